import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { SealedTotpRow } from './rows.ts'

const otherKey = (keyId: Buffer): Sql =>
  sql`totp_secret is not null and substring(totp_secret from 1 for ${keyId.length}) <> ${keyId}`

export const totpOfOtherKeys = (db: Db, keyId: Buffer, after: string, limit: number) =>
  db.rows<SealedTotpRow>(sql`
    select id, totp_secret as sealed /* not null */ from staff
    where ${otherKey(keyId)} and id > ${after} order by id limit ${limit}`)

export const countTotpOfOtherKeys = async (db: Db, keyId: Buffer): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from staff where ${otherKey(keyId)}`)).count

export const saveResealedTotp = (db: Db, { id, sealed }: SealedTotpRow, resealed: Buffer) =>
  db.run(sql`update staff set totp_secret = ${resealed} where id = ${id} and totp_secret = ${sealed}`)
