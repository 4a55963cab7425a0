import { expect, test } from 'vitest'
import { answerFault, isExpired, reminderDay, validityFault } from './rules.ts'
import { QUOTE_STATES, isSent } from './states.ts'

const TODAY = '2026-11-15'

test.each([
  ['on its last day', 'sent', '2026-11-15', null],
  ['the day after its last one', 'sent', '2026-11-14', 'quote_expired'],
  ['when the clock has noted that it is over', 'expired', '2026-11-01', 'quote_expired'],
  ['a second time', 'accepted', '2026-12-01', 'quote_answered'],
  ['after it was declined', 'declined', '2026-12-01', 'quote_answered'],
  ['after it was withdrawn', 'withdrawn', '2026-12-01', 'quote_withdrawn'],
  ['before it was sent', 'draft', '2026-12-01', 'quote_withdrawn'],
] as const)('a quote that is answered %s', (_, state, valid_until, fault) =>
  expect(answerFault({ state, valid_until }, TODAY)).toBe(fault),
)

test('only what waits for the company can run out', () => {
  const expiring = QUOTE_STATES.filter((state) => isExpired({ state, valid_until: '2026-11-14' }, TODAY))
  expect(expiring).toEqual(['sent'])
})

test('the company sees what was sent, whatever became of it', () => {
  expect(QUOTE_STATES.filter((state) => !isSent(state))).toEqual(['draft', 'discarded'])
})

test.each([
  ['2026-11-14', 'quote_day_past'],
  ['2026-11-15', null],
  ['2027-05-14', null],
  ['2027-05-15', 'quote_day_far'],
])('a quote that is valid until %s', (day, fault) => expect(validityFault(day, TODAY)).toBe(fault))

test('the company is reminded three days before the last one', () => {
  expect(reminderDay('2026-12-01')).toBe('2026-11-28')
})
