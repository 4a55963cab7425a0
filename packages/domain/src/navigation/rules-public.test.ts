import { describe, expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import type { Decision } from './decision.ts'
import { VISITOR } from './facts.ts'
import type { SessionFacts } from './facts.ts'
import { readHref } from './hrefs.ts'
import { ROUTES } from './paths.ts'
import { decide } from './rules.ts'
import { campaignOf, signUpTarget } from './rules-public.ts'

const person = (type: number, step: number, rest: Partial<SessionFacts> = {}): SessionFacts => ({
  ...VISITOR,
  ...rest,
  user: { id: '7', type, step, profile: { is_locked_for_salary_update: false } },
  checks: { projects: 'loaded', ...rest.checks },
})
const talent = (step: number, rest?: Partial<SessionFacts>) => person(TALENT, step, rest)
const client = (step: number, rest?: Partial<SessionFacts>) => person(CLIENT, step, rest)
const other = (rest?: Partial<SessionFacts>) => person(3, 1, rest)
const oneStep = { oneStep: true }
const pressedBack = { pressedBack: true }

const say = (decision: Decision) =>
  decision.kind === 'redirect' ? decision.to : decision.kind === 'need' ? `need ${decision.fact}` : 'stay'
const go = (href: string, facts: SessionFacts) => say(decide(readHref(href), facts))

type Row = [sentence: string, href: string, facts: SessionFacts, expected: string]
const sentences = (rows: Row[]) =>
  test.each(rows)('%s', (_, href, facts, expected) => expect(go(href, facts)).toBe(expected))

describe('addresses that stand for another', () => {
  sentences([
    ['the root goes to the home of clients [R-013]', '/', VISITOR, '/home/client'],
    ['the root goes to the home of clients for a client, too [R-013]', '/', client(6), '/home/client'],
    ['the root leads a talent who is signed in to their own home', '/', talent(8), '/talent/home'],
    ['a talent on the way is led there, too, and asked for nothing before', '/', talent(2), '/talent/home'],
    ['a language in the address survives the root', '/?lang=en', VISITOR, '/home/client?lang=en'],
    ['the talent landing goes to the home of talents [R-019]', '/talent/landing', VISITOR, '/home/talent'],
    ['sign-up without a query is the client sign-up [R-020]', '/signUp', VISITOR, '/client-signup'],
    ['sign-up of type 1 is the talent sign-up [R-021]', '/signUp?type=1', VISITOR, '/talent-signup'],
    ['sign-up of type 2 is the client sign-up [R-022]', '/signUp?type=2', VISITOR, '/client-signup'],
    ['sign-up of an unknown type is not found [R-024]', '/signUp?type=3', VISITOR, '/404'],
    ['sign-up of an empty type is not found [R-024]', '/signUp?type=', VISITOR, '/404'],
    ['an unknown address is not found [R-030]', '/no/such/page', VISITOR, '/404'],
    ['an unknown address is not found by a client either [R-030]', '/no', client(4), '/404'],
    ['a home of a third kind is not found', '/home/partner', VISITOR, '/404'],
  ])

  test('the sign-up passes the campaign on, however it is spelt [R-023]', () => {
    expect(signUpTarget({ type: '1', Campaign: 'x' })).toBe('/talent-signup?Campaign=x')
    expect(signUpTarget({ type: '2', CAMPAIGN: 'x' })).toBe('/client-signup?Campaign=x')
    expect(signUpTarget({ campaign: 'a b' })).toBe('/client-signup?Campaign=a%20b')
    expect(campaignOf({ cAmpaign: 'x' })).toBe('x')
    expect(campaignOf({})).toBeUndefined()
  })
})

describe('public pages', () => {
  const everyone = [VISITOR, talent(1), talent(8), client(1), client(6), other()]

  test.each([
    ['the knowledge center is public [R-016]', 'knowledgeCenter', '/knowledge-center'],
    ['the case study is public [R-018]', 'caseStudy', '/case-study'],
    ['the home of talents exists [R-015]', 'homeTalent', '/home/talent'],
    ['the referral page is public', 'bringBuddy', '/bring-buddy'],
  ] as const)('%s', (_, id, path) => {
    expect(ROUTES[id]).toEqual({ pattern: path, area: 'public', access: 'anyone' })
    for (const facts of everyone) expect(go(path, facts)).toBe('stay')
  })

  test('booking a meeting needs no account; whoever is signed in does it in their own area [R-031]', () => {
    expect(ROUTES.bookMeeting).toEqual({ pattern: '/client/book-a-meeting', area: 'shared', access: 'anyone' })
    for (const facts of everyone) expect(go('/client/book-a-meeting', facts)).toBe('stay')
  })

  test('the home of clients exists, for everyone [R-014]', () => {
    expect(ROUTES.homeClient).toEqual({ pattern: '/home/client', area: 'public', access: 'anyone' })
    for (const facts of [VISITOR, talent(8), client(1, { checks: { counters: 'loaded' } })])
      expect(go('/home/client', facts)).toBe('stay')
  })

  test('a visitor sees every public page, the sign-ups, login and book-a-meeting [P-024]', () => {
    const open = Object.values(ROUTES).filter(({ area, access }) => access === 'anyone' && area !== 'operations')
    const aliased = ['/', '/talent/landing', '/signUp']
    for (const { pattern } of open.filter(({ pattern }) => !aliased.includes(pattern)))
      expect([pattern, go(pattern.replace(':slug', 'mvp'), VISITOR)]).toEqual([pattern, 'stay'])
  })

  sentences([
    ['the home of clients first loads the counters of a client [G-001]', '/home/client', client(1), 'need counters'],
    ['the home of clients loads no counters for a talent', '/home/client', talent(8), 'stay'],
    ['the home of talents loads no counters', '/home/talent', client(1), 'stay'],
    [
      'a client whose counters fail is not found at home [G-002] [X-017]',
      '/home/client',
      client(1, { checks: { counters: 'failed' } }),
      '/404',
    ],
  ])

  test('the not-found page shows itself to everyone, asking for nothing, and knows the expired nomination', () => {
    const fresh = { ...VISITOR, user: { id: '7', type: CLIENT, step: 4, profile: undefined } }
    for (const facts of [...everyone, client(4), fresh])
      expect(decide(readHref('/404'), facts)).toEqual({ kind: 'stay', title: 'notFound' })
    expect(decide(readHref('/404?nomination=expired'), fresh)).toEqual({ kind: 'stay', title: 'nominationExpired' })
  })
})

describe.each(['/login', '/talent-signup'])('a signed-in person at %s', (page) => {
  sentences([
    ['a talent at the profile step goes to the profile [G-004]', page, talent(8), '/sq/talent/profile'],
    ['a talent before the profile step goes to the wizard [G-005]', page, talent(7), '/talent/wizard'],
    ['a client at the profile step goes to the client profile [G-006]', page, client(6), '/client/profile'],
    ['a client who pressed back goes to the client sign-up [G-007]', page, client(2, pressedBack), '/client-signup'],
    ['a client at the profile goes there even pressing back', page, client(6, pressedBack), '/client/profile'],
    ['any other client goes to the client wizard [G-008]', page, client(5), '/client/wizard'],
    ['a person of another type goes to the client home [G-009]', page, other(), '/client/home'],
  ])
})

describe('the client sign-up', () => {
  const page = '/client-signup'
  sentences([
    ['a client goes to the wizard [G-010]', page, client(2), '/client/wizard'],
    ['a client at the profile step goes to the wizard too [G-010]', page, client(6), '/client/wizard'],
    [
      'with a brief a client goes on to a new request',
      `${page}?brief=CTO`,
      client(6),
      '/client/wizard?new=1&brief=CTO',
    ],
    ['a client who pressed back stays [G-010]', page, client(2, pressedBack), 'stay'],
    ['a talent who did not press back is not found [G-011]', page, talent(8), '/404'],
    ['a person of another type who did not press back is not found [G-011]', page, other(), '/404'],
    ['a talent who pressed back stays [G-011]', page, talent(8, pressedBack), 'stay'],
  ])
})

test('with the one-step flag a signed-in person stays on every auth page [G-003]', () => {
  for (const page of ['/login', '/talent-signup', '/client-signup'])
    for (const facts of [
      talent(1, oneStep),
      talent(8, oneStep),
      client(1, oneStep),
      client(6, oneStep),
      other(oneStep),
    ])
      expect(go(page, facts)).toBe('stay')
})
