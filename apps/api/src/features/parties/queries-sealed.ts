import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { SealedNumbersRow } from './rows.ts'

const otherKey = (keyId: Buffer): Sql =>
  sql`numbers_secret is not null and substring(numbers_secret from 1 for ${keyId.length}) <> ${keyId}`

export const numbersOfOtherKeys = (db: Db, keyId: Buffer, after: string, limit: number) =>
  db.rows<SealedNumbersRow>(sql`
    select user_id as id, numbers_secret as sealed /* not null */ from talent_parties
    where ${otherKey(keyId)} and user_id > ${after} order by user_id limit ${limit}`)

export const countNumbersOfOtherKeys = async (db: Db, keyId: Buffer): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from talent_parties where ${otherKey(keyId)}`))
    .count

export const saveResealedNumbers = (db: Db, { id, sealed }: SealedNumbersRow, resealed: Buffer) =>
  db.run(
    sql`update talent_parties set numbers_secret = ${resealed} where user_id = ${id} and numbers_secret = ${sealed}`,
  )
