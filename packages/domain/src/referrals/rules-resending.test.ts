import { expect, test } from 'vitest'
import { DAY, after } from '../kernel/time/time.ts'
import { UNCHANGED } from '../kernel/policies/policies.ts'
import { invitationEnds } from './rules.ts'
import { type InvitationHistory, resendingOf } from './rules-resending.ts'

const now = new Date('2026-11-15T09:00:00Z')
const daysAgo = (days: number) => after(now, -days * DAY)
const invitation = ({ invited_at = daysAgo(4), ...overrides }: Partial<InvitationHistory>): InvitationHistory => ({
  status: 'invited',
  invited_at,
  ...invitationEnds(invited_at, UNCHANGED),
  sent_again: 0,
  sent_again_at: null,
  ...overrides,
})

test.each<[string, Partial<InvitationHistory>, string]>([
  ['sent today: in three days', { invited_at: now }, '2026-11-18, 2 left'],
  ['sent three days ago: now', { invited_at: daysAgo(3) }, '2026-11-15, 2 left'],
  ['sent again yesterday: in two days', { sent_again: 1, sent_again_at: daysAgo(1) }, '2026-11-17, 1 left'],
  ['sent again twice: no more', { sent_again: 2, sent_again_at: daysAgo(9) }, 'spent'],
  ['so late that the link ends first: no more', { invited_at: daysAgo(29), sent_again_at: daysAgo(1) }, 'spent'],
  ['the link has ended', { invited_at: daysAgo(30) }, 'over'],
  ['the friend has agreed', { status: 'consented' }, 'over'],
  ['the friend has declined, and never hears of it again', { status: 'void' }, 'over'],
])('an invitation may be sent again: %s', (_, overrides, expected) => {
  const again = resendingOf(invitation(overrides), UNCHANGED, now)
  const text = again.kind === 'open' ? `${again.from.toISOString().slice(0, 10)}, ${again.left} left` : again.kind
  expect(text).toBe(expected)
})

test('another wait and another number of times count at once', () => {
  const policies = { referral_again_days: 7, referral_again_most: 1 }
  expect(resendingOf(invitation({}), policies, now)).toEqual({ kind: 'open', from: after(now, 3 * DAY), left: 1 })
  expect(resendingOf(invitation({ sent_again: 1, sent_again_at: daysAgo(9) }), policies, now)).toEqual({
    kind: 'spent',
  })
})
