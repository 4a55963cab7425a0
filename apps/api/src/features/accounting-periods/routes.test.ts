import { accountingPeriodsContract as contract } from '@fareeq/domain/accounting-periods/contract.ts'
import type { PeriodCheckKind } from '@fareeq/domain/accounting-periods/limits.ts'
import type { AccountingPeriod, PeriodCheck } from '@fareeq/domain/accounting-periods/schema.ts'
import { approvalsContract } from '@fareeq/domain/approvals/contract.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import type { LedgerEntry } from '@fareeq/domain/ledger/schema.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { bookedEntry, writeEntry } from '../../testing/books.ts'
import { invoiceRow } from '../../testing/invoices.ts'
import { type Person, snapshotStory } from '../../testing/story.ts'

const RENT: HandPosting[] = [
  { account: 'other_expenses', amount: 50_000 },
  { account: 'equity', amount: -50_000 },
]
let mona: Person
let omar: Person
/** Books that begin in September; today is in November. */
const story = await snapshotStory(async (story) => {
  mona = await story.staff(['finance'], 'Mona')
  omar = await story.staff(['finance', 'admin'], 'Omar')
  for (const day of ['2026-09-10', '2026-10-20'])
    await bookedEntry(mona, omar, { day, template: 'other', postings: RENT })
})
const move = (name: 'begin' | 'stop' | 'close', month: string, person = mona) =>
  person.call(contract[name], { params: { month } })
const read = async (month: string): Promise<AccountingPeriod> =>
  (await mona.call(contract.read, { params: { month } })).body.data
const RATE = { rate: 37_500, source: 'SAMA', source_day: '2026-09-30' }
const setRate = (month: string, body: object = {}) =>
  mona.send('POST', `/api/ops/accounting-periods/${month}/rate`, { ...RATE, ...body })
const open = (checks: readonly PeriodCheck[]): PeriodCheckKind[] =>
  checks.filter(({ is_done }) => !is_done).map(({ kind }) => kind)
async function close(month: string) {
  await setRate(month, { source_day: `${month}-28` })
  await move('begin', month)
  const answer = await move('close', month)
  expect([answer.status, answer.body]).toMatchObject([200, { data: { state: 'closed' } }])
}
const reopen = (month: string, person = mona) =>
  person.call(contract.reopen, { params: { month }, body: { reason: 'The rent of September was wrong' } })
async function release(person = omar) {
  const [waiting] = (await person.call(approvalsContract.list, { query: { state: 'waiting' } })).body.data
  return person.call(approvalsContract.release, { params: { id: waiting.id } })
}
describe('the months of the books', () => {
  test('go from the first entry to this month, and all are open', async () => {
    const { data } = (await mona.call(contract.list)).body
    expect(data.map(({ month, state, has_ended }: AccountingPeriod) => [month, state, has_ended])).toEqual([
      ['2026-11', 'open', false],
      ['2026-10', 'open', true],
      ['2026-09', 'open', true],
    ])
    expect((await mona.call(contract.read, { params: { month: '2026-08' } })).status).toBe(404)
  })

  test('are closed when the checklist is done, in order, and say by whom', async () => {
    expect((await move('begin', '2026-11')).body.code).toBe('period_not_ended')
    expect((await move('begin', '2026-09')).body.data).toMatchObject({ state: 'closing', by: 'Mona', can_close: false })
    expect(open((await read('2026-09')).checks)).toEqual(['rate'])
    expect((await move('close', '2026-09')).body.code).toBe('period_not_ready')
    expect((await setRate('2026-09')).body.data).toMatchObject({ can_close: true, rate: { ...RATE, by: 'Mona' } })
    const closed = await move('close', '2026-09', omar)
    expect(closed.body.data).toMatchObject({ state: 'closed', by: 'Omar', can_reopen: true, checks: [] })
    expect(closed.body.data.events.map(({ event, by }: { event: string; by: string }) => [event, by])).toEqual([
      ['close', 'Omar'],
      ['begin', 'Mona'],
    ])
  })

  test('wait for the one before them', async () => {
    await move('begin', '2026-10')
    await setRate('2026-10', { source_day: '2026-10-31' })
    expect(open((await read('2026-10')).checks)).toEqual(['order'])
    expect((await move('close', '2026-10')).body.code).toBe('period_not_next')
    await close('2026-09')
    expect((await move('close', '2026-10')).body.data).toMatchObject({ state: 'closed' })
  })

  test('are closed once by two who press together', async () => {
    await setRate('2026-09')
    await move('begin', '2026-09')
    const answers = await Promise.all([move('close', '2026-09'), move('close', '2026-09', omar)])
    expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
    expect(await story.db.rows(sql`select from accounting_period_events where event = 'close'`)).toHaveLength(1)
  })

  test('say what is still open, each for its reason', async () => {
    await invoiceRow(story, await story.client())
    await story.db.run(sql`
      insert into invoices (id, organisation_id, state, month, subtotal, vat, total, created_at, updated_at)
      select gen_random_uuid(), id, 'draft', '2026-09', 100, 0, 100, '2026-10-01', '2026-10-01' from organisations limit 1`)
    await bookedEntry(mona, omar, {
      day: '2026-09-12',
      template: 'other',
      postings: [
        { account: 'cash', amount: 700 },
        { account: 'suspense', amount: -700 },
      ],
    })
    await writeEntry(mona, { day: '2026-09-13', template: 'other', postings: RENT })
    const { checks } = await read('2026-09')
    expect(checks.filter(({ is_done }) => !is_done)).toMatchObject(
      [
        { kind: 'reconciliation', count: 1 },
        { kind: 'drafts', count: 0 },
        { kind: 'approvals', count: 1 },
        { kind: 'suspense', amount: -700 },
        { kind: 'sub_ledgers', count: 1, amount: 11_500 },
        { kind: 'rate' },
      ].filter(({ kind }) => kind !== 'drafts'),
    )
    const october = (await read('2026-10')).checks
    expect(october.find(({ kind }) => kind === 'drafts')).toMatchObject({ is_done: false, count: 1 })
  })
})

describe('a closed month', () => {
  test('takes no entry: one of it is refused, or counts in the open month and says so', async () => {
    await close('2026-09')
    const refused = await writeEntry(mona, { day: '2026-09-15', template: 'other', postings: RENT })
    expect(refused.body.errors).toMatchObject([{ code: 'entry_month_closed', field: 'day' }])
    expect(refused.body.message).toContain('30 September 2026')
    const late = await bookedEntry(mona, omar, { day: '2026-09-15', is_late: true, template: 'other', postings: RENT })
    expect(late).toMatchObject({ day: '2026-09-15', entry: { day: '2026-10-01' } })
    const [entry] = (await mona.call(ledgerContract.entries, { query: { from: '2026-10-01', to: '2026-10-01' } })).body
      .data as LedgerEntry[]
    expect(entry).toMatchObject({ document_day: '2026-09-15' })
  })

  test('that was closed while an entry waited takes it no more: it counts later', async () => {
    const waiting = await writeEntry(mona, { day: '2026-09-15', template: 'other', postings: RENT })
    expect(open((await read('2026-09')).checks)).toContain('approvals')
    await story.db.run(sql`
      insert into accounting_periods (month, last_day, state, closed_at, updated_at)
      values ('2026-09', '2026-09-30', 'closed', now(), now())`)
    await omar.call(approvalsContract.release, { params: { id: waiting.body.data.approval.id } })
    const { data } = (await mona.call(ledgerContract.entries)).body
    expect(data.find(({ document_day }: LedgerEntry) => document_day !== null)).toMatchObject({ day: '2026-10-01' })
  })

  test('is opened again by two people with a reason, and never by one', async () => {
    await close('2026-09')
    const request = await reopen('2026-09', omar)
    expect(request.body.data).toMatchObject({ state: 'closed', can_reopen: false, approval: { state: 'waiting' } })
    expect((await reopen('2026-09')).body.code).toBe('approval_waiting')
    expect((await release(omar)).body.code).toBe('approval_own')
    expect((await release(mona)).status).toBe(200)
    expect(await read('2026-09')).toMatchObject({
      state: 'closing',
      events: [
        { event: 'reopen', by: 'Omar', released_by: 'Mona', reason: 'The rent of September was wrong' },
        { event: 'close' },
        { event: 'begin' },
      ],
    })
    expect(await story.db.rows(sql`select from accounting_period_balances`)).toEqual([])
    await bookedEntry(mona, omar, { day: '2026-09-15', template: 'other', postings: RENT })
    expect((await move('close', '2026-09')).body.data).toMatchObject({ state: 'closed' })
  })

  test('is not opened by the database alone, however often it was opened before', async () => {
    await close('2026-09')
    await reopen('2026-09')
    await release()
    await move('close', '2026-09')
    for (const change of [
      sql`update accounting_periods set state = 'open', closed_at = null`,
      sql`update accounting_period_rates set rate = 40000`,
      sql`delete from accounting_period_events`,
      sql`update accounting_period_balances set balance = balance + 1`,
    ])
      await expect(story.db.run(change)).rejects.toThrow()
  })

  test('below another closed one stays closed', async () => {
    await close('2026-09')
    await close('2026-10')
    expect((await reopen('2026-09')).body.code).toBe('period_not_last')
  })

  test('keeps its sums: every balance of a later day is the same with and without them', async () => {
    const trial = async () =>
      (await mona.call(ledgerContract.trialBalance, { query: { from: '2026-09-05', to: '2026-11-10' } })).body.data.rows
    const before = await trial()
    await close('2026-09')
    await close('2026-10')
    expect(await trial()).toEqual(before)
  })
})

describe('the rate at the end of a month', () => {
  test.each<[string, object, string]>([
    ['of nothing', { rate: 0 }, 'rate'],
    ['of half a ten-thousandth', { rate: 37_500.5 }, 'integer'],
    ['below one riyal', { rate: 9999 }, 'rate'],
    ['without a source', { source: ' ' }, 'required'],
    ['published in another month', { source_day: '2026-10-01' }, 'rate_day'],
  ])('%s is refused at its field', async (_, body, code) => {
    const answer = await setRate('2026-09', body)
    expect([answer.status, answer.body.errors[0].code, Boolean(answer.body.errors[0].field)]).toEqual([422, code, true])
  })

  test('is changed until the month is closed, and in the trail', async () => {
    await setRate('2026-09', { rate: 37_510 })
    expect((await setRate('2026-09')).body.data.rate).toMatchObject({ rate: 37_500, source: 'SAMA' })
    await close('2026-09')
    expect((await setRate('2026-09', { rate: 37_510 })).body.code).toBe('period_closed')
    const trail = await story.db.rows(sql`select from audit_entries where action = 'accounting_period.rate'`)
    expect(trail).toHaveLength(3)
  })
})

test('months are read by admins, closed by finance, and nobody else’s', async () => {
  const [admin, operations] = [await story.staff(['admin']), await story.staff(['operations'])]
  expect([(await admin.call(contract.list)).status, (await operations.call(contract.list)).status]).toEqual([200, 403])
  expect((await move('begin', '2026-09', admin)).status).toBe(403)
  expect((await mona.call(contract.read, { params: { month: '2026-13' } })).status).toBe(404)
})
