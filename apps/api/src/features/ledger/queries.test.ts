import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { insertEntry } from './queries.ts'

const { db, clear } = await testDatabase()
beforeEach(() => clear())
const NOW = new Date('2026-11-16T09:00:00Z')
const owner = randomUUID()
const sides = (debit: number, credit: number) =>
  [
    { account: 'receivable', owner, amount: debit },
    { account: 'fees', owner: null, amount: -credit },
  ] as const
const entry = (reference: string, debit = 100, credit = debit) => ({
  id: randomUUID(),
  kind: 'invoice' as const,
  reference,
  day: '2026-11-16',
  actor: { kind: 'system' } as const,
  postings: sides(debit, credit),
})
const booked = (one: ReturnType<typeof entry>) => db.transaction((db: Db) => insertEntry(db, one, NOW))
const count = async () => (await db.one<{ n: number }>(sql`select count(*)::int as n from ledger_postings`)).n

describe('the database itself', () => {
  test('refuses an entry that is not balanced, and nothing of it stays', async () => {
    await expect(booked(entry('a', 100, 99))).rejects.toThrow('not balanced')
    expect(await count()).toBe(0)
  })

  test('refuses a posting that comes later, and an entry without postings', async () => {
    const one = entry('a')
    await booked(one)
    const more = db.transaction(async (db) => {
      for (const amount of [5, -5])
        await db.run(sql`insert into ledger_postings (entry_id, account, amount) values (${one.id}, 'cash', ${amount})`)
    })
    await expect(more).rejects.toThrow('not balanced')
    const empty = db.run(sql`
      insert into ledger_entries (id, kind, reference, day, actor_kind, postings, created_at)
      values (${randomUUID()}, 'payment', 'b', '2026-11-16', 'system', 2, ${NOW})`)
    await expect(empty).rejects.toThrow('not balanced')
  })

  test('refuses every change of what was booked', async () => {
    await booked(entry('a'))
    for (const statement of [
      sql`update ledger_postings set amount = amount * 2`,
      sql`delete from ledger_postings`,
      sql`update ledger_entries set day = '2020-01-01'`,
      sql`delete from ledger_entries`,
      sql`truncate ledger_postings`,
    ])
      await expect(db.run(statement)).rejects.toThrow('append-only')
    expect(await count()).toBe(2)
  })

  test('books the same thing once', async () => {
    expect([await booked(entry('a')), await booked(entry('a')), await booked(entry('b'))]).toEqual([true, false, true])
    expect(await count()).toBe(4)
  })
})
