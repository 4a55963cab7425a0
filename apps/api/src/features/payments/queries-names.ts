import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Name, PaymentRow } from './rows.ts'

const byId = (rows: readonly Name[]) => new Map(rows.map(({ id, name }) => [id, name]))

/** What companies and colleagues are called, for a page of payments: invoices say to whom they were made out. */
export async function namesFor(db: Db, rows: readonly PaymentRow[]) {
  const invoices = [...new Set(rows.map(({ invoice_id }) => invoice_id))]
  const staff = [...new Set(rows.flatMap(({ recorded_by }) => recorded_by ?? []))]
  return {
    companies: byId(
      await db.rows<Name>(sql`
        select organisation_id as id, buyer ->> 'name' as name from invoices where id = any(${invoices}) order by id`),
    ),
    staff: byId(await db.rows<Name>(sql`select id, name from staff where id = any(${staff})`)),
  }
}
