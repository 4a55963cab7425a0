import { describe, expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import { ROUTE_PARAMS } from '../testing/route-params.ts'
import type { Decision } from './decision.ts'
import { VISITOR } from './facts.ts'
import type { Checks, SessionFacts } from './facts.ts'
import { readHref } from './hrefs.ts'
import { ROUTES, ROUTE_IDS, pathTo } from './paths.ts'
import { decide } from './rules.ts'
import { talentProfileFailure } from './rules-client.ts'

const person = (type: number, step: number, checks: Checks = {}): SessionFacts => ({
  ...VISITOR,
  user: { id: '7', type, step, profile: { is_locked_for_salary_update: false } },
  checks: { projects: 'loaded', ...checks },
})
const talent = person(TALENT, 8)
const client = (step = 6, checks: Checks = {}) => person(CLIENT, step, checks)

const say = (decision: Decision) =>
  decision.kind === 'redirect' ? decision.to : decision.kind === 'need' ? `need ${decision.fact}` : 'stay'
const go = (href: string, facts: SessionFacts) => say(decide(readHref(href), facts))

type Row = [sentence: string, href: string, facts: SessionFacts, expected: string]
const sentences = (rows: Row[]) =>
  test.each(rows)('%s', (_, href, facts, expected) => expect(go(href, facts)).toBe(expected))

const toLogin = (href: string) => `/login?redirect=${encodeURIComponent(href)}`
const clientPaths = ROUTE_IDS.filter((id) => ROUTES[id].area === 'client').map((id) => pathTo(id, ROUTE_PARAMS))

describe('the pages of clients', () => {
  const full: Checks = { anyRenewals: 1, interviews: 1, nominations: 1, sharedView: 'shown' }
  const feedback = '?action=accepted&selection=5'

  test.each([
    ['the wizard exists [R-045]', 'clientWizard', '/client/wizard', ''],
    ['the client home exists [R-046]', 'clientHome', '/client/home', ''],
    ['the client profile exists [R-047]', 'clientProfile', '/client/profile', ''],
    ['matching exists [R-048]', 'matching', '/sq/client/matching', ''],
    ['editing the request exists [R-049]', 'editRequest', '/sq/client/edit-request', ''],
    ['the address of contract renewals is a client’s', 'clientRenewals', '/sq/client/contracts-renewal', ''],
    ['the interviews list exists [R-051]', 'interviewsList', '/sq/client/interviews-list', ''],
    ['the feedback form exists [R-052]', 'feedbackForm', '/sq/client/feedback-form', feedback],
    ['interview details exist [R-055]', 'interviewDetails', '/sq/client/interview-details/:id', ''],
    [
      'the address of a talent’s assessment is a client’s',
      'talentAssessment',
      '/sq/client/talent-profile/assessment/:id',
      '',
    ],
    ['nominations exist [R-058]', 'nomination', '/sq/client/nomination', ''],
  ] as const)('%s', (_, id, path, query) => {
    expect(ROUTES[id]).toEqual({ pattern: path, area: 'client', access: 'client' })
    expect(go(path.replace(':id', '9') + query, client(6, full))).toBe('stay')
  })

  test.each([
    ['the address of a video interview is for clients and guests', 'videoInterview', '/sq/client/video-interviews/:id'],
    [
      'the address of an assessment report is for clients and guests',
      'assessmentReport',
      '/sq/client/assessment-report/:id',
    ],
    ['a shared profile exists', 'sharedProfile', '/sq/client/talent-profile/:id'],
  ] as const)('%s', (_, id, path) => {
    expect(ROUTES[id]).toEqual({ pattern: path, area: 'client', access: 'clientOrGuest' })
    expect(go(path.replace(':id', '9'), client(6, full))).toBe('stay')
  })

  test.each(clientPaths)('%s is not found by a talent [P-022]', (path) => {
    expect(go(path, talent)).toBe('/404')
  })

  test.each([
    ['the client home [G-022]', '/client/home'],
    ['the client profile [G-024]', '/client/profile'],
    ['matching [G-025]', '/sq/client/matching'],
    ['interview details [G-036]', '/sq/client/interview-details/9'],
    ['the assessments of a talent [G-037]', '/sq/client/talent-profile/assessment/9'],
  ])('%s is for clients only', (_, path) => {
    expect(go(path, client())).toBe('stay')
    expect(go(path, talent)).toBe('/404')
    expect(go(path, person(3, 6))).toBe('/404')
    expect(go(path, VISITOR)).toBe(toLogin(path))
  })

  sentences([
    ['a visitor at the wizard goes to the client sign-up [G-020]', '/client/wizard', VISITOR, '/client-signup'],
    ['a talent does not find the wizard of clients [G-021]', '/client/wizard', talent, '/404'],
    ['a visitor at the client home goes to login [G-023]', '/client/home', VISITOR, toLogin('/client/home')],
    ['a client at step 5 goes on in the wizard [S-007]', '/client/wizard', client(5), 'stay'],
    ['matching opens above step 5 [G-026] [S-008]', '/sq/client/matching', client(6), 'stay'],
    ['matching at step 5 goes to the wizard [G-027] [S-007]', '/sq/client/matching', client(5), '/client/wizard'],
    ['matching at step 3 goes to the client sign-up [G-028]', '/sq/client/matching', client(3), '/client-signup'],
    ['matching at step 1 goes to the client sign-up [G-028]', '/sq/client/matching', client(1), '/client-signup'],
  ])
})

describe('pages that open only when there is something on them', () => {
  const renewals = '/sq/client/contracts-renewal'
  const interviews = '/sq/client/interviews-list'
  const nominations = '/sq/client/nomination'
  sentences([
    ['the renewals of a client are counted first', renewals, client(), 'need anyRenewals'],
    [
      'a client whose renewals are all answered finds them again',
      renewals,
      client(6, { renewals: 0, anyRenewals: 2 }),
      'stay',
    ],
    ['a client without renewals goes to the sign-up', renewals, client(6, { anyRenewals: 0 }), '/client-signup'],
    ['a failed renewal check is not found', renewals, client(6, { anyRenewals: 'failed' }), '/404'],
    ['the interviews of a client are counted first', interviews, client(), 'need interviews'],
    [
      'a client without interviews goes to the sign-up [G-030]',
      interviews,
      client(6, { interviews: 0 }),
      '/client-signup',
    ],
    ['failed counters are not found [X-017]', interviews, client(6, { interviews: 'failed' }), '/404'],
    ['the nominations of a client are counted first [G-038]', nominations, client(), 'need nominations'],
    ['a client with nominations sees them [G-038]', nominations, client(6, { nominations: 2 }), 'stay'],
    [
      'a client without nominations goes to the sign-up [G-038]',
      nominations,
      client(6, { nominations: 0 }),
      '/client-signup',
    ],
    ['a failed nomination check is not found', nominations, client(6, { nominations: 'failed' }), '/404'],
    ['a visitor at the nominations goes to login [G-039]', nominations, VISITOR, toLogin(nominations)],
  ])

  test.each<[string, SessionFacts, string]>([
    ['/sq/client/contracts-renewal', client(6, { anyRenewals: 0 }), 'noContractRenewals'],
    ['/sq/client/interviews-list', client(6, { interviews: 0 }), 'noInterviewsYet'],
    ['/sq/client/nomination', client(6, { nominations: 0 }), 'noNominations'],
    ['/sq/client/matching', client(5), 'noMatchingYet'],
    ['/sq/client/matching', client(2), 'noMatchingYet'],
    ['/client/home', client(4), 'finishRequest'],
  ])('a client who is sent away from %s is told why', (href, facts, toast) => {
    expect(decide(readHref(href), facts)).toMatchObject({ kind: 'redirect', toast })
  })

  test('whoever has just signed in is not told what they did not ask for', () => {
    expect(decide(readHref('/login'), client(4))).toEqual({
      kind: 'redirect',
      to: '/client/wizard',
      rule: 'wizardForced',
    })
  })

  test('a nomination mail is remembered across login with its ref [G-040]', () => {
    expect(decide(readHref('/sq/client/nomination?ref=12'), VISITOR)).toMatchObject({
      to: '/login?redirect=%2Fsq%2Fclient%2Fnomination%3Fref%3D12',
      remember: '/sq/client/nomination?ref=12',
    })
  })
})

describe('the feedback form', () => {
  const form = '/sq/client/feedback-form'
  sentences([
    ['opens for an acceptance [G-031]', `${form}?action=accepted&selection=5`, client(), 'stay'],
    ['opens for a rejection [G-031]', `${form}?action=rejected&selection=5`, client(), 'stay'],
    ['is not found with another action [G-031]', `${form}?action=maybe&selection=5`, client(), '/404'],
    ['is not found without an action [G-031]', `${form}?selection=5`, client(), '/404'],
    ['is not found without a selection [G-032]', `${form}?action=accepted`, client(), '/404'],
    ['is not found with an empty selection [G-032]', `${form}?action=accepted&selection=`, client(), '/404'],
  ])
})

describe('a profile, video or report behind a link', () => {
  const expired = '/404?nomination=expired'

  test.each([
    ['You are not authorized for this request.', 'G-033'],
    ['لا تملك صلاحية هذا الطلب.', 'G-033'],
    ['Nomination has been Expired, please contact an account manager for any inquiries', 'G-034'],
    ['انتهت صلاحية الترشيح، تواصل مع مدير الحساب لأي استفسار', 'G-034'],
  ])('«%s» with 403 or 404 means the nomination is over [%s]', (message) => {
    const refused = (status: number) => client(6, { sharedView: { status, message } })
    expect(talentProfileFailure(403, message)).toBe(expired)
    expect(go('/sq/client/talent-profile/9', refused(403))).toBe(expired)
    expect(go('/sq/client/talent-profile/9', refused(404))).toBe(expired)
    expect(go('/sq/client/talent-profile/9', refused(500))).toBe('/404')
  })

  test('a shared link that has ended is said so where it was opened', () => {
    const ended = { status: 410, message: 'This link no longer works.' }
    const decision = decide(readHref('/sq/client/talent-profile/9?token=t'), {
      ...VISITOR,
      checks: { sharedView: ended },
    })
    expect(decision.kind).toBe('stay')
  })

  test.each([
    [404, 'Not found.'],
    [403, 'You are not authorized for this request'],
    [500, 'Something went wrong'],
    [0, ''],
  ])('any other failure (%i «%s») is not found [G-035]', (status, message) => {
    expect(go('/sq/client/talent-profile/9', client(6, { sharedView: { status, message } }))).toBe('/404')
  })

  test.each([
    ['/sq/client/talent-profile/9', '9', '9?token=t'],
    ['/sq/client/video-interviews/9', '9?of=videos', '9?token=t&of=videos'],
    ['/sq/client/assessment-report/9', '9?of=report', '9?token=t&of=report'],
  ])(
    'a visitor at %s is not sent to login, yet the guard still asks the server for what is shown there and obeys it [P-028]',
    (path, bare, withToken) => {
      const sharedBy = (sharedView: Checks['sharedView']) =>
        go(`${path}?token=t`, { ...VISITOR, checks: { sharedView } })
      const needed = (href: string) => decide(readHref(href), VISITOR)
      expect(needed(path)).toEqual({ kind: 'need', fact: 'sharedView', about: bare })
      expect(needed(`${path}?token=t&lang=ar`)).toEqual({ kind: 'need', fact: 'sharedView', about: withToken })
      expect(sharedBy('shown')).toBe('stay')
      expect(sharedBy({ status: 403, message: 'You are not authorized for this request.' })).toBe(expired)
      expect(sharedBy({ status: 500, message: 'Something went wrong' })).toBe('/404')
    },
  )
})
