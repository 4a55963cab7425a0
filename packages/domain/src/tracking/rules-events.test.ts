import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE, after } from '../kernel/time/time.ts'
import { isForeign, isRobot, momentOf, readSession, safePath, siteOf } from './rules-events.ts'

describe('the address of a page as it may be written down', () => {
  test.each([
    ['/', '/'],
    ['/home/client', '/home/client'],
    ['/404?nomination=expired', '/404?nomination=expired'],
    ['/services/team-as-a-service', '/services/team-as-a-service'],
    [
      '/knowledge-center/hire-react-developers-in-riyadh-2026',
      '/knowledge-center/hire-react-developers-in-riyadh-2026',
    ],
    [
      '/knowledge-center/%D9%83%D9%8A%D9%81-%D8%AA%D9%88%D8%B8%D9%81-2026',
      '/knowledge-center/%D9%83%D9%8A%D9%81-%D8%AA%D9%88%D8%B8%D9%81-2026',
    ],
    ['/signUp?type=1&Campaign=ramadan#top', '/signUp?type=1&Campaign=ramadan'],
    ['/sq/client/talent-profile/7', '/sq/client/talent-profile/:id'],
    ['/sq/client/talent-profile/01a1de6f-5280-791c-bb4f-825cb260a8bf', '/sq/client/talent-profile/:id'],
    ['/unsubscribe/:id', '/unsubscribe/:id'],
    ['/assessment/abc', '/assessment/:id'],
    ['/nowhere/Zx9QpL2mN8vB4cR7tY1wE5u', '/nowhere/:id'],
    ['/nowhere/sara@nakhla.sa/+966500000000', '/nowhere/:id/:id'],
    ['/login?code=0421&token=x&state=y&email=a%40b.sa&redirect=%2Fsettings', '/login'],
    ['/login?utm_source=google&gclid=1&q=salary%20of%20sara', '/login'],
    ['/login?type=Zx9QpL2mN8vB4cR7tY1w&tab=%3Cscript%3E', '/login'],
  ])('%s → %s', (href, expected) => expect(safePath(href)).toBe(expected))

  test('of anything at all it makes a short text that can be kept, and nothing more of it the second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webPath(), fc.webQueryParameters()), (text) => {
        const path = safePath(`/${text}`)
        expect(path.length).toBeLessThanOrEqual(300)
        expect(path.isWellFormed()).toBe(true)
        expect(safePath(path)).toBe(path)
      }),
    )
  })
})

test('of the page before only the site is kept', () => {
  expect(siteOf('https://www.google.com/search?q=secret')).toBe('www.google.com')
  for (const other of ['', 'android-app://com.google', 'not an address', 'javascript:alert(1)'])
    expect(siteOf(other)).toBeNull()
})

test('robots are known by their names, people by their browsers', () => {
  const robots = [
    undefined,
    '',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23.20.0 A',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140.0 Safari/537.36',
    'Mozilla/5.0 … Chrome-Lighthouse',
    'curl/8.14',
  ]
  const people = [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X20) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/126 Mobile Safari/537.36 Instagram 330.0',
  ]
  expect(robots.filter((name) => !isRobot(name))).toEqual([])
  expect(people.filter(isRobot)).toEqual([])
})

test('a message comes from our page, from no page, or from another site', () => {
  const own = ['https://fareeq.example', 'http://10.0.0.7:3000']
  expect(isForeign('https://fareeq.example', 'same-origin', own)).toBe(false)
  expect(isForeign('http://10.0.0.7:3000', undefined, own)).toBe(false)
  expect(isForeign(undefined, undefined, own)).toBe(false)
  for (const origin of ['https://evil.example', 'https://fareeq.example.evil', 'http://fareeq.example', 'null'])
    expect(isForeign(origin, undefined, own)).toBe(true)
  expect(isForeign(undefined, 'cross-site', own)).toBe(true)
})

test('a moment is believed for an hour', () => {
  const now = new Date('2026-11-15T12:00:00Z')
  const momentAt = (away: number) => momentOf(after(now, away).toISOString(), now)
  expect(momentAt(-HOUR)).toEqual(after(now, -HOUR))
  for (const away of [-HOUR - 1, 1, MINUTE, HOUR]) expect(momentAt(away)).toEqual(now)
  expect(momentOf('never', now)).toEqual(now)
})

test('a session id is one word', () => {
  expect(readSession('5b8e4f5e-6f0c-4a51-9f1c-2f1f1c1c1c1c')).toBe('5b8e4f5e-6f0c-4a51-9f1c-2f1f1c1c1c1c')
  for (const other of [undefined, '', 'short', 'with a space', 'x'.repeat(65), ['12345678'], 'é1234567'])
    expect(readSession(other)).toBeNull()
})
