import { describe, expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { ROUTE_PARAMS } from '../testing/route-params.ts'
import { readHref, safeRedirect } from './hrefs.ts'
import { ROUTES, ROUTE_IDS, matchPath, mayOpen, pathTo } from './paths.ts'

describe('the table of addresses', () => {
  test.each(ROUTE_IDS)('the address built for %s is matched as %s again', (id) => {
    expect(matchPath(pathTo(id, ROUTE_PARAMS))?.id).toBe(id)
  })

  test('no two routes have the same address', () => {
    const patterns = ROUTE_IDS.map((id) => ROUTES[id].pattern)
    expect(new Set(patterns).size).toBe(patterns.length)
  })

  test('the gallery of the interface is no address of the product', () => {
    expect(matchPath('/gallery')).toBeNull()
  })

  test('a route of one type of person opens for that type only [E-001] [E-002]', () => {
    expect([TALENT, CLIENT]).toEqual([1, 2])
    expect([1, 2, 3].filter((type) => mayOpen('talent', type))).toEqual([1])
    expect([1, 2, 3].filter((type) => mayOpen('client', type))).toEqual([2])
    expect([1, 2, 3].filter((type) => mayOpen('clientOrGuest', type))).toEqual([2])
    expect([1, 2, 3].filter((type) => mayOpen('talentOrGuest', type))).toEqual([1])
    expect([1, 2, 3].filter((type) => mayOpen('member', type))).toEqual([1, 2])
    expect([1, 2, 3].filter((type) => mayOpen('staff', type))).toEqual([])
  })
})

describe('matching an address', () => {
  test.each([
    ['/sq/client/talent-profile/7', 'sharedProfile', { id: '7' }],
    ['/sq/client/talent-profile/assessment/7', 'talentAssessment', { id: '7' }],
    ['/sq/client/payment-result', 'paymentResult', {}],
    ['/sq/client/payment-result/p1', 'paymentResult', { paymentId: 'p1' }],
    ['/submit-subscribe/', 'submitSubscribe', {}],
    ['/submit-subscribe', 'submitSubscribe', {}],
    ['/login/', 'login', {}],
    ['/ops/login', 'opsLogin', {}],
    ['/ops/tickets', 'opsSection', { section: 'tickets' }],
    ['/ops/tickets/7/no/such/page', 'opsUnknown', { section: 'tickets', id: '7' }],
    ['/services/%D9%81%D8%B1%D9%8A%D9%82', 'service', { slug: 'فريق' }],
  ])('%s is %s', (pathname, id, params) => {
    expect(matchPath(pathname)).toMatchObject({ id, params })
  })

  test.each(['', 'login', '//', '//login', '/home', '/home/partner', '/signup', '/services/%zz', '/sq/client', '/a/b'])(
    '%j is no address of ours',
    (pathname) => {
      expect(matchPath(pathname)).toBeNull()
    },
  )
})

describe('building an address', () => {
  test('parameters and query are escaped', () => {
    expect(pathTo('unsubscribe', { id: 'a/b' })).toBe('/unsubscribe/a%2Fb')
    expect(pathTo('login', {}, { redirect: '/settings?a=1', verifyURL: undefined })).toBe(
      '/login?redirect=%2Fsettings%3Fa%3D1',
    )
  })

  test('a missing or an unknown parameter does not compile, unless it is optional', () => {
    expect(pathTo('paymentResult')).toBe('/sq/client/payment-result')
    expect(pathTo('paymentResult', { paymentId: 'p1' })).toBe('/sq/client/payment-result/p1')
    // @ts-expect-error: one of two parameters.
    expect(pathTo('opsRecord', { section: 'tickets' })).toBe('/ops/tickets')
    // @ts-expect-error: a parameter of other addresses.
    expect(pathTo('login', { id: '7' })).toBe('/login')
    // @ts-expect-error: a parameter too many.
    expect(pathTo('invoice', { id: '7', slug: 'mvp' })).toBe('/sq/client/invoices/7')
  })
})

describe('reading an address', () => {
  test.each([
    ['/login', { pathname: '/login', query: {} }],
    ['/login?redirect=%2Fa%3Fb%3D1#top', { pathname: '/login', query: { redirect: '/a?b=1' } }],
    ['/signUp?type=1&Campaign=spring+fair', { pathname: '/signUp', query: { type: '1', Campaign: 'spring fair' } }],
    ['/a?x&y=%zz&z=1=2', { pathname: '/a', query: { x: '', y: '%zz', z: '1=2' } }],
  ])('%s', (href, navigation) => {
    expect(readHref(href)).toEqual(navigation)
  })
})

describe('the address to return to after login', () => {
  test.each(['/', '/settings', '/sq/client/nomination?ref=12', '/a?next=https://elsewhere.example//x'])(
    '%s is kept',
    (value) => {
      expect(safeRedirect(value)).toBe(value)
    },
  )

  test('only path and query are kept', () => {
    expect(safeRedirect('/settings?a=1#phone')).toBe('/settings?a=1')
  })

  test.each([
    null,
    undefined,
    12,
    '',
    'settings',
    'https://evil.example',
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/a\u0000b',
    '/a\u007fb',
    ' /settings',
    '/.//evil.example',
    '/a?b=\\',
    `/${'a'.repeat(2000)}`,
  ])('%j is refused', (value) => {
    expect(safeRedirect(value)).toBeNull()
  })
})
