import { describe, expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { ROUTE_PARAMS } from '../testing/route-params.ts'
import type { Decision } from './decision.ts'
import { VISITOR } from './facts.ts'
import type { Checks, Profile, SessionFacts } from './facts.ts'
import { readHref } from './hrefs.ts'
import { ROUTES, ROUTE_IDS, pathTo } from './paths.ts'
import { decide } from './rules.ts'

const person = (type: number, step: number | undefined, profile?: Profile | 'failed', checks: Checks = {}) =>
  ({ ...VISITOR, user: { id: '7', type, step, profile }, checks }) satisfies SessionFacts
const FREE: Profile = { is_locked_for_salary_update: false }
const LOCKED: Profile = { is_locked_for_salary_update: true }

const say = (decision: Decision) =>
  decision.kind === 'redirect' ? decision.to : decision.kind === 'need' ? `need ${decision.fact}` : 'stay'
const go = (href: string, facts: SessionFacts) => say(decide(readHref(href), facts))

const ALIASES = ['root', 'talentLanding', 'talentRoot', 'signUp']
const pages = ROUTE_IDS.filter((id) => !ALIASES.includes(id) && id !== 'notFound')
const memberPages = pages.filter((id) => ROUTES[id].area !== 'operations')
const paths = (ids: typeof ROUTE_IDS) => ids.map((id) => pathTo(id, ROUTE_PARAMS))

describe('the profile', () => {
  test.each(paths(memberPages))('is fetched when missing, before anything is decided about %s [G-044]', (path) => {
    for (const type of [TALENT, CLIENT, 3]) expect(go(path, person(type, 1))).toBe('need profile')
  })

  test('is not asked for again when it is there, or when it could not be fetched [G-044]', () => {
    expect(go('/why', person(TALENT, 1, FREE))).toBe('stay')
    expect(go('/why', person(TALENT, 1, 'failed'))).toBe('stay')
    expect(go('/why', VISITOR)).toBe('stay')
  })
})

describe('a visitor on a protected page', () => {
  const guarded = memberPages.filter(
    (id) => !['anyone', 'clientOrGuest'].includes(ROUTES[id].access) && id !== 'clientWizard',
  )

  test.each(paths(guarded))('%s goes to login, and the target is remembered [G-045] [P-029]', (path) => {
    expect(decide(readHref(`${path}?a=1`), VISITOR)).toMatchObject({
      to: `/login?redirect=${encodeURIComponent(`${path}?a=1`)}`,
      remember: `${path}?a=1`,
      rule: 'signedOut',
    })
  })

  test('the way to login may carry the page to open once the phone is verified [G-046]', () => {
    expect(go('/talent/home?verifyURL=%2Fsq%2Ftalent%2Freport', VISITOR)).toBe(
      '/login?redirect=%2Ftalent%2Fhome&verifyURL=%2Fsq%2Ftalent%2Freport',
    )
    expect(go('/talent/home?verifyURL=https%3A%2F%2Fevil.example', VISITOR)).toBe('/login?redirect=%2Ftalent%2Fhome')
  })

  test('a target too long to be trusted is dropped, the login is not', () => {
    expect(go(`/talent/home?a=${'x'.repeat(3000)}`, VISITOR)).toBe('/login')
  })
})

describe('the projects of a client', () => {
  const exempt = ['/client/wizard', '/client/book-a-meeting']
  const clientPages = paths(memberPages.filter((id) => !ROUTES[id].access.startsWith('talent')))
  const others = clientPages.filter((path) => !exempt.includes(path))

  test.each(others)('are refreshed when a client goes to %s [G-041]', (path) => {
    expect(go(path, person(CLIENT, 2, FREE))).toBe('need projects')
    expect(go(path, person(CLIENT, 2, FREE, { projects: 'loaded' }))).not.toBe('need projects')
  })

  test.each(others)('a client at step 4 who goes to %s is sent to the wizard [G-042] [S-006]', (path) => {
    for (const projects of ['loaded', 'failed'] as const)
      expect(go(path, person(CLIENT, 4, FREE, { projects }))).toBe('/client/wizard')
  })

  test.each(exempt)('are left alone at %s, where a client at step 4 stays [G-041] [G-042]', (path) => {
    expect(go(path, person(CLIENT, 4, FREE))).toBe('stay')
    expect(go(path, person(CLIENT, 2, FREE))).toBe('stay')
  })

  test('are asked for by nobody else [G-041]', () => {
    for (const path of others) {
      expect(go(path, VISITOR)).not.toBe('need projects')
      expect(go(path, person(TALENT, 4, FREE))).not.toBe('need projects')
    }
  })

  test('a list that cannot be loaded does not close the page', () => {
    expect(go('/client/home', person(CLIENT, 6, FREE, { projects: 'failed' }))).toBe('stay')
  })
})

describe('a person without a stored step', () => {
  test('stands at the first one [S-005]', () => {
    expect(go('/sq/client/matching', person(CLIENT, undefined, FREE, { projects: 'loaded' }))).toBe('/client-signup')
    expect(go('/login', person(TALENT, undefined, FREE))).toBe('/talent/wizard')
  })
})

describe('when several rules hold, the first in the decided order wins', () => {
  test.each<[string, string, SessionFacts, string]>([
    ['an unknown path before the profile', '/nowhere', person(CLIENT, 4), '/404'],
    ['the profile before the type', '/talent/home', person(CLIENT, 4), 'need profile'],
    ['the type before the projects and the forced wizard', '/talent/home', person(CLIENT, 4, FREE), '/404'],
    ['the type before the lock', '/client/home', person(TALENT, 8, LOCKED), '/404'],
    [
      'the lock before leaving the wizard',
      '/talent/wizard',
      person(TALENT, 8, LOCKED),
      '/sq/talent/update-availability',
    ],
    [
      'the lock before counting',
      '/sq/talent/contracts-renewal',
      person(TALENT, 8, LOCKED),
      '/sq/talent/update-availability',
    ],
    ['the projects before counting', '/sq/client/nomination', person(CLIENT, 6, FREE), 'need projects'],
    [
      'the forced wizard before the page that would send elsewhere',
      '/sq/client/matching',
      person(CLIENT, 4, FREE, { projects: 'loaded' }),
      '/client/wizard',
    ],
    [
      'a visitor goes to login before any counting',
      '/sq/client/interviews-list',
      VISITOR,
      '/login?redirect=%2Fsq%2Fclient%2Finterviews-list',
    ],
  ])('%s', (_, href, facts, expected) => {
    expect(go(href, facts)).toBe(expected)
  })
})

describe('the pages of staff', () => {
  const staff = { ...VISITOR, staff: true }

  test('open to staff only, and know nothing of members', () => {
    for (const path of ['/ops', '/ops/tickets', '/ops/tickets/7']) {
      expect(go(path, staff)).toBe('stay')
      expect(go(path, { ...person(CLIENT, 4), staff: true })).toBe('stay')
      for (const facts of [VISITOR, person(TALENT, 8, FREE), person(CLIENT, 6, FREE)])
        expect(go(path, facts)).toBe(`/ops/login?redirect=${encodeURIComponent(path)}`)
    }
  })

  test('a member of staff who is signed in leaves the login of staff', () => {
    expect(go('/ops/login', VISITOR)).toBe('stay')
    expect(go('/ops/login', staff)).toBe('/ops')
  })

  test('being staff opens no page of members', () => {
    expect(go('/client/home', staff)).toBe('/login?redirect=%2Fclient%2Fhome')
  })

  test('the local post is open to whoever runs the local world', () => {
    expect(go('/local/outbox', VISITOR)).toBe('stay')
  })
})

test('a page that may be shown says its title', () => {
  expect(decide(readHref('/settings'), person(TALENT, 8, FREE))).toEqual({ kind: 'stay', title: 'settings' })
})
