import { expect, test } from 'vitest'
import { STAFF_ROLES } from '../kernel/permissions/roles.ts'
import { STAFF_EVENTS, mayHear } from './rules-live.ts'

const heardBy = (role: string, kind = 'contact') =>
  STAFF_EVENTS.filter((name) => mayHear({ id: 'sara', roles: [role] }, name, { kind }))

test.each([
  ['recruiter', ['ticket.changed', 'ticket.writing', 'assessment.changed', 'selection.changed']],
  [
    'matcher',
    [
      'ban.changed',
      'company.changed',
      'request.changed',
      'nomination.changed',
      'interview.changed',
      'meeting.changed',
      'selection.changed',
      'proposal.changed',
      'conversation.changed',
    ],
  ],
  [
    'account_manager',
    STAFF_EVENTS.filter(
      (name) =>
        ![
          'assessment.changed',
          'proposal.changed',
          'payout.changed',
          'policy.changed',
          'seller.changed',
          'approval.changed',
          'ledger.changed',
          'privacy.changed',
          'staff.changed',
        ].includes(name),
    ),
  ],
  [
    'operations',
    [
      'ticket.changed',
      'ticket.writing',
      'ban.changed',
      'company.changed',
      'request.changed',
      'meeting.changed',
      'delivery.changed',
      'selection.changed',
      'offer.changed',
      'contract.changed',
      'contract_template.changed',
      'quote.changed',
      'invoice.changed',
      'payment.changed',
      'conversation.changed',
      'policy.changed',
      'bank_statement.changed',
    ],
  ],
  [
    'finance',
    [
      'company.changed',
      'offer.changed',
      'contract.changed',
      'contract_template.changed',
      'quote.changed',
      'invoice.changed',
      'payment.changed',
      'payout.changed',
      'conversation.changed',
      'policy.changed',
      'seller.changed',
      'approval.changed',
      'bank_statement.changed',
      'ledger.changed',
    ],
  ],
  ['content', ['contract_template.changed']],
  ['admin', [...STAFF_EVENTS]],
])('a %s hears of what they may read and of nothing else', (role, events) => expect(heardBy(role)).toEqual(events))

test('a ticket is heard of by those who answer its kind; an unknown event by nobody', () => {
  expect(mayHear({ id: 'sara', roles: ['matcher'] }, 'ticket.changed', { kind: 'contact' })).toBe(false)
  expect(mayHear({ id: 'sara', roles: ['matcher'] }, 'ticket.changed', { kind: 'vacancy' })).toBe(true)
  expect(mayHear({ id: 'sara', roles: ['admin'] }, 'ticket.changed', {})).toBe(false)
  for (const role of STAFF_ROLES) expect(mayHear({ id: 'sara', roles: [role] }, 'salary.changed', {})).toBe(false)
})

test('the signals of a meeting are heard by its host, whatever their roles, and by those who manage meetings', () => {
  const mayReceive = (id: string, role: string) => mayHear({ id, roles: [role] }, 'room.changed', { host_id: 'sara' })
  expect([mayReceive('sara', 'finance'), mayReceive('rami', 'finance'), mayReceive('rami', 'operations')]).toEqual([
    true,
    false,
    false,
  ])
  expect([mayReceive('rami', 'account_manager'), mayReceive('rami', 'admin')]).toEqual([true, true])
})
