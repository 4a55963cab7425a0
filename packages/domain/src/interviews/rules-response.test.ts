import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../kernel/time/time.ts'
import { RESPONSE, responseSentence, responseSince, responseTime } from './rules-response.ts'

const textFor = (median: number) => {
  const time = responseTime({ answers: RESPONSE.fewest, median })
  return time && [responseSentence('ar', time), responseSentence('en', time)]
}

test.each<[number, string, string]>([
  [0, 'ساعة', 'an hour'],
  [HOUR, 'ساعة', 'an hour'],
  [HOUR + MINUTE, 'ساعتين', '2 hours'],
  [3 * HOUR, '3 ساعات', '3 hours'],
  [10.5 * HOUR, '11 ساعة', '11 hours'],
  [12 * HOUR, '12 ساعة', '12 hours'],
  [12 * HOUR + 1, 'يوم', 'a day'],
  [DAY, 'يوم', 'a day'],
  [1.5 * DAY, 'يوم ونصف', 'a day and a half'],
  [1.6 * DAY, 'يومين', '2 days'],
  [2.1 * DAY, 'يومين ونصف', '2.5 days'],
  [3 * DAY, '3 أيام', '3 days'],
  [3.5 * DAY, '3 أيام ونصف', '3.5 days'],
  [10.7 * DAY, '11 يومًا', '11 days'],
  [11.3 * DAY, '11 يومًا ونصف', '11.5 days'],
  [13.9 * DAY, '14 يومًا', '14 days'],
])('half of the answers within %d ms: خلال %s, within %s', (median, ar, en) =>
  expect(textFor(median)).toEqual([`ترد هذه الشركة عادةً خلال ${ar}.`, `This company usually answers within ${en}.`]),
)

test('of a company that answered less than three times nothing is said', () => {
  expect([0, 1, 2].map((answers) => responseTime({ answers, median: DAY }))).toEqual([null, null, null])
  expect(responseTime({ answers: 3, median: null })).toBeNull()
  expect(responseSince(new Date('2026-11-15T00:00:00Z'))).toEqual(new Date('2026-05-19T00:00:00Z'))
})
