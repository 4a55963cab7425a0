import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export const insertPayoutReturn = (db: Db, lineId: string, transferId: string) =>
  db.also(sql`insert into bank_statement_payout_returns (transfer_id, line_id) values (${transferId}, ${lineId})`)
