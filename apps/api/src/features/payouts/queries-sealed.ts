import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { SealedDetailsRow, SealedPayoutRow } from './rows.ts'

const otherKey = (keyId: Buffer): Sql =>
  sql`details_secret is not null and substring(details_secret from 1 for ${keyId.length}) <> ${keyId}`

export const detailsOfOtherKeys = (db: Db, keyId: Buffer, after: string, limit: number) =>
  db.rows<SealedDetailsRow>(sql`
    select user_id as id, details_secret as sealed from payout_details
    where ${otherKey(keyId)} and user_id > ${after} order by user_id limit ${limit}`)

export const countDetailsOfOtherKeys = async (db: Db, keyId: Buffer): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from payout_details where ${otherKey(keyId)}`))
    .count

export const saveResealedDetails = (db: Db, { id, sealed }: SealedDetailsRow, resealed: Buffer) =>
  db.run(sql`
    update payout_details set details_secret = ${resealed} where user_id = ${id} and details_secret = ${sealed}`)

export const payoutsOfOtherKeys = (db: Db, keyId: Buffer, after: string, limit: number) =>
  db.rows<SealedPayoutRow>(sql`
    select id, details_secret as sealed /* not null */ from payouts
    where ${otherKey(keyId)} and id > ${after} order by id limit ${limit}`)

export const countPayoutsOfOtherKeys = async (db: Db, keyId: Buffer): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from payouts where ${otherKey(keyId)}`)).count

export const saveResealedPayout = (db: Db, { id, sealed }: SealedPayoutRow, resealed: Buffer) =>
  db.run(sql`update payouts set details_secret = ${resealed} where id = ${id} and details_secret = ${sealed}`)
