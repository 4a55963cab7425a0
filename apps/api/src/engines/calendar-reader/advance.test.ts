import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { advance } from './advance.ts'
import { utc, wallText, wallTime } from './zones.ts'

const BEGIN = Date.UTC(2026, 10, 15)
const END = BEGIN + 60 * DAY

function startsIn(rule: string, from: ICAL.Time): string[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(from)
  const starts: string[] = []
  for (let wall = iterator.next(); wall && utc.moment(wall).getTime() < END; wall = iterator.next())
    if (utc.moment(wall).getTime() >= BEGIN) starts.push(wallText(wall))
  return starts
}

const RULES = fc.oneof(
  fc.constantFrom('FREQ=DAILY', 'FREQ=DAILY;BYDAY=SU,MO,TU', 'FREQ=DAILY;BYMONTH=11', 'FREQ=WEEKLY'),
  fc.constantFrom(
    'FREQ=WEEKLY;BYDAY=SU,WE',
    'FREQ=WEEKLY;WKST=SU;BYDAY=SA,SU',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;BYDAY=2TU',
  ),
  fc.constantFrom('FREQ=MONTHLY;BYMONTHDAY=31', 'FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1'),
  fc.constantFrom('FREQ=YEARLY', 'FREQ=YEARLY;BYMONTH=11;BYDAY=-1FR', 'FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=1,15'),
)

test('skipping the past changes no occurrence that is asked for', () => {
  fc.assert(
    fc.property(
      RULES,
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: Date.UTC(2019, 0, 1) / DAY, max: Date.UTC(2026, 11, 1) / DAY }),
      (name, interval, day) => {
        const rule = `${name};INTERVAL=${interval}`
        const start = wallTime(`${new Date(day * DAY).toISOString().slice(0, 10)}T09:30:00`)
        const later = advance(ICAL.Recur.fromString(rule), start, BEGIN)
        expect(startsIn(rule, later)).toEqual(startsIn(rule, start))
      },
    ),
    { numRuns: 60 },
  )
})

test('a rule that counts begins with its first occurrence', () => {
  const start = wallTime('2020-01-01T09:00:00')
  expect(advance(ICAL.Recur.fromString('FREQ=DAILY;COUNT=3000'), start, BEGIN)).toBe(start)
})
