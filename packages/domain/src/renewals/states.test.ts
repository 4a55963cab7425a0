import { expect, test } from 'vitest'
import {
  OPEN,
  RENEWAL_MOVERS,
  RENEWAL_STATES,
  RENEWAL_TABS,
  WAITING,
  isOffered,
  movesOf,
  renewalLife,
  statesOf,
} from './states.ts'

test('a renewal is in one of the eight specified states', () => {
  expect([...RENEWAL_STATES].toSorted()).toEqual([
    'in_progress',
    'need_renewal',
    'pending_talent',
    'rejected',
    'rejected_by_client',
    'rejected_by_talent',
    'renewed',
    'waiting_response',
  ])
})

test.each([
  ['need_renewal', 'renew', 'client', 'in_progress'],
  ['need_renewal', 'change_terms', 'client', 'waiting_response'],
  ['need_renewal', 'reject_by_client', 'client', 'rejected_by_client'],
  ['need_renewal', 'accept_fee', 'client', 'pending_talent'],
  ['waiting_response', 'approve', 'operations', 'pending_talent'],
  ['waiting_response', 'propose_fee', 'operations', 'need_renewal'],
  ['waiting_response', 'refuse', 'operations', 'need_renewal'],
  ['in_progress', 'accept', 'talent', 'renewed'],
  ['pending_talent', 'accept', 'talent', 'renewed'],
  ['in_progress', 'counter', 'talent', 'waiting_response'],
  ['pending_talent', 'counter', 'talent', 'waiting_response'],
  ['in_progress', 'reject_by_talent', 'talent', 'rejected_by_talent'],
  ['pending_talent', 'reject_by_talent', 'talent', 'rejected_by_talent'],
  ['in_progress', 'withdraw', 'client', 'need_renewal'],
  ['pending_talent', 'withdraw', 'client', 'need_renewal'],
  ['need_renewal', 'drop_terms', 'client', 'need_renewal'],
  ['need_renewal', 'propose', 'talent', 'need_renewal'],
  ['need_renewal', 'accept_terms', 'client', 'pending_talent'],
  ['rejected', 'reopen', 'system', 'need_renewal'],
] as const)('%s: %s by the %s leads to %s [S-058] [S-059] [S-060]', (from, event, mover, to) => {
  expect(renewalLife.next(from, event)).toBe(to)
  expect(movesOf(from, mover)).toContain(event)
  for (const other of RENEWAL_MOVERS) if (other !== mover) expect(movesOf(from, other)).not.toContain(event)
})

test('whatever is open when the contract ends has lapsed, and nothing else has', () => {
  expect(OPEN).toEqual(['need_renewal', 'waiting_response', 'pending_talent', 'in_progress'])
  for (const state of OPEN) expect(renewalLife.next(state, 'lapse')).toBe('rejected')
})

test('each open state waits for one side, and each state has one tab [R-079]', () => {
  expect(WAITING).toEqual({
    client: ['need_renewal'],
    talent: ['pending_talent', 'in_progress'],
    operations: ['waiting_response'],
  })
  for (const seat of ['client', 'talent', 'operations'] as const)
    expect(RENEWAL_TABS.flatMap((tab) => statesOf(tab, seat)).toSorted()).toEqual([...RENEWAL_STATES].toSorted())
})

test('what waits for a talent is in one tab of theirs, and nothing else is', () => {
  expect(statesOf('in_progress', 'talent')).toEqual(WAITING.talent)
  expect(statesOf('in_progress', 'client')).toEqual(['waiting_response', 'pending_talent', 'in_progress'])
})

test('a talent has read what waits for them or what they answered, and no terms that others still think about', () => {
  expect(RENEWAL_STATES.filter(isOffered)).toEqual(['pending_talent', 'in_progress', 'renewed', 'rejected_by_talent'])
})
