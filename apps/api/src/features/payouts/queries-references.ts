import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NamedTransfer } from './rows.ts'

/** Transfers with these references, of whatever batch. */
export const transfersByReference = (db: Db, references: readonly string[], lang: Lang) =>
  db.rows<NamedTransfer>(sql`
    select payout_transfers.id, batch_id, reference, amount, state, name_for(users, ${lang}) as talent
    from payout_transfers join users on users.id = talent_id
    where reference = any(${[...references]}::text[]) order by payout_transfers.id`)
