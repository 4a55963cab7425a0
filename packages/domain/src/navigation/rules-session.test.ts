import { describe, expect, test } from 'vitest'
import { CLIENT, TALENT } from '../kernel/permissions/user-types.ts'
import type { LoginFacts } from './rules-session.ts'
import { AUTH_KEYS, afterLogin, afterLogout, on401 } from './rules-session.ts'

const login = (type: number, step: number, rest: Partial<LoginFacts> = {}): LoginFacts => ({
  user: { id: '7', type, step, profile: undefined },
  timezone: 'Asia/Riyadh',
  savedStepOne: null,
  checks: {},
  ...rest,
})
const talent = (step: number, checks: LoginFacts['checks'] = {}) => login(TALENT, step, { checks })
const client = (step: number, checks: LoginFacts['checks'] = {}) => login(CLIENT, step, { checks })

const start = (facts: LoginFacts) => {
  const answer = afterLogin(facts)
  return answer.kind === 'need' ? `need ${answer.fact}` : answer.to
}

describe('after login', () => {
  test.each<[string, LoginFacts, string]>([
    ['the renewals of a talent at the profile step are counted first', talent(8), 'need renewals'],
    ['a talent with renewals goes to them', talent(8, { renewals: 1 }), '/sq/talent/contracts-renewal'],
    ['without renewals the requests are counted', talent(8, { renewals: 0 }), 'need interviewRequests'],
    [
      'a talent without renewals but with requests goes to the requests [S-014]',
      talent(8, { renewals: 0, interviewRequests: 2 }),
      '/sq/talent/interview-requests',
    ],
    ['a talent with neither goes to / [S-015]', talent(8, { renewals: 0, interviewRequests: 0 }), '/'],
    ['a talent on the way goes to the talent wizard [S-016]', talent(7), '/talent/wizard'],
    ['the nominations of a client are counted first', client(6), 'need nominations'],
    [
      'a client who is done and has nominations goes to them [S-017]',
      client(6, { nominations: 1 }),
      '/sq/client/nomination',
    ],
    [
      'a client who is done, without nominations, goes to the renewals',
      client(6, { nominations: 0, renewals: 1 }),
      '/sq/client/contracts-renewal',
    ],
    ['any other client with nominations goes to them [S-022]', client(2, { nominations: 1 }), '/sq/client/nomination'],
    [
      'any other client with renewals only goes to them [S-022]',
      client(2, { nominations: 0, renewals: 3 }),
      '/sq/client/contracts-renewal',
    ],
    [
      'any other client goes to the client sign-up [S-022]',
      client(2, { nominations: 0, renewals: 0 }),
      '/client-signup',
    ],
    [
      'a client who is done and has nothing goes there too',
      client(6, { nominations: 0, renewals: 0 }),
      '/client-signup',
    ],
    ['a client whose counters fail is sent to /404 [X-018]', client(6, { nominations: 'failed' }), '/404'],
    [
      'a client whose renewals cannot be counted is sent to /404 [X-018]',
      client(6, { nominations: 0, renewals: 'failed' }),
      '/404',
    ],
    ['so is a talent [X-018]', talent(8, { renewals: 'failed', interviewRequests: 1 }), '/404'],
    ['a person of another type goes to the client home', login(3, 1), '/client/home'],
  ])('%s', (_, facts, expected) => {
    expect(start(facts)).toBe(expected)
  })
})

describe('a client who saved the first step before logging in', () => {
  const saved = (services: boolean, step = 1, checks: LoginFacts['checks'] = {}) =>
    login(CLIENT, step, { savedStepOne: { services }, checks })

  test('goes on at step 3 in the wizard [S-019]', () => {
    expect(afterLogin(saved(false))).toMatchObject({
      step: 3,
      to: '/client/wizard',
      forget: ['oneStep', 'stepOneData'],
    })
  })

  test('has the project posted [S-020]', () => {
    expect(afterLogin(saved(false))).toMatchObject({ calls: ['postAbout'] })
  })

  test('has the services posted after the project, when there are some [S-021]', () => {
    expect(afterLogin(saved(true))).toMatchObject({ calls: ['postAbout', 'postServices'] })
  })

  test('still goes to the nominations first when an earlier project is done [S-017]', () => {
    expect(start(saved(true, 6, { nominations: 1 }))).toBe('/sq/client/nomination')
    expect(start(saved(true, 6, { nominations: 0, renewals: 0 }))).toBe('/client/wizard')
  })

  test('does not lose that work to a remembered target', () => {
    expect(start({ ...saved(true), redirect: '/settings' })).toBe('/client/wizard')
  })
})

test('a talent without a time zone has it posted, then the profile loaded [S-023]', () => {
  expect(afterLogin(login(TALENT, 3, { timezone: null }))).toMatchObject({ calls: ['postTimezone', 'loadProfile'] })
  expect(afterLogin(login(TALENT, 3))).toMatchObject({ calls: [] })
})

test('a client without a time zone has it posted before the saved project', () => {
  const facts = login(CLIENT, 1, { timezone: '', savedStepOne: { services: true } })
  expect(afterLogin(facts)).toMatchObject({ calls: ['postTimezone', 'loadProfile', 'postAbout', 'postServices'] })
})

describe('a remembered target', () => {
  test.each([
    [TALENT, '/unsubscribe/7'],
    [CLIENT, '/sq/client/nomination?ref=12'],
    [CLIENT, '/settings'],
  ])('of a person of type %i, %s, comes before every other page [P-029]', (type, redirect) => {
    expect(start(login(type, 1, { redirect }))).toBe(redirect)
  })

  test.each(['https://evil.example', '//evil.example', '/no/such/page', '/login', '/404', '/ops', '/client/home'])(
    'is forgotten when it is foreign, unknown, or not for this person: %s',
    (redirect) => {
      expect(start(login(TALENT, 1, { redirect }))).toBe('/talent/wizard')
    },
  )
})

describe('after logout', () => {
  test('only the language and the flag of the wizard are kept [S-024]', () => {
    expect(afterLogout().keep).toEqual(['lang', 'croFlag'])
  })

  test('the step becomes 1 after 20 ms [S-025] [K-027]', () => {
    expect(afterLogout()).toMatchObject({ step: 1, stepAfterMs: 20 })
  })
})

describe('the page after logout', () => {
  test.each([
    ['a talent is at the front page of talents', TALENT, '/home/talent'],
    ['a client at the front page of companies', CLIENT, '/home/client'],
    ['and so is anybody else', undefined, '/home/client'],
  ])('%s', (_, type, to) => expect(afterLogout(type).to).toBe(to))
})

describe('a 401', () => {
  const at = (href: string, message = 'Expired', verifyingPhone = false) => on401({ href, message, verifyingPhone })
  const nothing = { clear: [], to: null, reload: false }

  test('removes the stored session [X-001] [X-006]', () => {
    expect(at('/client/home')).toEqual({ clear: AUTH_KEYS, to: null, reload: false })
    expect(AUTH_KEYS).toEqual(['token', 'user', 'step', 'otpVerified', 'activeProject'])
  })

  test('on login removes nothing [X-002] [X-006]', () => {
    expect(at('/login')).toEqual(nothing)
    expect(at('/login', 'Unauthenticated')).toEqual(nothing)
  })

  test('on a sign-up removes nothing [X-003] [X-006]', () => {
    for (const page of ['/talent-signup', '/client-signup']) expect(at(page)).toEqual(nothing)
  })

  test('while the phone is being verified removes nothing [X-004] [X-006]', () => {
    expect(at('/sq/talent/profile', 'Expired', true)).toEqual(nothing)
  })

  test.each(['Unauthenticated', 'Unauthenticated.', 'يلزم تسجيل الدخول'])(
    'that says «%s» clears the session, goes to login and reloads [X-005]',
    (message) => {
      expect(at('/client/home', message)).toMatchObject({ clear: AUTH_KEYS, reload: true })
      expect(at('/client/home', message).to).toMatch(/^\/login\?/)
    },
  )

  test('the login says that the session ended, and leads back to the page that was open', () => {
    const { to } = at('/sq/talent/editProfile?step=2', 'Unauthenticated')
    expect(to).toBe('/login?session=ended&redirect=%2Fsq%2Ftalent%2FeditProfile%3Fstep%3D2')
    expect(at('//evil.example', 'Unauthenticated').to).toBe('/login?session=ended')
  })
})
