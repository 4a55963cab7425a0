import { expect, test } from 'vitest'
import { hoursIn, spansOf, squadHours } from './rules-hours.ts'

/** As the company's clock shows it: "12:00-18:00", and a share where an hour is not whole. */
const textOf = (hours: readonly string[], row: readonly number[] | null) =>
  row?.flatMap((share, at) => (share === 0 ? [] : [share === 1 ? hours[at]! : `${hours[at]} ${share}`])).join(' ')

const DAY = '2026-11-16'
test.each([
  ['the same clock', 'Asia/Riyadh', 'Asia/Baghdad', '09:00 10:00 11:00 12:00 13:00 14:00 15:00 16:00 17:00', 9],
  ['two hours behind', 'Asia/Riyadh', 'Africa/Tunis', '11:00 12:00 13:00 14:00 15:00 16:00 17:00 18:00 19:00', 7],
  [
    'half an hour off',
    'Asia/Riyadh',
    'Asia/Kolkata',
    '06:00 0.5 07:00 08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 0.5',
    6.5,
  ],
  [
    'three quarters of an hour off',
    'Asia/Riyadh',
    'Asia/Kathmandu',
    '06:00 0.75 07:00 08:00 09:00 10:00 11:00 12:00 13:00 14:00 15:00 0.25',
    6.25,
  ],
  [
    'across midnight: the end of their yesterday and the beginning of their today',
    'Asia/Riyadh',
    'America/New_York',
    '00:00 01:00 17:00 18:00 19:00 20:00 21:00 22:00 23:00',
    1,
  ],
  [
    'nothing in common',
    'Asia/Riyadh',
    'America/Los_Angeles',
    '00:00 01:00 02:00 03:00 04:00 20:00 21:00 22:00 23:00',
    0,
  ],
])('who works when on the clock of the company: %s', (_, company, zone, works, shared) => {
  const { hours, people, together } = squadHours(company, [zone], DAY)
  expect(hours).toHaveLength(24)
  expect(textOf(hours, people[0]!)).toBe(works)
  expect(hoursIn(together)).toBe(shared)
})

test.each([
  ['forward at three in the morning', 'Europe/Berlin', '2026-03-29', 23, ['00:00', '01:00', '03:00']],
  ['back at three in the morning', 'Europe/Berlin', '2026-10-25', 25, ['00:00', '01:00', '02:00', '02:00', '03:00']],
  ['forward at midnight', 'Africa/Cairo', '2026-04-24', 23, ['01:00', '02:00']],
])('a day on which the company’s clocks go %s', (_, zone, day, length, first) => {
  const { hours, company } = squadHours(zone, [], day)
  expect(hours).toHaveLength(length)
  expect(hours.slice(0, first.length)).toEqual(first)
  expect(hoursIn(company)).toBe(9)
})

test('when only the other side changes its clocks, the shared hours move with them', () => {
  const shared = (day: string) => hoursIn(squadHours('Asia/Riyadh', ['Europe/London'], day).together)
  expect([shared('2026-03-28'), shared('2026-03-30')]).toEqual([6, 7])
})

test('everybody at once is the company and all whose zone is known', () => {
  const zones = ['Africa/Tunis', null, 'Asia/Kolkata']
  const { hours, people, together } = squadHours('Asia/Riyadh', zones, DAY)
  expect(people[1]).toBeNull()
  expect(textOf(hours, together)).toBe('11:00 12:00 13:00 14:00 15:00 0.5')
})

test('a company alone shares its whole day with itself', () => {
  expect(hoursIn(squadHours('Asia/Riyadh', [], DAY).together)).toBe(9)
})

test.each([
  ['whole hours', 'Africa/Tunis', ['11:00-20:00']],
  ['half hours', 'Asia/Kolkata', ['06:30-15:30']],
  ['across midnight', 'America/New_York', ['00:00-02:00', '17:00-00:00']],
])('from when to when somebody works, by the company’s clock: %s', (_, zone, spans) => {
  const { hours, people } = squadHours('Asia/Riyadh', [zone], DAY)
  expect(spansOf(hours, people[0]!).map(({ from, to }) => `${from}-${to}`)).toEqual(spans)
})
