import { expect, test } from 'vitest'
import { sql } from '../db/sql.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { deleteExpired } from './housekeeping.ts'

test('what has served its time is deleted, the rest stays', async () => {
  const { db, clear } = await testDatabase()
  await clear()
  for (const days of [1, 400]) {
    await db.run(
      sql`insert into events (topic, name, created_at) values ('t', 'n', now() - make_interval(days => ${days}))`,
    )
    await db.run(sql`
      insert into idempotency_keys (owner, key, request_hash, created_at)
      values ('o', ${String(days)}, '\\x00', now() - make_interval(days => ${days}))`)
    await db.run(sql`
      insert into audit_entries (actor_kind, action, subject_kind, at)
      values ('system', 'a', 's', now() - make_interval(days => ${days}))`)
    for (const status of ['queued', 'failed'])
      await db.run(sql`
        insert into messages (id, channel, to_address, lang, text, status, created_at)
        values (gen_random_uuid(), 'sms', '+966500000000', 'ar', 't', ${status}, now() - make_interval(days => ${days}))`)
  }
  await deleteExpired(db)
  const counts = sql`
    select (select count(*) from events) as events, (select count(*) from idempotency_keys) as keys,
           (select count(*) from audit_entries) as audit, (select count(*) from messages) as messages`
  // A waiting message is never deleted.
  expect(await db.one(counts)).toEqual({ events: 1, keys: 1, audit: 1, messages: 3 })
})
