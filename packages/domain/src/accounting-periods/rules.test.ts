import { describe, expect, test } from 'vitest'
import { type Period, moveFault, periodMonths } from './rules.ts'
import type { PeriodEvent } from './states.ts'

const now = new Date('2026-11-15T09:00:00Z')
const facts = { firstMonth: '2026-08', closed: ['2026-08', '2026-09'], now }
const period = (month: string, state: Period['state']): Period => ({ month, state })

test('the months of the books go from the first entry to this month, the latest first', () => {
  expect(periodMonths('2026-09-20', now)).toEqual(['2026-11', '2026-10', '2026-09'])
  expect(periodMonths(null, now)).toEqual(['2026-11'])
  // In Riyadh the month is new three hours earlier.
  expect(periodMonths(null, new Date('2026-11-30T21:30:00Z'))).toEqual(['2026-12'])
})

describe('a month', () => {
  test.each<[string, Period, PeriodEvent, string | null]>([
    ['is closed when it is over and the month before is closed', period('2026-10', 'closing'), 'close', null],
    ['begins to be closed only after its end', period('2026-11', 'open'), 'begin', 'not_ended'],
    ['is not closed before it was begun', period('2026-10', 'open'), 'close', 'moved_on'],
    ['may begin while an earlier one is open', period('2026-10', 'open'), 'begin', null],
    ['stops being closed at any time', period('2026-10', 'closing'), 'stop', null],
    ['is opened again as the last closed one', period('2026-09', 'closed'), 'reopen', null],
    ['is not opened below a closed one', period('2026-08', 'closed'), 'reopen', 'not_last'],
    ['is not closed twice', period('2026-09', 'closed'), 'close', 'moved_on'],
  ])('%s', (_, which, event, fault) => expect(moveFault(which, event, facts)).toBe(fault))

  test('waits for the one before it', () => {
    const open = { ...facts, closed: ['2026-08'] }
    expect(moveFault(period('2026-10', 'closing'), 'close', open)).toBe('not_next')
    expect(moveFault(period('2026-08', 'closing'), 'close', { ...facts, closed: [] })).toBeNull()
  })
})
