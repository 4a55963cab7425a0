import { randomUUID } from 'node:crypto'
import { describe, expect, inject, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { invoiceRow } from '../../testing/invoices.ts'
import { freshStory } from '../../testing/story.ts'
import { lockWithSources } from './queries.ts'

const story = await freshStory()
const { engine } = inject('testDatabases')

const isWaiting = async () =>
  (await story.db.row(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)) !== undefined

// The embedded engine has one connection: no transaction of it waits for the lock of another.
describe.skipIf(engine === 'embedded')('a credit note', () => {
  test('locks also the sources of an invoice that was being issued when it began, before it takes a number', async () => {
    const owner = await story.client()
    const [source, issued] = [await invoiceRow(story, owner), randomUUID()]
    await story.db.run(sql`
      insert into invoices (id, organisation_id, state, subtotal, vat, total, created_at, updated_at)
      select ${issued}, organisation_id, 'draft', 100, 0, 100, created_at, updated_at from invoices where id = ${source}`)
    const [commit, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const [started, locked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const issuing = story.db.transaction(async (db) => {
      await db.run(sql`select from invoices where id = ${issued} for update`)
      started.resolve()
      await commit.promise
      await db.run(sql`
        insert into invoice_payments (id, invoice_id, kind, amount, day, other_invoice_id, created_at)
        values (${randomUUID()}, ${issued}, 'credit', 100, '2026-11-18', ${source}, ${story.now()})`)
    })
    await started.promise
    const crediting = story.db.transaction(async (db) => {
      await lockWithSources(db, issued)
      locked.resolve()
      await release.promise
    })
    await vi.waitUntil(isWaiting, { timeout: 10_000, interval: 5 })
    commit.resolve()
    await Promise.all([issuing, locked.promise])
    const free = await story.db.rows(sql`select id from invoices where id = ${source} for update skip locked`)
    release.resolve()
    await crediting
    expect(free).toEqual([])
  })
})
