import { describe, expect, test } from 'vitest'
import { MEMBER_ROLES } from '../kernel/permissions/roles.ts'
import { DAY, MINUTE, after } from '../kernel/time/time.ts'
import { ORGANISATION, hasEnded, invitationEnds, keepsAnOwner, mayJoin, maySendAgain, successorOf } from './rules.ts'

const now = new Date('2026-11-15T09:00:00Z')

describe('an invitation', () => {
  test('is open for seven days, to the minute', () => {
    const expires_at = invitationEnds(now)
    expect(hasEnded({ expires_at }, after(now, 7 * DAY - MINUTE))).toBe(false)
    expect(hasEnded({ expires_at }, after(now, 7 * DAY))).toBe(true)
  })

  test('is sent again after a while, so that nobody fills a mailbox', () => {
    const rest = ORGANISATION.minutesBetweenMails * MINUTE
    expect(maySendAgain({ sent_at: now }, after(now, rest - 1))).toBe(false)
    expect(maySendAgain({ sent_at: now }, after(now, rest))).toBe(true)
  })
})

describe('an organisation', () => {
  const [mona, khalid, sara] = ['mona', 'khalid', 'sara']
  const two = [
    { id: mona, role: 'owner' as const },
    { id: khalid, role: 'owner' as const },
    { id: sara, role: 'viewer' as const },
  ]
  const one = two.slice(0, 1).concat(two.slice(2))

  test('keeps an owner, whatever becomes of the others', () => {
    for (const role of [...MEMBER_ROLES, null]) {
      expect(keepsAnOwner(two, mona, role), `one of two becomes ${role}`).toBe(true)
      expect(keepsAnOwner(one, mona, role), `the last one becomes ${role}`).toBe(role === 'owner')
      expect(keepsAnOwner(one, sara, role), `a viewer becomes ${role}`).toBe(true)
    }
  })

  test('takes in whoever leaves nothing behind', () => {
    expect(mayJoin({ requests: 0, colleagues: 0 })).toBe(true)
    expect(mayJoin({ requests: 1, colleagues: 0 })).toBe(false)
    expect(mayJoin({ requests: 0, colleagues: 1 })).toBe(false)
  })

  test('passes to whoever is trusted with most, and has been there longest', () => {
    const at = (days: number) => after(now, days * DAY)
    const others = [
      { id: 'finance', role: 'finance', joined_at: at(0) },
      { id: 'young', role: 'hiring_manager', joined_at: at(2) },
      { id: 'old', role: 'hiring_manager', joined_at: at(1) },
    ] as const
    expect(successorOf(others)?.id).toBe('old')
    expect(successorOf([...others, { id: 'owner', role: 'owner', joined_at: at(9) } as const])?.id).toBe('owner')
    expect(successorOf([])).toBeUndefined()
  })
})
