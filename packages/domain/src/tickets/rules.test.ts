import { expect, test } from 'vitest'
import { HOUR, after } from '../kernel/time/time.ts'
import { TICKET_KINDS, ticketLife } from './states.ts'
import { clockOf, kindsFor } from './rules.ts'

const now = new Date('2026-11-15T09:00:00Z')

test.each([
  [['admin'], [...TICKET_KINDS]],
  [
    ['account_manager'],
    [
      'contact',
      'consultant',
      'package',
      'vacancy',
      'extension',
      'company_proof',
      'shortlist',
      'no_show',
      'excuses',
      'replacement',
      'buyout',
    ],
  ],
  [['matcher'], ['vacancy', 'extension', 'shortlist', 'replacement']],
  [['operations'], ['contact', 'package', 'change_terms', 'company_proof', 'buyout']],
  [['finance'], ['late_payout', 'returned_refund']],
  [['content'], []],
])('%j answer %j', (roles, kinds) => {
  expect(kindsFor(roles)).toEqual(kinds)
})

test.each([
  ['open', 5, 'calm'],
  ['open', 3, 'soon'],
  ['open', -1, 'late'],
  ['answered', -1, 'stopped'],
  ['closed', 5, 'stopped'],
] as const)('a ticket that is %s, due in %d hours: %s', (state, hours, clock) => {
  expect(clockOf({ state, due_at: after(now, hours * HOUR) }, now)).toBe(clock)
})

test('an answer may be followed by another; what is closed may be opened again', () => {
  expect(ticketLife.moves('open')).toEqual(['answer', 'close', 'merge'])
  expect(ticketLife.moves('answered')).toEqual(['answer', 'reopen', 'close'])
  expect(ticketLife.moves('closed')).toEqual(['reopen'])
  expect(ticketLife.moves('merged')).toEqual(['unmerge'])
})
