import { OPEN_TICKETS } from '@fareeq/domain/tickets/states.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AskedBuyout } from './rows.ts'

/** The question of the company that nobody has answered. */
export const askedBuyout = (db: Db, contractId: string) =>
  db.row<AskedBuyout>(sql`
    select id, data->>'last_day' as last_day /* not null */, (data->>'fee')::int as fee /* not null */, created_at, due_at
    from tickets where kind = 'buyout' and state in (${sql.literals(OPEN_TICKETS)}) and data->>'contract_id' = ${contractId}
    order by id limit 1`)

/** The company of a contract. */
export const organisationOf = async (db: Db, clientId: string): Promise<string | null> =>
  (
    await db.row<{ organisation_id: string }>(sql`
      select organisation_id from organisation_members where user_id = ${clientId}`)
  )?.organisation_id ?? null
