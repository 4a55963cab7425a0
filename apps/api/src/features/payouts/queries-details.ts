import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { DetailsRow } from './rows.ts'

const ROW = sql`user_id, country, method, masked, details_secret, updated_at`

export const detailsOf = (db: Db, userId: string) =>
  db.row<DetailsRow>(sql`select ${ROW} from payout_details where user_id = ${userId}`)

/** Share locks: sealing anew waits until what is copied into a batch is there. */
export const lockDetailsOfAll = (db: Db, userIds: readonly string[]) =>
  db.rows<DetailsRow>(sql`
    select ${ROW} from payout_details where user_id = any(${userIds}::uuid[]) order by user_id for share`)

export const saveDetailsRow = (db: Db, detailsRow: DetailsRow) =>
  db.run(sql`
    insert into payout_details (user_id, country, method, masked, details_secret, updated_at)
    values (${detailsRow.user_id}, ${detailsRow.country}, ${detailsRow.method}, ${detailsRow.masked}, ${detailsRow.details_secret}, ${detailsRow.updated_at})
    on conflict (user_id) do update set country = excluded.country, method = excluded.method, masked = excluded.masked,
      details_secret = excluded.details_secret, updated_at = excluded.updated_at`)

export const countryOf = async (db: Db, userId: string): Promise<string | null> =>
  (await db.one<{ country: string | null }>(sql`select country from users where id = ${userId}`)).country
