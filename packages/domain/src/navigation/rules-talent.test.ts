import { describe, expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { ROUTE_PARAMS } from '../testing/route-params.ts'
import type { Decision } from './decision.ts'
import { VISITOR } from './facts.ts'
import type { Checks, SessionFacts } from './facts.ts'
import { readHref } from './hrefs.ts'
import { ROUTES, ROUTE_IDS, pathTo } from './paths.ts'
import { decide } from './rules.ts'

const person = (type: number, step: number, checks: Checks = {}, locked = false): SessionFacts => ({
  ...VISITOR,
  user: { id: '7', type, step, profile: { is_locked_for_salary_update: locked } },
  checks,
})
const talent = (step = 8, checks: Checks = {}) => person(TALENT, step, checks)
const locked = (step = 8) => person(TALENT, step, {}, true)

const say = (decision: Decision) =>
  decision.kind === 'redirect' ? decision.to : decision.kind === 'need' ? `need ${decision.fact}` : 'stay'
const go = (href: string, facts: SessionFacts) => say(decide(readHref(href), facts))

type Row = [sentence: string, href: string, facts: SessionFacts, expected: string]
const sentences = (rows: Row[]) =>
  test.each(rows)('%s', (_, href, facts, expected) => expect(go(href, facts)).toBe(expected))

const talentPaths = ROUTE_IDS.filter((id) => ROUTES[id].area === 'talent' && id !== 'talentRoot').map((id) =>
  pathTo(id, ROUTE_PARAMS),
)

describe('the pages of talents', () => {
  test.each([
    ['the talent home exists [R-033]', 'talentHome', '/talent/home'],
    ['editing the profile exists [R-037]', 'editProfile', '/sq/talent/editProfile'],
    ['the address of the report is a talent’s', 'talentReport', '/sq/talent/report'],
    ['the address of contract renewals is a talent’s', 'talentRenewals', '/sq/talent/contracts-renewal'],
    ['interview requests exist [R-041]', 'talentInterviewRequests', '/sq/talent/interview-requests'],
    ['subscribing exists [R-042]', 'subscribe', '/subscribe'],
    ['submitting a subscription exists [R-043]', 'submitSubscribe', '/submit-subscribe/'],
    ['unsubscribing exists [R-044]', 'unsubscribe', '/unsubscribe/:id'],
    ['the wizard exists', 'talentWizard', '/talent/wizard'],
    ['the profile exists', 'talentProfile', '/sq/talent/profile'],
    ['updating availability exists', 'updateAvailability', '/sq/talent/update-availability'],
  ] as const)('%s', (_, id, path) => {
    const step = id === 'talentWizard' ? 3 : 8
    expect(ROUTES[id]).toEqual({ pattern: path, area: 'talent', access: 'talent' })
    const address = path.replace(':id', '7') + (id === 'submitSubscribe' ? '?subscription=newsletter' : '')
    expect(go(address, talent(step, { anyRenewals: 1, interviewRequests: 1, subscribe: 'done' }))).toBe('stay')
  })

  test('choosing an interview slot exists, also for whoever comes by the link of a mail without signing in [R-040]', () => {
    const path = '/sq/talent/choose-interview-slot/7'
    expect(ROUTES.chooseInterviewSlot).toMatchObject({ area: 'talent', access: 'talentOrGuest' })
    expect(go(path, talent())).toBe('stay')
    expect(go(`${path}?token=t1`, VISITOR)).toBe('stay')
    for (const without of [path, `${path}?token=`])
      expect(go(without, VISITOR)).toBe(`/login?redirect=${encodeURIComponent(without)}`)
  })

  test.each(talentPaths)('%s is not found by a client or by any other type [G-012] [P-023]', (path) => {
    for (const step of [1, 4, 6, 8]) {
      expect(go(path, person(CLIENT, step))).toBe('/404')
      expect(go(path, person(3, step))).toBe('/404')
    }
  })

  sentences([
    ['the talent area opens at the profile [R-034]', '/sq/talent', talent(), '/sq/talent/profile'],
    ['the wizard needs a session [G-013]', '/talent/wizard', VISITOR, '/login?redirect=%2Ftalent%2Fwizard'],
    ['a talent on the way stays in the wizard', '/talent/wizard', talent(7), 'stay'],
    [
      'a talent at the profile step leaves the wizard for the profile [G-047]',
      '/talent/wizard',
      talent(8),
      '/sq/talent/profile',
    ],
  ])
})

describe('pages that open only when there is something on them', () => {
  const renewals = '/sq/talent/contracts-renewal'
  const requests = '/sq/talent/interview-requests'
  sentences([
    ['the renewals of a talent are counted first', renewals, talent(), 'need anyRenewals'],
    ['a talent with renewals sees them', renewals, talent(8, { renewals: 0, anyRenewals: 2 }), 'stay'],
    ['a talent without renewals goes to the profile', renewals, talent(8, { anyRenewals: 0 }), '/sq/talent/profile'],
    ['a failed renewal check is not found', renewals, talent(8, { anyRenewals: 'failed' }), '/404'],
    ['the requests of a talent are counted first [G-015]', requests, talent(), 'need interviewRequests'],
    ['a talent with interview requests sees them [G-015]', requests, talent(8, { interviewRequests: 1 }), 'stay'],
    [
      'a talent without requests goes to the profile [G-015]',
      requests,
      talent(8, { interviewRequests: 0 }),
      '/sq/talent/profile',
    ],
    ['a failed request check is not found', requests, talent(8, { interviewRequests: 'failed' }), '/404'],
  ])

  test('a talent who is sent away is told why', () => {
    expect(decide(readHref(renewals), talent(8, { anyRenewals: 0 }))).toMatchObject({ toast: 'noContractRenewals' })
    expect(decide(readHref(requests), talent(8, { interviewRequests: 0 }))).toMatchObject({ toast: 'noInterviews' })
  })
})

describe('the mailing lists', () => {
  test.each(['/subscribe?subscription=newsletter', '/submit-subscribe/?subscription=newsletter', '/unsubscribe/7'])(
    'a visitor at %s goes to login and the target is remembered [G-016]',
    (href) => {
      expect(decide(readHref(href), VISITOR)).toMatchObject({
        to: `/login?redirect=${encodeURIComponent(href)}`,
        remember: href,
      })
    },
  )

  test('opening the answer of a talent performs the subscription that the query names [G-017]', () => {
    const answer = readHref('/submit-subscribe/?subscription=newsletter')
    expect(decide(answer, talent())).toEqual({ kind: 'need', fact: 'subscribe', about: 'newsletter' })
    expect(decide(answer, talent(8, { subscribe: 'done' })).kind).toBe('stay')
  })

  sentences([
    ['asking subscribes nobody yet', '/subscribe?subscription=newsletter', talent(), 'stay'],
    [
      'a subscription that fails is not found [G-018]',
      '/submit-subscribe/?subscription=newsletter',
      talent(8, { subscribe: 'failed' }),
      '/404',
    ],
    ['an answer that names no list asks first', '/submit-subscribe/', talent(), '/subscribe'],
    ['a talent may unsubscribe', '/unsubscribe/7', talent(), 'stay'],
    ['nobody unsubscribes another person [G-019]', '/unsubscribe/8', talent(), '/404'],
  ])
})

describe('the salary lock', () => {
  const page = '/sq/talent/update-availability'
  const free = [page, '/subscribe', '/submit-subscribe/', '/unsubscribe/7']

  test.each(talentPaths.filter((path) => !free.includes(path)))(
    'a locked talent at %s must first update the availability [G-043]',
    (path) => {
      for (const step of [1, 8]) expect(go(path, locked(step))).toBe(page)
    },
  )

  sentences([
    ['the page that lifts the lock opens', page, locked(), 'stay'],
    ['a locked talent may leave a mailing list', '/unsubscribe/7', locked(), 'stay'],
    ['a locked talent may open the settings', '/settings', locked(), 'stay'],
    ['a locked talent is not kept out of a running interview', '/room/9', locked(), 'stay'],
    ['a locked talent may read public pages', '/home/client', locked(), 'stay'],
  ])

  test('the page a locked talent wanted is remembered, and an address that leads elsewhere is not', () => {
    const remembered = (href: string) => {
      const decision = decide(readHref(href), locked())
      return decision.kind === 'redirect' ? decision.remember : 'stay'
    }
    expect(remembered('/sq/talent/editProfile?step=2')).toBe('/sq/talent/editProfile?step=2')
    expect(remembered('/talent/home')).toBe('/talent/home')
    expect(remembered(`/talent/home?a=${'x'.repeat(3000)}`)).toBeUndefined()
  })

  test('a profile that could not be loaded locks nobody', () => {
    const unknown = { ...VISITOR, user: { id: '7', type: TALENT, step: 8, profile: 'failed' as const } }
    expect(go('/talent/home', unknown)).toBe('stay')
  })
})
