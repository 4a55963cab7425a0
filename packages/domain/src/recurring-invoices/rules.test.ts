import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysAfter } from '../kernel/time/working-days.ts'
import { INTERVALS } from './limits.ts'
import { comingDays, dayAt, dayFault, duePlaces, isOver, nextPlace, periodAt } from './rules.ts'

const monthly = (first_day: string, last_day: string | null = null) =>
  ({ first_day, interval: 'month', last_day }) as const

describe('a recurring day', () => {
  test('31 is the last day of shorter months, and the 31st again after them', () => {
    expect([0, 1, 2, 3].map((place) => dayAt(monthly('2027-01-31'), place))).toEqual([
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ])
    expect(dayAt(monthly('2028-01-31'), 1)).toBe('2028-02-29')
  })

  test.each([
    ['month', '2026-11-15', ['2026-11-15', '2026-12-15', '2027-01-15']],
    ['quarter', '2026-11-30', ['2026-11-30', '2027-02-28', '2027-05-30']],
    ['year', '2028-02-29', ['2028-02-29', '2029-02-28', '2030-02-28']],
  ] as const)('of every %s from %s', (interval, first_day, days) =>
    expect(days.map((_, place) => dayAt({ first_day, interval, last_day: null }, place))).toEqual(days),
  )

  test('periods follow each other without a gap, whatever the day and the interval', () => {
    const day = fc
      .date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, fc.constantFrom(...INTERVALS), fc.nat(60), (first_day, interval, place) => {
        const schedule = { first_day, interval, last_day: null }
        expect(periodAt(schedule, place + 1).from).toBe(daysAfter(periodAt(schedule, place).to, 1))
        expect(periodAt(schedule, place).from <= periodAt(schedule, place).to).toBe(true)
      }),
    )
  })
})

describe('what is due', () => {
  const schedule = monthly('2026-11-15')
  test.each([
    ['nothing before its first day', 0, '2026-11-14', []],
    ['the first on its day', 0, '2026-11-15', [0]],
    ['nothing twice', 1, '2026-11-15', []],
    ['all that an outage left out', 1, '2027-02-20', [1, 2, 3]],
  ])('is %s', (_, next, today, places) => expect(duePlaces(schedule, next, today)).toEqual(places))

  test('ends with its last day', () => {
    const ending = monthly('2026-11-15', '2027-01-14')
    expect(duePlaces(ending, 0, '2027-06-01')).toEqual([0, 1])
    expect([isOver(ending, 1), isOver(ending, 2)]).toEqual([false, true])
    expect(comingDays(ending, 0)).toEqual(['2026-11-15', '2026-12-15'])
  })

  test('is not made up for after a rest', () => {
    expect(nextPlace(schedule, 1, '2027-02-20')).toBe(4)
    expect(nextPlace(schedule, 1, '2026-12-15')).toBe(1)
  })
})

test.each([
  ['yesterday', monthly('2026-11-14'), false, 'recurring_day_past'],
  ['in two years', monthly('2028-11-15'), false, 'recurring_day_far'],
  ['with an end before its beginning', monthly('2026-12-01', '2026-11-30'), false, 'recurring_end_early'],
  ['from today', monthly('2026-11-15', '2026-11-15'), false, null],
  ['long ago, as it runs already', monthly('2020-01-01'), true, null],
  ['with an end in the past', monthly('2020-01-01', '2026-11-14'), true, 'recurring_end_early'],
] as const)('one that begins %s', (_, schedule, isRunning, fault) =>
  expect(dayFault(schedule, '2026-11-15', isRunning)).toBe(fault),
)
