import { expect, test } from 'vitest'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { ticketDue, ticketKindOf } from './rules-opening.ts'

// 2026-11-15 is a Sunday, the first working day of the week.
test.each([
  ['2026-11-15T09:00:00Z', '2026-11-17T15:00:00.000Z', 'Sunday → Tuesday, six in the evening in Riyadh'],
  ['2026-11-18T09:00:00Z', '2026-11-22T15:00:00.000Z', 'Wednesday → Sunday, over the weekend'],
  ['2026-11-19T09:00:00Z', '2026-11-23T15:00:00.000Z', 'Thursday → Monday'],
  ['2026-11-20T09:00:00Z', '2026-11-23T15:00:00.000Z', 'Friday is no working day'],
  ['2026-11-15T22:00:00Z', '2026-11-18T15:00:00.000Z', 'in Riyadh it is Monday already'],
])('a message of %s is answered by %s: %s', (now, due) =>
  expect(ticketDue('contact', new Date(now), UNCHANGED).toISOString()).toBe(due),
)

test('an expired nomination is answered in one working day (D-71)', () =>
  expect(ticketDue('extension', new Date('2026-11-19T09:00:00Z'), UNCHANGED).toISOString()).toBe(
    '2026-11-22T15:00:00.000Z',
  ))

test('a public holiday is no working day', () =>
  expect(ticketDue('extension', new Date('2026-11-15T09:00:00Z'), { ...UNCHANGED, holidays: ['2026-11-16'] })).toEqual(
    new Date('2026-11-17T15:00:00Z'),
  ))

test('another number of days is counted for the kind it is set for', () => {
  const policies = { ...UNCHANGED, ticket_contact_days: 4 }
  const sunday = new Date('2026-11-15T09:00:00Z')
  expect(ticketDue('contact', sunday, policies)).toEqual(new Date('2026-11-19T15:00:00Z'))
  expect(ticketDue('package', sunday, policies)).toEqual(new Date('2026-11-17T15:00:00Z'))
})

test('who proves a company is answered in one working day, whoever writes about anything else in two (D-31)', () => {
  const sunday = new Date('2026-11-15T09:00:00Z')
  expect(ticketDue(ticketKindOf('company'), sunday, UNCHANGED)).toEqual(new Date('2026-11-16T15:00:00Z'))
  expect(ticketDue(ticketKindOf('hiring'), sunday, UNCHANGED)).toEqual(new Date('2026-11-17T15:00:00Z'))
})
