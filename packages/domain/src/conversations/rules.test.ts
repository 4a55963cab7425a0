import { expect, test } from 'vitest'
import { HOUR, after } from '../kernel/time/time.ts'
import {
  canReport,
  conversationTitle,
  kindsFor,
  nextColleagueNotice,
  nextNotice,
  otherParties,
  readsHidden,
  reviewKindsFor,
} from './rules.ts'

const NOW = new Date('2026-11-15T09:00:00Z')
const reader = (read_seq: number, told_seq: number, hoursAgo: number | null) => ({
  last_seq: 7,
  read_seq,
  told_seq,
  told_at: hoursAgo === null ? null : after(NOW, -hoursAgo * HOUR),
})

test.each([
  ['has read everything', reader(7, 0, null), null],
  ['was told of everything', reader(2, 7, 1), null],
  ['was never told', reader(0, 0, null), NOW],
  ['has read since they were told', reader(5, 5, 0.1), NOW],
  ['was told an hour ago and has not come', reader(2, 5, 1), after(NOW, 3 * HOUR)],
  ['was told long ago and has not come', reader(2, 5, 9), NOW],
])('a reader who %s', (_, facts, at) => expect(nextNotice(facts, NOW)).toEqual(at))

const colleague = (fields: object) => ({
  ...reader(0, 0, null),
  settled_seq: 0,
  choice: 'mine' as const,
  has_written: true,
  ...fields,
})
test.each([
  ['has written in it', {}, NOW],
  ['has not written in it', { has_written: false }, null],
  ['wants all', { choice: 'all', has_written: false }, NOW],
  ['wants none', { choice: 'none' }, null],
  ['was answered for by another', { settled_seq: 7 }, null],
  ['was told an hour ago', { told_seq: 5, told_at: after(NOW, -HOUR) }, after(NOW, 3 * HOUR)],
])('a colleague who %s is written to in time', (_, fields, at) =>
  expect(nextColleagueNotice(colleague(fields), NOW)).toEqual(at),
)
test('a colleague is not written to at night', () => {
  const night = new Date('2026-11-15T20:30:00Z')
  expect(nextColleagueNotice(colleague({}), night)).toEqual(new Date('2026-11-16T05:00:00Z'))
})

test('who may join follows from what they may read of it', () => {
  expect(kindsFor({ kind: 'talent' })).toEqual(['contract', 'payout', 'interview', 'offer'])
  expect(kindsFor({ kind: 'client', role: 'owner' })).toEqual(['contract', 'nomination', 'interview', 'offer'])
  expect(kindsFor({ kind: 'client', role: 'finance' })).toEqual(['contract'])
  expect(kindsFor({ kind: 'client', role: 'viewer' })).toEqual([])
  expect(kindsFor({ kind: 'staff', roles: ['finance'] })).toEqual(['contract', 'payout'])
  expect(kindsFor({ kind: 'staff', roles: ['account_manager'] })).toEqual([
    'contract',
    'nomination',
    'interview',
    'offer',
  ])
  expect(kindsFor({ kind: 'staff', roles: ['matcher'] })).toEqual(['nomination', 'interview'])
  expect(kindsFor({ kind: 'staff', roles: ['operations'] })).toEqual(['contract', 'offer'])
  expect(kindsFor({ kind: 'visitor' })).toEqual([])
})

test('a thread is called by what it is about, and by whom one talks to', () => {
  const payout = { kind: 'payout', label: '2026-10' } as const
  expect(conversationTitle({ ...payout, detail: 'salary' }, 'en')).toBe('Payout for October 2026')
  expect(conversationTitle({ ...payout, detail: 'bonus' }, 'ar')).toBe('مكافأة الدعوة، أكتوبر 2026')
  expect(conversationTitle({ kind: 'contract', label: 'CT-12', detail: null }, 'en')).toContain('CT-12')
  const interview = { kind: 'interview', label: 'Souq', detail: 'backend_developer' } as const
  expect(conversationTitle(interview, 'en')).toBe('Interview: Souq')
  expect(conversationTitle({ ...interview, label: null }, 'ar')).toMatch(/^مقابلة: ./)
  expect(conversationTitle({ ...interview, kind: 'offer' }, 'ar')).toContain('عرض عمل: ')
  expect(conversationTitle({ kind: 'nomination', label: null, detail: null }, 'en')).toBe('Nomination')
  const parties = { talent: 'Layla', company: 'Souq' }
  expect([otherParties(parties, 'talent'), otherParties(parties, 'client')]).toEqual([['Souq'], ['Layla']])
  expect(otherParties({ ...parties, company: null }, 'staff')).toEqual(['Layla'])
})

test('colleagues decide about messages of the kinds they read, members about none', () => {
  expect(reviewKindsFor({ kind: 'staff', roles: ['account_manager'] })).toEqual([
    'contract',
    'nomination',
    'interview',
    'offer',
  ])
  expect(reviewKindsFor({ kind: 'staff', roles: ['admin'] })).toContain('payout')
  expect(reviewKindsFor({ kind: 'staff', roles: ['matcher'] })).toEqual([])
  expect(reviewKindsFor({ kind: 'client', role: 'owner' })).toEqual([])
})

test('a member reports what somebody else wrote, once, while it is shown', () => {
  const message = { is_mine: false, is_reported: false, is_hidden: false, is_empty: false }
  expect(canReport('talent', message)).toBe(true)
  expect(canReport('staff', message)).toBe(false)
  for (const fact of ['is_mine', 'is_reported', 'is_hidden', 'is_empty'])
    expect(canReport('client', { ...message, [fact]: true })).toBe(false)
  expect([readsHidden('staff', false), readsHidden('talent', true), readsHidden('client', false)]).toEqual([
    true,
    true,
    false,
  ])
})
