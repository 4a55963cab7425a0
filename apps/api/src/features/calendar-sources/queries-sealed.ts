import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { SealedAddressRow } from './rows.ts'

const otherKey = (keyId: Buffer): Sql => sql`substring(address_secret from 1 for ${keyId.length}) <> ${keyId}`

export const addressesOfOtherKeys = (db: Db, keyId: Buffer, after: string, limit: number) =>
  db.rows<SealedAddressRow>(sql`
    select id, address_secret as sealed from calendar_sources
    where ${otherKey(keyId)} and id > ${after} order by id limit ${limit}`)

export const countAddressesOfOtherKeys = async (db: Db, keyId: Buffer): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int as count from calendar_sources where ${otherKey(keyId)}`))
    .count

export const saveResealedAddress = (db: Db, { id, sealed }: SealedAddressRow, resealed: Buffer) =>
  db.run(sql`update calendar_sources set address_secret = ${resealed} where id = ${id} and address_secret = ${sealed}`)
