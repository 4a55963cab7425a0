import { beforeEach, expect, test } from 'vitest'
import { type AuditEntry, actorOf, audit, eraseDetails } from './audit.ts'
import { sql } from './db/sql.ts'
import { testDatabase } from '../testing/test-database.ts'

const { db, clear } = await testDatabase()
beforeEach(() => clear())

const userId = crypto.randomUUID()
const entry: AuditEntry = {
  actor: actorOf({ kind: 'talent', userId, sessionId: crypto.randomUUID() }),
  action: 'account.signed_in',
  subject: { kind: 'user', id: userId },
}

test('the trail is written with the change, or not at all', async () => {
  await db
    .transaction(async (db) => {
      await audit(db, entry)
      throw new Error('no')
    })
    .catch(() => {})
  expect(await db.rows(sql`select id from audit_entries`)).toEqual([])
  await audit(db, { ...entry, details: { from: 'a', to: 'b' } })
  expect(
    await db.one(sql`select actor_kind, actor_id, action, subject_kind, subject_id, details from audit_entries`),
  ).toEqual({
    actor_kind: 'talent',
    actor_id: userId,
    action: 'account.signed_in',
    subject_kind: 'user',
    subject_id: userId,
    details: { from: 'a', to: 'b' },
  })
})

test('nobody can change the trail; only what is older than twelve months can be deleted', async () => {
  await audit(db, entry)
  await expect(db.run(sql`update audit_entries set action = 'x'`)).rejects.toThrow('append-only')
  await expect(db.run(sql`delete from audit_entries`)).rejects.toThrow('append-only')
  await expect(db.run(sql`truncate audit_entries`)).rejects.toThrow('append-only')
  await db.run(sql`
    insert into audit_entries (at, actor_kind, action, subject_kind)
    values (now() - interval '13 months', 'system', 'old', 'user')`)
  expect(await db.run(sql`delete from audit_entries where at < now() - interval '12 months'`)).toBe(1)
  expect(await db.rows(sql`select action from audit_entries`)).toEqual([{ action: 'account.signed_in' }])
})

test('words may be removed from it, with a mark; nothing is added, changed or removed silently', async () => {
  const details = { part: 'bio_ar', from: 'old words', reason: 'because' }
  await audit(db, { ...entry, details })
  const wordings = { actions: ['account.signed_in'], details: ['from'] }
  await eraseDetails(db, sql`select id from audit_entries`, { keys: ['part', 'from'], wordings }, 'erased')
  const remaining = { part: 'bio_ar', erased: true }
  expect(await db.one(sql`select details from audit_entries`)).toEqual({ details: remaining })
  for (const forged of [{ part: 'bio_ar' }, { ...remaining, part: 'bio_en' }, { ...remaining, reason: 'because' }])
    await expect(db.run(sql`update audit_entries set details = ${JSON.stringify(forged)}`)).rejects.toThrow(
      'append-only',
    )
  await expect(
    db.run(sql`update audit_entries set at = now(), details = ${JSON.stringify(remaining)}`),
  ).rejects.toThrow('append-only')
})

test('what opens an account never reaches the trail, however deep it is', async () => {
  const details = {
    otpCode: '4821',
    nested: [{ access_token: 'abc123', code: '4821' }],
    password: 'hunter2',
    country_code: 'SA',
    reason: 'kept',
  }
  await audit(db, { ...entry, details })
  const json = JSON.stringify(await db.one(sql`select details from audit_entries`))
  for (const secret of ['4821', 'abc123', 'hunter2']) expect(json).not.toContain(secret)
  expect(json).toContain('"country_code":"SA"')
  expect(json).toContain('"reason":"kept"')
})
