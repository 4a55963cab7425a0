import { describe, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND, after } from '../kernel/time/time.ts'
import { LINK, type LinkRecord, decideLink, isLinkLive, wrongProofs } from './rules-links.ts'

const noon = new Date('2026-03-18T12:00:00Z')
const at = (duration: number) => after(noon, duration)
const first: LinkRecord = {
  expires_at: at(HOUR),
  used_at: null,
  sends: 1,
  sends_since: noon,
  last_sent_at: noon,
  wrong_count: 0,
  last_wrong_at: null,
}

describe('a sign-in link', () => {
  test('lives an hour and works once', () => {
    expect(decideLink(undefined, noon)).toEqual({
      kind: 'send',
      isNew: true,
      expires_at: at(HOUR),
      sends: 1,
      sends_since: noon,
    })
    expect([isLinkLive(first, at(HOUR - 1)), isLinkLive(first, at(HOUR))]).toEqual([true, false])
    expect(isLinkLive({ ...first, used_at: at(1) }, at(2))).toBe(false)
  })

  test('is the same one when it is asked for again, so that a stranger who asks kills nothing', () => {
    expect(decideLink(first, at(10 * MINUTE))).toMatchObject({ isNew: false, expires_at: at(HOUR), sends: 2 })
    expect(decideLink(first, at(50 * MINUTE))).toMatchObject({ isNew: true, expires_at: at(110 * MINUTE) })
    expect(decideLink({ ...first, used_at: at(SECOND) }, at(2 * MINUTE))).toMatchObject({ isNew: true })
  })

  test('is mailed once a minute and three times an hour; meanwhile one is in the mailbox', () => {
    expect(decideLink(first, at(18_500))).toEqual({ kind: 'waiting', seconds: 42 })
    const third = { ...first, sends: 3, last_sent_at: at(2 * MINUTE) }
    expect(decideLink(third, at(10 * MINUTE))).toEqual({ kind: 'waiting', seconds: 50 * 60 })
    expect(isLinkLive(third, at(10 * MINUTE))).toBe(true)
    expect(decideLink(third, at(HOUR))).toMatchObject({ kind: 'send', isNew: true, sends: 1, sends_since: at(HOUR) })
    expect(decideLink({ ...third, used_at: at(3 * MINUTE) }, at(4 * MINUTE))).toMatchObject({
      kind: 'send',
      isNew: true,
    })
  })

  test('however a stranger asks, a live link has reached the mailbox within the hour', () => {
    let record = first
    let mailed = noon
    for (let second = 1; second <= (6 * HOUR) / SECOND; second += 7) {
      const now = at(second * SECOND)
      const decision = decideLink(record, now)
      if (decision.kind === 'send') {
        record = { ...record, ...decision, last_sent_at: now }
        mailed = now
      }
      expect(isLinkLive(record, now)).toBe(true)
      expect(now.getTime() - mailed.getTime()).toBeLessThanOrEqual(HOUR)
    }
  })

  test('forgets wrong authenticator codes after a day', () => {
    const wrong = { ...first, wrong_count: LINK.wrongPerDay, last_wrong_at: noon }
    expect([wrongProofs(wrong, at(DAY - 1)), wrongProofs(wrong, at(DAY)), wrongProofs(first, noon)]).toEqual([5, 0, 0])
  })
})
