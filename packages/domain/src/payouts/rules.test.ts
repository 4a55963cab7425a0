import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { splitCredit } from '../invoices/rules-credits.ts'
import { lineTotal } from '../invoices/rules.ts'
import { isBalanced, payoutPostings } from '../ledger/rules.ts'
import {
  type Amounts,
  batchNumber,
  billingDay,
  creditEffect,
  discardEffect,
  dueAfterPayment,
  earnedKey,
  earnedOf,
  isLate,
  outweighed,
  promisedDay,
  trackerOf,
  transferOf,
  upcomingSteps,
} from './rules.ts'
import { type PayoutState, OWED, PAYABLE, batchLife, payoutLife } from './states.ts'

const LINE = {
  kind: 'salary',
  talent_id: 'layla',
  contract_id: 'one',
  month: '2026-10',
  from_day: '2026-10-01',
  to_day: '2026-10-31',
  net: 200_000,
  wht: 10_526,
  fee: 30_000,
} as const

describe('when a talent is paid', () => {
  test.each([
    ['a Sunday', '2026-11-01', [], '2026-11-15'],
    ['a Friday: the Thursday before', '2026-11-06', [], '2026-11-19'],
    ['a holiday: the working day before', '2026-11-01', ['2026-11-15'], '2026-11-12'],
  ])('the promise of an invoice is two weeks, and ends on a working day: %s', (_, issued, holidays, day) => {
    expect(promisedDay(issued, { ...UNCHANGED, holidays })).toBe(day)
  })

  test('a company that pays early brings the day forward, and one that pays late moves nothing', () => {
    expect(dueAfterPayment('2026-11-15', new Date('2026-11-03T09:00:00Z'), UNCHANGED)).toBe('2026-11-08')
    expect(dueAfterPayment('2026-11-15', new Date('2026-12-20T09:00:00Z'), UNCHANGED)).toBe('2026-11-15')
  })

  test('a month is billed on the first of the next one', () => {
    expect([billingDay('2026-11'), billingDay('2026-12')]).toEqual(['2026-12-01', '2027-01-01'])
  })
})

describe('what an invoice owes talents', () => {
  test('one payout per contract and month: terms of a month together, extra pay by itself, a buyout is ours', () => {
    const lines = [
      { ...LINE, to_day: '2026-10-15', net: 100, wht: 5 },
      { ...LINE, from_day: '2026-10-16', net: 150, wht: 8 },
      { ...LINE, month: '2026-09', net: 70, wht: 0 },
      { ...LINE, kind: 'other' as const, month: null, from_day: null, to_day: null, net: 20, wht: 1 },
      { ...LINE, kind: 'other' as const, talent_id: null, contract_id: null, month: null, net: 0, wht: 0 },
      { ...LINE, kind: 'buyout' as const, talent_id: null, month: null, net: 0, wht: 0 },
    ]
    const earned = earnedOf(lines, '2026-11-01')
    expect(earned.map(({ kind, month, net, wht }) => [kind, month, net, wht])).toEqual([
      ['salary', '2026-10', 250, 13],
      ['salary', '2026-09', 70, 0],
      ['extra', '2026-11', 20, 1],
    ])
    expect(earned[0]).toMatchObject({ from_day: '2026-10-01', to_day: '2026-10-31' })
  })

  test('their sum is the net of its lines, whatever is credited and whenever it is paid', () => {
    const amount = () => fc.integer({ min: 0, max: 1_000_000 })
    const parts = () => fc.record({ net: fc.integer({ min: 1, max: 1_000_000 }), wht: amount(), fee: amount() })
    const event = () => fc.oneof(amount(), fc.constantFrom('batch' as const, 'discard' as const, 'pay' as const))
    fc.assert(
      fc.property(
        fc.array(parts(), { minLength: 1, maxLength: 4 }),
        fc.array(event(), { maxLength: 8 }),
        (all, events) => {
          let lines = all.map((one) => ({ ...LINE, ...one }))
          const [payout] = earnedOf(lines, '2026-11-01')
          if (!payout) throw new Error('A line with a talent is owed')
          let owed = { state: 'due' as PayoutState, isInBatch: false, net: payout.net, wht: payout.wht }
          const corrections: Amounts[] = []
          const booked: Amounts[] = []
          for (const happened of events) {
            if (happened === 'batch') owed = { ...owed, isInBatch: owed.state === 'due' }
            else if (happened === 'discard') owed = { ...owed, isInBatch: owed.isInBatch && owed.state === 'paid' }
            else if (happened === 'pay') {
              if (!owed.isInBatch || owed.state !== 'due') continue
              owed = { ...owed, state: 'paid' }
              booked.push(owed)
            } else {
              const remaining = lines[0]!
              const parts = splitCredit(remaining, Math.min(happened, lineTotal(remaining)))
              const first = {
                ...remaining,
                net: remaining.net - parts.net,
                wht: remaining.wht - parts.wht,
                fee: remaining.fee - parts.fee,
              }
              lines = [first, ...lines.slice(1)]
              const target = earnedOf(lines, '2026-11-01')[0]!
              const sum = (part: 'net' | 'wht') =>
                corrections.reduce((total, correction) => total + correction[part], 0)
              const effect = creditEffect({ ...owed, corrected: { net: sum('net'), wht: sum('wht') } }, target)
              if (effect.effect === 'change') owed = { ...owed, net: effect.net, wht: effect.wht }
              if (effect.effect === 'cancel') owed = { ...owed, state: 'canceled' }
              if (effect.effect === 'correct') corrections.push(effect)
            }
            const standing = [...(owed.state === 'canceled' ? [] : [owed]), ...corrections]
            expect(standing.reduce((total, { net }) => total + net, 0)).toBe(
              lines.reduce((total, { net }) => total + net, 0),
            )
          }
          for (const { net } of [...booked, ...corrections]) expect(isBalanced(payoutPostings('layla', net))).toBe(true)
          for (const { net } of corrections) expect(net).toBeLessThan(0)
        },
      ),
    )
  })

  test('a month of a contract has one name, whatever else is billed', () => {
    expect(earnedKey({ contract_id: 'one', kind: 'salary', month: '2026-10' })).toBe('one salary 2026-10')
  })
})

describe('the way of a payout', () => {
  const payout = {
    kind: 'salary',
    state: 'due',
    net: 100,
    earned_day: '2026-10-31',
    invoiced_day: '2026-11-01',
    due_day: '2026-11-15',
    paid_day: null,
  } as const
  const statuses = (change: object, today = '2026-11-10') =>
    trackerOf({ ...payout, ...change }, today).map(({ step, status }) => `${step} ${status}`)

  test.each([
    ['owed', {}, '2026-11-15', 'due current'],
    ['late the day after', {}, '2026-11-16', 'due late'],
    ['held, which is not late', { state: 'held' }, '2026-11-16', 'due held'],
    ['canceled', { state: 'canceled' }, '2026-11-16', 'due canceled'],
  ])('%s', (_, change, today, due) => {
    expect(statuses(change, today)).toEqual(['earned done', 'invoiced done', due, 'paid ahead'])
  })

  test('paid: every step is done; a bonus has no invoice', () => {
    expect(statuses({ state: 'paid', paid_day: '2026-11-14' })).toEqual([
      'earned done',
      'invoiced done',
      'due done',
      'paid done',
    ])
    expect(statuses({ kind: 'bonus', invoiced_day: null })).toEqual(['earned done', 'due current', 'paid ahead'])
  })

  test.each([
    ['2026-11-30', ['current', 'ahead', 'ahead', 'ahead']],
    ['2026-12-01', ['done', 'current', 'ahead', 'ahead']],
  ])('a month that is not billed yet, on %s', (today, expected) => {
    const days = { worked: '2026-11-30', invoiced: '2026-12-01', due: '2026-12-15' }
    expect(upcomingSteps(days, today).map(({ status }) => status)).toEqual(expected)
  })

  test('a correction is never late', () => {
    expect(isLate({ state: 'due', due_day: '2026-01-01', net: -5 }, '2026-11-10')).toBe(false)
  })
})

describe('a batch', () => {
  test('pays nobody less than nothing', () => {
    const choices = [
      { id: 'a', talent_id: 'layla', net: 100, wht: 0 },
      { id: 'b', talent_id: 'layla', net: -101, wht: 0 },
      { id: 'c', talent_id: 'omar', net: 100, wht: 0 },
      { id: 'd', talent_id: 'omar', net: -40, wht: 0 },
    ]
    expect(outweighed(choices)).toEqual(['a', 'b'])
  })

  test('is one transfer for a talent, less the corrections in it', () => {
    const [month, correction] = [
      { net: 200_000, wht: 0 },
      { net: -19_999, wht: 0 },
    ]
    expect(transferOf([month])).toEqual({ corrections: 0, total: 200_000 })
    expect(transferOf([month, correction])).toEqual({ corrections: 19_999, total: 180_001 })
  })

  test('is paid or discarded once, and has a number', () => {
    expect([batchLife.moves('open'), batchLife.moves('paid'), batchLife.moves('discarded')]).toEqual([
      ['pay', 'discard'],
      [],
      [],
    ])
    expect(batchNumber(7)).toBe('PB-00007')
  })

  test('what is paid comes back by the bank alone, and only what is owed is canceled', () => {
    expect([payoutLife.moves('paid'), PAYABLE, OWED]).toEqual([['return'], ['due'], ['due', 'held']])
  })
})

test.each([
  ['without a correction stays as it is', [], { effect: 'nothing' }],
  ['is lowered by what waits for a later one', [{ net: -300, wht: -15 }], { effect: 'change', net: 700, wht: 35 }],
  [
    'of which nothing is left is canceled',
    [
      { net: -300, wht: -15 },
      { net: -700, wht: -35 },
    ],
    { effect: 'cancel' },
  ],
])('a payout whose batch was discarded %s', (_, corrections, effect) => {
  expect(discardEffect({ net: 1000, wht: 50 }, corrections)).toEqual(effect)
})
