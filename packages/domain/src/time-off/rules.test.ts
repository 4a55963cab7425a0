import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import { TIME_OFF_KINDS } from './limits.ts'
import { type TimeOffRequest, daysTaken, faultOf, hasBegun, leaveBalance, leaveDays, unpaidDaysIn } from './rules.ts'
import { TIME_OFF_STATES, type TimeOffState, isStanding, isWaiting, movesOf, timeOffLife } from './states.ts'

// 2026-11-19 is a Thursday.
const TODAY = '2026-11-19'
const facts = { today: TODAY, start: '2026-11-01', end: '2027-01-31', left: 5, holidays: ['2026-11-24'], requests: [] }
const ask = (first_day: string, last_day = first_day, kind: TimeOffRequest['kind'] = 'paid') => ({
  kind,
  first_day,
  last_day,
})

describe('what may be asked for', () => {
  test.each([
    ['today', ask(TODAY), 'time_off_past'],
    ['in the past', ask('2026-11-10', '2026-11-25'), 'time_off_past'],
    ['backwards', ask('2026-11-25', '2026-11-24'), 'time_off_reversed'],
    ['over the end of the contract', ask('2027-01-31', '2027-02-01', 'unpaid'), 'time_off_after_end'],
    ['on a weekend', ask('2026-11-20', '2026-11-21'), 'leave_of_rest_days'],
    ['on a public holiday', ask('2026-11-24'), 'leave_of_rest_days'],
    ['six working days of five that are left', ask('2026-11-22', '2026-11-30'), 'leave_exceeded'],
  ])('not %s', (_, request, code) => expect(faultOf(request, facts)).toMatchObject({ code }))

  test('not before the contract begins, nor on days that were asked for', () => {
    expect(faultOf(ask('2026-11-25'), { ...facts, start: '2026-12-01' })).toMatchObject({
      code: 'time_off_before_start',
      values: { day: '2026-12-01' },
    })
    const requests = [{ ...ask('2026-11-25', '2026-11-26'), state: 'asked', days: 2 } as const]
    expect(faultOf(ask('2026-11-26', '2026-11-30', 'unpaid'), { ...facts, requests })?.code).toBe('time_off_overlap')
    const free = requests.map((one) => ({ ...one, state: 'declined' as const }))
    expect(faultOf(ask('2026-11-26', '2026-11-30', 'unpaid'), { ...facts, requests: free })).toBeNull()
  })

  test('tomorrow, the last day of the contract, and five working days over a weekend and a holiday', () => {
    expect(faultOf(ask('2026-11-20', '2026-11-22'), facts)).toBeNull()
    expect(faultOf(ask('2027-01-31'), facts)).toBeNull()
    expect(faultOf(ask('2026-11-22', '2026-11-29'), facts)).toBeNull()
  })
})

test('paid leave takes working days, unpaid time off all of them', () => {
  expect(daysTaken(ask('2026-11-22', '2026-11-29'), facts.holidays)).toBe(5)
  expect(daysTaken(ask('2026-11-22', '2026-11-29', 'unpaid'), facts.holidays)).toBe(8)
})

test.each([
  [12, 21],
  [6, 10],
  [1, 1],
  [24, 42],
])('%d months of a contract have %d days of paid leave', (months, days) =>
  expect(leaveDays(months, UNCHANGED)).toBe(days),
)

test('days that two spans share are counted', () => {
  const unpaid = [
    { from: '2026-10-30', to: '2026-11-02' },
    { from: '2026-11-30', to: '2026-12-24' },
  ]
  expect(unpaidDaysIn(unpaid, { from: '2026-11-01', to: '2026-11-30' })).toBe(3)
  expect(unpaidDaysIn(unpaid, { from: '2027-01-01', to: '2027-01-31' })).toBe(0)
})

test.each([
  ['asked', 'talent', ['withdraw']],
  ['asked', 'client', ['agree', 'decline']],
  ['agreed', 'talent', ['withdraw']],
  ['agreed', 'client', ['decline']],
  ['declined', 'client', []],
  ['withdrawn', 'talent', []],
  ['lapsed', 'client', []],
] as const)('%s, the %s may %j', (state, mover, moves) => expect(movesOf(state, mover)).toEqual(moves))

type Item = TimeOffRequest & { state: TimeOffState; days: number }
const move = fc.record({
  wait: fc.constantFrom(0, 0, 0, 1, 6),
  ahead: fc.integer({ min: -3, max: 200 }),
  length: fc.integer({ min: -1, max: 20 }),
  kind: fc.constantFrom(...TIME_OFF_KINDS),
  event: fc.constantFrom('ask', 'ask', ...timeOffLife.events),
  pick: fc.nat(1000),
})

test('100,000 moves: no day is asked for twice, no leave is overdrawn, nothing is answered after it began', () => {
  const [start, end, allowed] = ['2026-11-20', '2027-04-30', 12]
  fc.assert(
    fc.property(fc.array(move, { minLength: 100, maxLength: 100 }), (moves) => {
      let today = TODAY
      const items: Item[] = []
      for (const { wait, ahead, length, kind, event, pick } of moves) {
        today = daysAfter(today, wait)
        // The clock: what nobody answered by its first day has lapsed.
        for (const item of items)
          if (isWaiting(item.state) && hasBegun(item.first_day, today))
            item.state = timeOffLife.next(item.state, 'lapse')!
        const request = { kind, first_day: daysAfter(today, ahead), last_day: daysAfter(today, ahead + length) }
        if (event === 'ask') {
          const { left } = leaveBalance(allowed, items)
          if (faultOf(request, { today, start, end, left, holidays: [], requests: items })) continue
          items.push({ ...request, state: 'asked', days: daysTaken(request, []) })
        } else {
          const item = items[pick % (items.length || 1)]
          const to = item && !hasBegun(item.first_day, today) ? timeOffLife.next(item.state, event) : null
          if (item && to) item.state = to
        }
        const standing = items.filter(({ state }) => isStanding(state))
        const days = standing.flatMap((one) => [one.first_day, one.last_day])
        expect(days.every((day) => day >= start && day <= end)).toBe(true)
        const sorted = standing.toSorted((a, b) => a.first_day.localeCompare(b.first_day))
        expect(sorted.every((one, index) => index === 0 || sorted[index - 1]!.last_day < one.first_day)).toBe(true)
        expect(leaveBalance(allowed, items).used).toBeLessThanOrEqual(allowed)
        expect(items.every(({ state }) => TIME_OFF_STATES.includes(state))).toBe(true)
      }
    }),
    { numRuns: 1000 },
  )
}, 60_000)
