import type { CodeRecord } from '@fareeq/domain/codes/rules.ts'
import { CODE } from '@fareeq/domain/codes/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

/** Whose codes: a mail address before sign-in, a user's phone after it, the address of a visitor who brings a friend. */
export type CodeSubject = { kind: 'email' | 'phone' | 'referral'; subject: string }

export type LockedRecord = CodeRecord & { code_hash: Buffer | null }

/** The record of this subject, made when missing and held until the transaction ends: two clicks queue up here. */
export async function lockRecord(db: Db, to: CodeSubject, address: string): Promise<LockedRecord> {
  const known = await lockKnown(db, to)
  if (known) return known
  await db.also(sql`
    insert into code_records (kind, subject, address, retries)
    values (${to.kind}, ${to.subject}, ${address}, ${CODE.retries})
    on conflict do nothing`)
  return (await lockKnown(db, to))!
}

const lockKnown = (db: Db, { kind, subject }: CodeSubject) =>
  db.row<LockedRecord>(sql`
    select address, code_hash, code_hash is not null as "hasCode", expires_at, retries, blocked_until,
           sends, sends_since, last_sent_at, wrong_count, last_wrong_at
    from code_records where kind = ${kind} and subject = ${subject} for update`)

type Saved = Omit<LockedRecord, 'hasCode'>

export async function saveRecord(db: Db, { kind, subject }: CodeSubject, record: Saved) {
  await db.also(sql`
    update code_records set
      address = ${record.address}, code_hash = ${record.code_hash}, expires_at = ${record.expires_at}, retries = ${record.retries},
      blocked_until = ${record.blocked_until}, sends = ${record.sends}, sends_since = ${record.sends_since},
      last_sent_at = ${record.last_sent_at}, wrong_count = ${record.wrong_count}, last_wrong_at = ${record.last_wrong_at}
    where kind = ${kind} and subject = ${subject}`)
}
