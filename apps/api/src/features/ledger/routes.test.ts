import { randomUUID } from 'node:crypto'
import { ledgerContract as contract } from '@fareeq/domain/ledger/contract.ts'
import type { EntryKind, LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import type { LedgerEntry, TrialBalance } from '@fareeq/domain/ledger/schema.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { type Person, freshStory } from '../../testing/story.ts'
import { book, bookEntry } from './actions.ts'
import { setPostingDays } from './queries-days.ts'

let mona: Person
const story = await freshStory()
beforeEach(async () => {
  mona = await story.staff(['finance'], 'Mona')
})

const souq = randomUUID()
const SYSTEM = { kind: 'system' } as const
type Side = [account: LedgerAccount, amount: number, owner?: string]
const posted = (sides: readonly Side[]) =>
  sides.map(([account, amount, owner = null]) => ({ account, amount, owner }) as const)
const bill = (day: string, amount: number, kind: EntryKind = 'bonus_due') =>
  story.db.transaction((db: Db) =>
    book(
      db,
      {
        kind,
        reference: randomUUID(),
        day,
        actor: SYSTEM,
        postings: posted([
          ['receivable', amount, souq],
          ['fees', -amount],
        ]),
      },
      story.now(),
    ),
  )
/** Closed by hand of the database, as closing does it. */
async function close(month: string, lastDay: string) {
  await story.db.run(sql`
    insert into accounting_periods (month, last_day, state, updated_at) values (${month}, ${lastDay}, 'closing', ${story.now()})`)
  await story.db.run(sql`
    insert into accounting_period_balances (month, account, owner, debit, credit, balance)
    select ${month}, account, owner, coalesce(sum(amount) filter (where amount > 0), 0),
      coalesce(-sum(amount) filter (where amount < 0), 0), sum(amount)
    from ledger_postings where booked_on <= ${lastDay}::date group by account, owner`)
  await story.db.run(
    sql`update accounting_periods set state = 'closed', closed_at = ${story.now()} where month = ${month}`,
  )
}
const trial = async (query: object = {}): Promise<TrialBalance> =>
  (await mona.call(contract.trialBalance, { query })).body.data
const row = (balance: TrialBalance, account: LedgerAccount) => balance.rows.find((line) => line.account === account)

describe('the trial balance', () => {
  beforeEach(async () => {
    await bill('2026-09-20', 1000)
    await bill('2026-10-05', 200)
    await bill('2026-11-03', 30)
  })

  test('says what was there before the days, what moved in them, and what there is after; both sides are equal', async () => {
    const balance = await trial({ from: '2026-10-01', to: '2026-10-31' })
    expect(row(balance, 'receivable')).toMatchObject({ opening: 1000, debit: 200, credit: 0, closing: 1200 })
    expect(row(balance, 'fees')).toMatchObject({ opening: -1000, debit: 0, credit: 200, closing: -1200 })
    expect(balance.totals).toEqual({ debit: 200, credit: 200, closing_debit: 1200, closing_credit: 1200 })
  })

  test('is that of this month until today, unless days are chosen', async () => {
    expect(await trial()).toMatchObject({ from: '2026-11-01', to: story.now().toISOString().slice(0, 10) })
    const reversed = await mona.call(contract.trialBalance, { query: { from: '2026-11-02', to: '2026-11-01' } })
    expect(reversed.body.errors).toMatchObject([{ code: 'span_reversed', field: 'to' }])
  })

  test('is the same before and after months are closed, whatever days are asked for', async () => {
    const spans = [
      { from: '2026-09-01', to: '2026-11-15' },
      { from: '2026-09-21', to: '2026-11-02' },
      { from: '2026-10-01', to: '2026-10-31' },
      { from: '2026-11-01', to: '2026-11-10' },
      { from: '2026-08-01', to: '2026-08-31' },
    ]
    const before = await Promise.all(spans.map(trial))
    await close('2026-09', '2026-09-30')
    const after = await Promise.all(spans.map(trial))
    expect(after.map(({ closed_through }) => closed_through)).toEqual(spans.map(() => '2026-09-30'))
    const sumsOf = (balances: TrialBalance[]) => balances.map(({ rows, totals }) => [rows, totals])
    expect(sumsOf(after)).toEqual(sumsOf(before))
  })

  test('is a sheet, too', async () => {
    const { body } = await mona.call(contract.trialBalanceSheet, { query: { from: '2026-10-01', to: '2026-10-31' } })
    expect(body).toContain('1100,Owed by companies,10.00,2.00,0.00,12.00,')
  })

  test('does not need a day on each posting: those of an earlier release get theirs later', async () => {
    const before = await trial({ from: '2026-10-01', to: '2026-10-31' })
    await story.db.transaction(async (db) => {
      await db.query({ text: 'set local session_replication_role = replica', values: [] })
      await db.run(sql`update ledger_postings set booked_on = null`)
    })
    expect(await trial({ from: '2026-10-01', to: '2026-10-31' })).toEqual(before)
    expect(await setPostingDays(story.db, null)).toMatchObject({ moved: 6 })
    expect(await story.db.rows(sql`select from ledger_postings where booked_on is null`)).toEqual([])
    expect(await trial({ from: '2026-10-01', to: '2026-10-31' })).toEqual(before)
  })
})

describe('a closed month', () => {
  test('takes nothing any more: what belongs to it counts from the next day on and keeps its own', async () => {
    await bill('2026-09-20', 1000)
    await close('2026-09', '2026-09-30')
    await bill('2026-09-25', 50)
    const [late] = (await mona.call(contract.entries)).body.data as LedgerEntry[]
    expect(late).toMatchObject({ day: '2026-10-01', document_day: '2026-09-25' })
    expect(row(await trial({ from: '2026-09-01', to: '2026-09-30' }), 'receivable')?.closing).toBe(1000)
    await bill('2026-10-02', 7)
    const [next] = (await mona.call(contract.entries)).body.data as LedgerEntry[]
    expect(next).toMatchObject({ day: '2026-10-02', document_day: null })
  })

  test('is held by the database against entries, its sums and its state', async () => {
    await bill('2026-09-20', 1000)
    await close('2026-09', '2026-09-30')
    const entry = story.db.run(sql`
      insert into ledger_entries (id, kind, reference, day, actor_kind, postings, created_at)
      values (${randomUUID()}, 'payment', 'x', '2026-09-30', 'system', 2, ${story.now()})`)
    await expect(entry).rejects.toThrow('is closed')
    for (const change of [
      sql`update accounting_period_balances set balance = 0`,
      sql`delete from accounting_period_balances`,
      sql`insert into accounting_period_balances (month, account, debit, credit, balance) values ('2026-09', 'cash', 1, 0, 1)`,
      sql`delete from accounting_periods`,
      sql`update accounting_periods set last_day = '2026-08-31', month = '2026-08'`,
    ])
      await expect(story.db.run(change)).rejects.toThrow()
  })
})

describe('the entries', () => {
  test('of one account have its balance after each, over all pages, and the sums of the days', async () => {
    for (const [day, amount] of [
      ['2026-10-05', 200],
      ['2026-10-05', 40],
      ['2026-11-03', 30],
    ] as const)
      await bill(day, amount)
    const query = { account: 'receivable', owner: souq, from: '2026-10-01', to: '2026-11-15', limit: 2 } as const
    const first = (await mona.call(contract.entries, { query })).body
    const second = (await mona.call(contract.entries, { query: { ...query, cursor: first.meta.next_cursor } })).body
    const rows: LedgerEntry[] = [...first.data, ...second.data]
    expect(rows.map(({ day, balance }) => [day, balance])).toEqual([
      ['2026-11-03', 270],
      ['2026-10-05', 240],
      ['2026-10-05', 200],
    ])
    expect(first.meta.sums).toEqual({ opening: 0, debit: 270, credit: 0, closing: 270 })
    expect(second.meta.next_cursor).toBeNull()
  })

  test('name what they correct, and are found by their own address', async () => {
    const postings = posted([
      ['cash', 500],
      ['other_income', -500],
    ])
    const now = story.now()
    const entry = { kind: 'manual', day: '2026-11-02', actor: SYSTEM, reason: 'A gift' } as const
    const [id, correction] = await story.db.transaction(async (db) => {
      const first = await bookEntry(db, { ...entry, reference: 'a', postings }, now)
      const back = postings.map((posting) => ({ ...posting, amount: -posting.amount }))
      const corrects = { kind: 'manual', reference: 'a' } as const
      const second = await bookEntry(db, { ...entry, reference: 'b', postings: back, corrects }, now)
      return [first!, second!]
    })
    const read = async (entryId: string) => (await mona.call(contract.entry, { params: { id: entryId } })).body.data
    expect(await read(id)).toMatchObject({ reason: 'A gift', corrects: null, corrected_by: [{ id: correction }] })
    expect(await read(correction)).toMatchObject({ corrects: { id }, corrected_by: [] })
    expect((await mona.call(contract.entry, { params: { id: randomUUID() } })).status).toBe(404)
  })

  test('are closed to whoever keeps no books', async () => {
    const recruiter = await story.staff(['recruiter'])
    const answers = await Promise.all([
      recruiter.call(contract.entries),
      recruiter.call(contract.trialBalance),
      recruiter.call(contract.export, { query: { from: '2026-11-01', to: '2026-11-15', format: 'xero' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403])
  })
})

describe('an export', () => {
  const days = { from: '2026-11-01', to: '2026-11-15' } as const
  test('says into how many files it is split, and is in the trail', async () => {
    for (let count = 0; count < 160; count++) await bill('2026-11-03', 100 + count)
    const { body } = await mona.call(contract.exports, { query: days })
    expect(body.data).toEqual({
      entries: 160,
      lines: 320,
      files: [
        { format: 'sheet', count: 1 },
        { format: 'xero', count: 2 },
        { format: 'quickbooks', count: 1 },
        { format: 'odoo', count: 1 },
      ],
    })
    const file = async (number: number) =>
      mona.call(contract.export, { query: { ...days, format: 'xero', file: number } })
    const [first, second, third] = [await file(1), await file(2), await file(3)]
    expect([first, second].map(({ body: text }) => text.trimEnd().split('\r\n').length)).toEqual([301, 21])
    expect(first.headers.get('content-disposition')).toContain('ledger-xero-2026-11-01-2026-11-15-1-of-2.csv')
    expect(third.body.code).toBe('export_empty')
    const trail = await story.db.rows(sql`select details from audit_entries where action = 'ledger.exported'`)
    expect(trail).toHaveLength(2)
  })

  test('of days without entries has nothing to give', async () => {
    expect((await mona.call(contract.exports, { query: days })).body.data.entries).toBe(0)
    const empty = await mona.call(contract.export, { query: { ...days, format: 'odoo' } })
    expect(empty.body.errors).toMatchObject([{ code: 'export_empty', field: 'from' }])
  })
})
