import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../kernel/time/time.ts'
import { type DeliveryFacts, isDigested, quietWait, waitOf } from './rules-delivery.ts'

const calm: DeliveryFacts = { kind: 'nominations', isOwnMail: false, urgent: false, at: null }
const now = new Date('2026-11-15T09:00:00Z')
const at = (moment: string): DeliveryFacts => ({ ...calm, kind: 'interviews', at: new Date(moment) })

test.each<[string, DeliveryFacts, boolean]>([
  ['waits for others of its kind', calm, true],
  ['goes alone when it is urgent', { ...calm, urgent: true }, false],
  ['goes alone with its invitation', { ...calm, isOwnMail: true }, false],
  ['goes alone when it is of a list', { ...calm, kind: 'newsletter' }, false],
  ['of an interview in 24 hours goes alone', at('2026-11-16T09:00:00Z'), false],
  ['of an interview later than that waits', at('2026-11-16T09:01:00Z'), true],
  ['of an interview that was goes alone', at('2026-11-15T08:00:00Z'), false],
])('a mail %s', (_, facts, expected) => expect(isDigested(facts, now)).toBe(expected))

test.each<[string, string | null, string, string | null]>([
  ['at noon in Riyadh', 'Asia/Riyadh', '2026-11-15T09:00:00Z', null],
  ['a minute before ten in the evening', 'Asia/Riyadh', '2026-11-15T18:59:00Z', null],
  ['at ten in the evening', 'Asia/Riyadh', '2026-11-15T19:00:00Z', '2026-11-16T05:00:00Z'],
  ['after midnight', 'Asia/Riyadh', '2026-11-15T22:30:00Z', '2026-11-16T05:00:00Z'],
  ['a minute before eight in the morning', 'Asia/Riyadh', '2026-11-16T04:59:00Z', '2026-11-16T05:00:00Z'],
  ['at eight in the morning', 'Asia/Riyadh', '2026-11-16T05:00:00Z', null],
  ['for whoever has no zone, by the clocks of Riyadh', null, '2026-11-15T19:00:00Z', '2026-11-16T05:00:00Z'],
  ['the same moment in Cairo', 'Africa/Cairo', '2026-11-15T19:00:00Z', null],
  ['the same moment in Los Angeles', 'America/Los_Angeles', '2026-11-15T19:00:00Z', null],
  ['the same moment in Auckland, where it is morning', 'Pacific/Auckland', '2026-11-15T19:00:00Z', null],
  ['a zone with a quarter of an hour', 'Asia/Kathmandu', '2026-11-15T17:00:00Z', '2026-11-16T02:15:00Z'],
  ['the night in which clocks go back', 'Europe/Berlin', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
  ['the night in which clocks go forward', 'Europe/Berlin', '2026-03-28T23:00:00Z', '2026-03-29T06:00:00Z'],
  ['the last evening of a month', 'Asia/Riyadh', '2026-11-30T20:00:00Z', '2026-12-01T05:00:00Z'],
])('a phone %s (%s, %s) is left alone until %s', (_, zone, moment, until) => {
  const then = new Date(moment)
  expect(new Date(then.getTime() + quietWait(calm, zone, then)).toISOString()).toBe(
    new Date(until ?? moment).toISOString(),
  )
})

test.each([
  ['in three hours rings now', '2026-11-15T23:00:00Z', 0],
  ['in six hours, still at night, rings three hours before', '2026-11-16T02:00:00Z', 3 * HOUR],
  ['in the afternoon waits for the morning', '2026-11-16T12:00:00Z', 9 * HOUR],
  ['no more, for it is over, waits for the morning', '2026-11-15T19:30:00Z', 9 * HOUR],
])('at eleven in the evening, what happens %s', (_, moment, wait) => {
  const night = new Date('2026-11-15T20:00:00Z')
  expect(quietWait(at(moment), 'Asia/Riyadh', night)).toBe(wait)
})

test('what is urgent waits for nothing; a mail knows no night', () => {
  const night = new Date('2026-11-15T20:00:00Z')
  const urgent = { ...calm, urgent: true }
  expect(waitOf(urgent, 'sms', 'Asia/Riyadh', night)).toBe(0)
  expect(waitOf(urgent, 'email', 'Asia/Riyadh', night)).toBe(0)
  expect(waitOf(calm, 'whatsapp', 'Asia/Riyadh', night)).toBe(9 * HOUR)
  expect(waitOf(calm, 'email', 'Asia/Riyadh', night)).toBe(5 * MINUTE)
})

test('a mail that is in no hurry comes in the day of whoever reads it', () => {
  const night = new Date('2026-11-15T20:00:00Z')
  for (const kind of ['milestones', 'monthly', 'opportunities', 'newsletter', 'reminders'] as const) {
    expect(waitOf({ ...calm, kind }, 'email', 'Asia/Riyadh', night)).toBe(9 * HOUR)
    expect(waitOf({ ...calm, kind }, 'email', 'America/New_York', night)).toBeLessThanOrEqual(5 * MINUTE)
  }
})
