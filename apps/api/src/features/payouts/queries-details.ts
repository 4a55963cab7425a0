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

/** `isOther`: not the account that it was before. */
export const saveDetailsRow = (db: Db, detailsRow: DetailsRow, isOther = true) =>
  db.run(sql`
    insert into payout_details (user_id, country, method, masked, details_secret, updated_at, first_at)
    values (${detailsRow.user_id}, ${detailsRow.country}, ${detailsRow.method}, ${detailsRow.masked}, ${detailsRow.details_secret},
      ${detailsRow.updated_at}, ${detailsRow.updated_at})
    on conflict (user_id) do update set country = excluded.country, method = excluded.method, masked = excluded.masked,
      details_secret = excluded.details_secret, updated_at = excluded.updated_at
      ${isOther ? sql`, changed_at = excluded.updated_at, masked_before = payout_details.masked` : sql.empty}`)

export const countryOf = async (db: Db, userId: string): Promise<string | null> =>
  (await db.one<{ country: string | null }>(sql`select country from users where id = ${userId}`)).country

export const touchDetails = (db: Db, userId: string, now: Date) =>
  db.run(sql`update payout_details set updated_at = ${now} where user_id = ${userId}`)
