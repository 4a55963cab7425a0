import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test, vi } from 'vitest'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { freshStory } from '../../testing/story.ts'
import { book } from './actions.ts'

const story = await freshStory()
const { engine } = inject('testDatabases')

const isWaiting = async (count: number) =>
  (
    await story.db.rows(
      sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).length >= count
const bookOn = (db: Db, day: string) => {
  const postings = [
    { account: 'cash', owner: null, amount: 5 },
    { account: 'fees', owner: null, amount: -5 },
  ] as const
  const entry = { kind: 'payment', reference: randomUUID(), day, actor: { kind: 'system' }, postings } as const
  return book(db, entry, story.now())
}

// The embedded engine has one connection: no transaction of it waits for the lock of another.
describe.skipIf(engine === 'embedded')('closing a month', () => {
  test('waits for bookings under way, and what waited for it is booked in the next month', async () => {
    const [commit, started] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const running = story.db.transaction(async (db) => {
      await bookOn(db, '2026-09-30')
      started.resolve()
      await commit.promise
    })
    await started.promise
    const closing = story.db.transaction(async (db) => {
      await db.run(sql`select pg_advisory_xact_lock(hashtextextended('ledger', 0))`)
      await db.run(sql`
        insert into accounting_periods (month, last_day, state, closed_at, updated_at)
        values ('2026-09', '2026-09-30', 'closed', ${story.now()}, ${story.now()})`)
    })
    await vi.waitUntil(() => isWaiting(1), { timeout: 10_000, interval: 5 })
    const late = story.db.transaction((db) => bookOn(db, '2026-09-29'))
    await vi.waitUntil(() => isWaiting(2), { timeout: 10_000, interval: 5 })
    commit.resolve()
    await Promise.all([running, closing, late])
    const days = await story.db.rows<{ day: string; own: string | null }>(
      sql`select day::text, document_day::text as own from ledger_entries order by day`,
    )
    expect(days).toEqual([
      { day: '2026-09-30', own: null },
      { day: '2026-10-01', own: '2026-09-29' },
    ])
  })
})
