import { LINK } from '@fareeq/domain/codes/rules-links.ts'
import { CODE, type CodeRecord, type CodeTotals } from '@fareeq/domain/codes/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { type Sql, sql } from '../../platform/db/sql.ts'
import type { AddressRecord } from './rows.ts'
import type { ErasedPerson } from '../../platform/erasure.ts'

/** Whose codes: a mail address before sign-in, a user's phone after it, the address of a visitor who brings a friend. */
export type CodeSubject = { kind: 'email' | 'phone' | 'referral' | 'signature'; subject: string }

export type BrowserRecord = CodeRecord & { browser: string; code_hash: Buffer | null }
/** The row with the totals of an address. */
const WHOLE = ''

/**
 * Locks the records of a subject: concurrent calls queue at the row of the address, which is inserted when missing. A
 * browser's row is inserted when first needed.
 */
export async function lockRecords(db: Db, to: CodeSubject, address: string) {
  let rows = await lockKnown(db, to)
  if (rows[0]?.browser !== WHOLE) {
    await db.also(sql`
      insert into code_records (kind, subject, address, retries)
      values (${to.kind}, ${to.subject}, ${address}, ${CODE.retries})
      on conflict do nothing`)
    rows = await lockKnown(db, to)
  }
  const [totals, ...browsers] = rows as [AddressRecord, ...AddressRecord[]]
  return { totals, browsers: browsers as BrowserRecord[] }
}

const lockKnown = (db: Db, { kind, subject }: CodeSubject) =>
  db.rows<AddressRecord>(sql`
    select browser, address, code_hash, code_hash is not null as "hasCode", expires_at, retries, blocked_until,
           sends, sends_since, last_sent_at, wrong_count, last_wrong_at
    from code_records where kind = ${kind} and subject = ${subject} order by browser for update`)

type Saved = Omit<BrowserRecord, 'hasCode'>

export const saveBrowser = (db: Db, { kind, subject }: CodeSubject, record: Saved) =>
  db.also(sql`
    insert into code_records (kind, subject, browser, address, code_hash, expires_at, retries, blocked_until, sends,
      sends_since)
    values (${kind}, ${subject}, ${record.browser}, ${record.address}, ${record.code_hash}, ${record.expires_at},
      ${record.retries}, ${record.blocked_until}, ${record.sends}, ${record.sends_since})
    on conflict (kind, subject, browser) do update set
      address = excluded.address, code_hash = excluded.code_hash, expires_at = excluded.expires_at,
      retries = excluded.retries, blocked_until = excluded.blocked_until, sends = excluded.sends,
      sends_since = excluded.sends_since`)

export const saveTotals = (db: Db, { kind, subject }: CodeSubject, totals: Partial<CodeTotals>, was: CodeTotals) => {
  const { address, last_sent_at, sends, sends_since, wrong_count, last_wrong_at, blocked_until } = {
    ...was,
    ...totals,
  }
  return db.also(sql`
    update code_records set address = ${address}, last_sent_at = ${last_sent_at}, sends = ${sends}, sends_since = ${sends_since}, wrong_count = ${wrong_count},
      last_wrong_at = ${last_wrong_at}, blocked_until = ${blocked_until}
    where kind = ${kind} and subject = ${subject} and browser = ${WHOLE}`)
}

/** After success: resets the counters of its browsers, so that the next code may be asked for at once. */
export async function spendCode(db: Db, { kind, subject }: CodeSubject, browsers: readonly string[]) {
  const others = browsers.filter((browser) => browser !== WHOLE)
  if (others.length > 0)
    await db.also(sql`
      delete from code_records where kind = ${kind} and subject = ${subject} and browser = any(${others})`)
  // Legacy codes without a browser are in the row of the address.
  await db.also(sql`
    update code_records set code_hash = null, sends = 0, last_sent_at = null
    where kind = ${kind} and subject = ${subject} and browser = ${WHOLE}`)
}

/** Deletes all records of a subject. */
export const forgetRecords = (db: Db, { kind, subject }: CodeSubject) =>
  db.also(sql`delete from code_records where kind = ${kind} and subject = ${subject}`)

/** Browsers without activity for a day. */
export const deleteQuietBrowsers = (db: Db, before: Date) =>
  db.run(sql`
    delete from code_records
    where browser <> ${WHOLE} and greatest(expires_at, blocked_until) < ${before}`)

/** Until when nobody signs in with this subject's codes; for lists, as an expression over its column. */
export const lockedUntil = (subject: Sql, linkEmail: Sql, now: Date): Sql => sql`
  (select max(until) from (
    select blocked_until as until from code_records where kind = 'email' and subject = ${subject}
    union all
    select last_wrong_at + interval '1 day' from code_links
    where kind = 'staff' and email = ${linkEmail} and wrong_count >= ${LINK.wrongPerDay}
  ) locks where until > ${now})`

/** Forgets all wrong guesses of a colleague. */
export async function unlockStaff(db: Db, email: string): Promise<void> {
  await forgetRecords(db, { kind: 'email', subject: `staff:${email}` })
  await db.also(
    sql`update code_links set wrong_count = 0, last_wrong_at = null where kind = 'staff' and email = ${email}`,
  )
}

export async function erasePerson(db: Db, { id, email }: ErasedPerson): Promise<void> {
  await db.run(sql`
    delete from code_records where (kind in ('email', 'referral') and subject = ${email}) or (kind = 'phone' and subject = ${id})`)
  await db.run(sql`delete from code_links where kind = 'user' and email = ${email}`)
}
