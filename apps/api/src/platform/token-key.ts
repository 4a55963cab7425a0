import { randomBytes } from 'node:crypto'
import type { Db } from './db/database.ts'
import { sql } from './db/sql.ts'
import type { Log } from './log.ts'
import type { TokenKeyRow } from './rows.ts'
import { type SecretKeys, keyOf, seal, storageKeys, unseal } from './sealing.ts'

const NAME = 'tokens'
const PURPOSE = 'token key'

const sealTokenKey = (secretKey: string, tokenKey: string): Buffer => seal(secretKey, PURPOSE, Buffer.from(tokenKey))

const unsealTokenKey = (keys: SecretKeys, sealed: Buffer): string | null =>
  unseal(storageKeys(keys), PURPOSE, sealed)?.toString() ?? null

/**
 * The key that links and codes are made with. It stays when SECRET_KEY changes, so that links in mails go on. Links were made
 * with SECRET_KEY itself before there was this key, which therefore begins as that one.
 */
export async function readTokenKey(db: Db, keys: SecretKeys, log: Log, now: Date): Promise<string> {
  const { SECRET_KEY, SECRET_KEY_PREVIOUS = SECRET_KEY } = keys
  const row =
    (await tokenKeyRow(db)) ?? (await insertTokenKey(db, sealTokenKey(SECRET_KEY_PREVIOUS, SECRET_KEY_PREVIOUS), now))
  const tokenKey = unsealTokenKey(keys, row.sealed)
  if (tokenKey) {
    if (keyOf(storageKeys(keys), row.sealed) !== SECRET_KEY)
      log.info({}, 'SECRET_KEY_PREVIOUS seals until `npm run reseal`: run it when every process knows both keys')
    return tokenKey
  }
  log.error(
    {},
    'SECRET_KEY is not the one that this database was used with: authenticators and payout details cannot be read, and ' +
      'links already mailed may not work. Set the former key as SECRET_KEY_PREVIOUS; if it is lost, see ' +
      'docs/operating/settings-and-keys.md',
  )
  return SECRET_KEY
}

const tokenKeyRow = (db: Db) => db.row<TokenKeyRow>(sql`select sealed from sealed_keys where name = ${NAME}`)

/**
 * The key that every process seals with: that of the token key. A new SECRET_KEY is only read with until the command `reseal`
 * has moved the token key to it, so that processes that do not know it yet read what the others seal. Share lock: the command
 * waits for transactions that seal with the former one, and then finds what they saved.
 */
export async function sealingKey(db: Db, keys: SecretKeys): Promise<string> {
  const row = await db.row<TokenKeyRow>(sql`select sealed from sealed_keys where name = ${NAME} for share`)
  return (row && keyOf(storageKeys(keys), row.sealed)) ?? keys.SECRET_KEY
}

/** What another process has inserted first counts. */
async function insertTokenKey(db: Db, sealed: Buffer, now: Date): Promise<TokenKeyRow> {
  await db.run(sql`
    insert into sealed_keys (name, sealed, updated_at) values (${NAME}, ${sealed}, ${now}) on conflict (name) do nothing`)
  return (await tokenKeyRow(db))!
}

/**
 * Seals it with the present key; with `isNew` a new one, which makes links that were mailed so far void. False when it cannot
 * be read.
 */
export const resealTokenKey = (db: Db, keys: SecretKeys, now: Date, isNew = false): Promise<boolean> =>
  db.transaction(async (db) => {
    const row = await db.one<TokenKeyRow>(sql`select sealed from sealed_keys where name = ${NAME} for update`)
    const tokenKey = isNew ? randomBytes(32).toString('base64url') : unsealTokenKey(keys, row.sealed)
    if (!tokenKey) return false
    const sealed = sealTokenKey(keys.SECRET_KEY, tokenKey)
    await db.run(sql`update sealed_keys set sealed = ${sealed}, updated_at = ${now} where name = ${NAME}`)
    return true
  })
