import { invoicesOpsContract as invoices } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import {
  clientRecurringContract as clients,
  recurringOpsContract as ops,
} from '@fareeq/domain/recurring-invoices/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { openSession } from '../../platform/session.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'
import { billRecurring } from './actions-clock.ts'

let scene: { nora: Member; finance: Person }
let nora: Member
let finance: Person
const story = await snapshotStory(async (story) => {
  scene = { nora: await story.client(), finance: await story.staff(['finance']) }
})
// Whoever signed in again in a later month is not there when the scene is set back.
beforeEach(() => {
  nora = scene.nora
  finance = scene.finance
})

const HOSTING = { kind: 'hosting', label: 'Shop, two servers', amount: 40_000 } as const
async function make(change: object = {}) {
  const [{ organisation_id }] = (await finance.call(invoices.companies)).body.data
  const form = {
    organisation_id,
    title: 'Hosting of the shop',
    lines: [HOSTING],
    interval: 'month',
    first_day: riyadhDay(story.now()),
    issues_at_once: true,
    ...change,
  }
  return finance.call(ops.make, { body: form as never })
}
/** To noon of a day; both sign in again, as their sessions end long before. */
async function goTo(day: string) {
  story.advance(new Date(`${day}T09:00:00Z`).getTime() - story.now().getTime())
  const token = await openSession(story.db, { userId: nora.user.id }, 'a story', story.now())
  nora = Object.assign(story.person({ token }), { user: nora.user, email: nora.email })
  finance = await story.staff(['finance'])
}
const bill = async (day: string) => {
  await goTo(day)
  return billRecurring(story.work())
}
const issued = async () =>
  (await nora.call(clientInvoicesContract.list)).body.data.map(({ issue_date }: { issue_date: string }) => issue_date)
const read = async (id: string) => (await finance.call(ops.read, { params: { id } })).body.data

describe('a recurring invoice', () => {
  test('is issued on its day and says for which days, once on however many nodes; the company reads what comes next', async () => {
    const { id } = (await make()).body.data
    const both = await Promise.all([billRecurring(story.work()), billRecurring(story.work())])
    expect(both.reduce((sum, count) => sum + count)).toBe(1)
    expect(await billRecurring(story.work())).toBe(0)
    const [{ id: invoice }] = (await nora.call(clientInvoicesContract.list)).body.data
    const { data } = (await nora.call(clientInvoicesContract.read, { params: { id: invoice } })).body
    expect(data).toMatchObject({ total_amount: 46_000, state: 'issued' })
    expect(data.lines).toMatchObject([{ kind: 'hosting', from_day: '2026-11-15', to_day: '2026-12-14', fee: 40_000 }])
    expect((await nora.call(clients.list)).body.data).toMatchObject([
      { title: 'Hosting of the shop', interval: 'month', next_day: '2026-12-15', total: 46_000 },
    ])
    expect(await read(id)).toMatchObject({
      coming_days: ['2026-12-15', '2027-01-15', '2027-02-15'],
      invoices: [{ id: invoice, day: '2026-11-15' }],
    })
  })

  test('of the 31st is issued on the last day of a shorter month', async () => {
    await goTo('2026-12-31')
    await make()
    await billRecurring(story.work())
    for (const day of ['2027-01-31', '2027-02-27', '2027-02-28', '2027-03-30', '2027-03-31']) await bill(day)
    expect(await issued()).toEqual(['2027-03-31', '2027-02-28', '2027-01-31', '2026-12-31'])
  })

  test('is a draft for finance where they want to look at it first', async () => {
    const { id } = (await make({ issues_at_once: false, note: 'As agreed' })).body.data
    await billRecurring(story.work())
    expect(await issued()).toEqual([])
    const [run] = (await read(id)).invoices
    expect(run.number).toBeNull()
    const draft = (await finance.call(invoices.read, { params: { id: run.id } })).body.data
    expect(draft).toMatchObject({ state: 'draft', note: 'As agreed', total_amount: 46_000 })
    await finance.call(invoices.void, { params: { id: run.id }, body: { reason: 'Not this month' } })
    expect((await read(id)).invoices).toMatchObject([{ id: run.id, is_discarded: true }])
    // What was discarded is not made again.
    expect(await billRecurring(story.work())).toBe(0)
  })

  test('makes up for an outage, and not for a rest', async () => {
    const { id } = (await make()).body.data
    expect(await bill('2027-01-20')).toBe(3)
    expect((await finance.call(ops.pause, { params: { id } })).body.data).toMatchObject({
      state: 'paused',
      next_day: null,
      coming_days: [],
    })
    expect(await bill('2027-04-20')).toBe(0)
    expect((await finance.call(ops.resume, { params: { id } })).body.data).toMatchObject({
      state: 'active',
      next_day: '2027-05-15',
    })
    expect(await bill('2027-05-15')).toBe(1)
  })

  test('ends with its last day, or by a press, and never begins again', async () => {
    const { id } = (await make({ last_day: '2026-12-15', interval: 'month' })).body.data
    await billRecurring(story.work())
    expect(await bill('2026-12-15')).toBe(1)
    expect((await read(id)).state).toBe('ended')
    for (const move of [ops.pause, ops.resume, ops.end])
      expect((await finance.call(move, { params: { id } })).body.code).toBe('recurring_moved')
    const other = (await make()).body.data
    const ends = await Promise.all([1, 2].map(() => finance.call(ops.end, { params: { id: other.id } })))
    expect(ends.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await bill('2027-03-15')).toBe(0)
  })

  test('is changed from the next invoice on, by the second of two colleagues only after reading it again', async () => {
    const { id, version } = (await make()).body.data
    await billRecurring(story.work())
    const change = (label: string, amount: number) =>
      finance.call(ops.change, {
        params: { id },
        body: { title: 'Hosting', lines: [{ ...HOSTING, label, amount }], issues_at_once: true, version },
      })
    expect((await change('Three servers', 60_000)).body.data).toMatchObject({ subtotal: 60_000, version: version + 1 })
    expect((await change('Four servers', 80_000)).body.code).toBe('moved_on')
    await bill('2026-12-15')
    const [next, first] = (await nora.call(clientInvoicesContract.list)).body.data
    expect([first.total_amount, next.total_amount]).toEqual([46_000, 69_000])
  })
})

describe('what cannot be repeated is refused at its field', () => {
  const fault = async (change: object) => {
    const { body } = await make(change)
    return body.errors?.map(({ field, code }: Record<string, string>) => [field, code])
  }
  test.each([
    ['a first day in the past', { first_day: '2026-11-14' }, ['first_day', 'recurring_day_past']],
    ['a first day in two years', { first_day: '2028-11-15' }, ['first_day', 'recurring_day_far']],
    ['an end before the beginning', { last_day: '2026-11-01' }, ['last_day', 'recurring_end_early']],
    ['a day that does not exist', { first_day: '2027-02-31' }, ['first_day', 'wrong_type']],
    ['an interval we do not have', { interval: 'week' }, ['interval', 'choice']],
    ['no lines', { lines: [] }, ['lines', 'required']],
    ['a salary', { lines: [{ kind: 'salary', label: 'x', amount: 1 }] }, ['lines.0.kind', 'choice']],
    [
      'a discount above its line',
      { lines: [{ ...HOSTING, discount: { unit: 'amount', value: 40_001 } }] },
      ['lines.0.discount', 'discount_too_large'],
    ],
  ])('%s', async (_, change, expected) => expect(await fault(change)).toEqual([expected]))

  test('for nobody, and by who may only look', async () => {
    expect((await make({ organisation_id: '00000000-0000-7000-8000-000000000000' })).body.code).toBe('not_found')
    const manager = await story.staff(['account_manager'])
    expect((await manager.call(ops.list)).status).toBe(200)
    const { id } = (await make()).body.data
    expect((await manager.call(ops.end, { params: { id } })).body.code).toBe('not_authorized')
    const { status, body } = await finance.call(ops.list, { query: { state: 'active' } })
    expect([status, body.data.length]).toEqual([200, 1])
  })
})
