import { accountErrors } from '@fareeq/domain/accounts/errors.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { phoneErrors } from '@fareeq/domain/phone-verifications/errors.ts'
import { describe, expect, test, vi } from 'vitest'
import { CallFailure, type CallContext } from './call-failure.ts'
import { verdictOf } from './failures.ts'
import { handleFailure, type FailureEffects } from './handle-failure.ts'

type AnswerBody = {
  status: number
  code?: string
  message?: string
  errors?: { error: string; code?: string }[]
  where?: CallContext
  href?: string
}
const effectsOf = ({ status, code = '', message = '', errors = [], where, href = '/client/home' }: AnswerBody) =>
  verdictOf({ status, code, message, errors, where, href })

const unauthenticated = { status: 401, code: 'Unauthenticated', message: 'Unauthenticated' }
const AGAIN = '/login?session=ended&redirect=%2Fclient%2Fhome'
const silent = (passedOnTo: string) => ({ effects: [], passedOnTo })
const toast = (text: string) => ({ effects: [{ do: 'toast', text }], passedOnTo: 'caller' })

describe('401', () => {
  test('removes stored auth data: X-001 X-006', () => {
    expect(effectsOf({ status: 401, message: 'Token revoked' }).effects).toEqual([{ do: 'clear-session' }])
  })
  test.each([
    ['login: X-002', { href: '/login' }],
    ['talent sign-up: X-003', { href: '/talent-signup' }],
    ['client sign-up: X-003', { href: '/client-signup' }],
    ['phone verification: X-004', { where: 'phone-verification' as const }],
  ])('does not remove it on %s', (_, place) => {
    expect(effectsOf({ ...unauthenticated, ...place })).toEqual(silent('caller'))
    expect(effectsOf({ status: 401, message: 'Token revoked', ...place })).toEqual(silent('caller'))
  })
  test.each([
    ['by its code, whatever the language', { ...unauthenticated, message: 'يلزم تسجيل الدخول' }],
    ['by its English text', { status: 401, message: 'Unauthenticated' }],
    ['by its text with a full stop', { status: 401, message: 'Unauthenticated.' }],
  ])('saying Unauthenticated clears, goes to /login and reloads, %s: X-005', (_, refusal) => {
    expect(effectsOf(refusal).effects).toEqual([{ do: 'clear-session' }, { do: 'go', to: AGAIN, reload: true }])
  })
})

describe('422 and 400', () => {
  test('the first error text of a 422 is a toast, and the failure is passed on: X-007', () => {
    const errors = [
      { error: 'حروف فقط', code: 'letters_only' },
      { error: 'هذا الحقل مطلوب', code: 'required' },
    ]
    expect(effectsOf({ status: 422, code: 'invalid_input', message: 'راجع الحقول', errors })).toEqual(toast('حروف فقط'))
  })
  const { email_not_business, email_registered, email_of_talent } = accountErrors
  const isForTheForm = (kind: { code: string; en: string; ar: string }) => {
    for (const status of [422, 400])
      for (const refusal of [
        { code: kind.code },
        { message: kind.en },
        { message: kind.ar },
        { errors: [{ error: kind.ar }] },
      ])
        expect(effectsOf({ status, ...refusal })).toEqual(silent('form'))
  }
  test('business email required is for the form, by code or by either sentence: X-008 X-010', () =>
    isForTheForm(email_not_business))
  test('email already registered is for the form, by code or by either sentence: X-008 X-011', () =>
    isForTheForm(email_registered))
  test("a talent's email is for the form, by code or by either sentence: X-008 X-012", () =>
    isForTheForm(email_of_talent))
  test('what is wrong with a code is said once, where it is typed, and never as a toast: X-020 X-021 X-022', () => {
    const kinds = Object.values(codeErrors)
    expect(kinds.length).toBeGreaterThan(3)
    for (const { code, status, en, ar } of kinds)
      for (const refusal of [{ code }, { message: en }, { errors: [{ error: ar }] }])
        expect(effectsOf({ status, ...refusal })).toEqual(silent('form'))
  })
  test('phone errors are passed on as the message, in either language: X-009', () => {
    for (const kind of [phoneErrors.phone_registered, rule.phone])
      for (const refusal of [{ code: kind.code }, { message: kind.en }, { message: kind.ar }])
        expect(effectsOf({ status: 422, ...refusal })).toEqual(silent('message'))
  })
  test('any other 400 is a toast of its message: X-015', () => {
    expect(effectsOf({ status: 400, message: 'لم نتمكن من قراءة الطلب.' })).toEqual(toast('لم نتمكن من قراءة الطلب.'))
  })
})

describe('403 and 404', () => {
  const kinds = [platformErrors.not_authorized, navigationErrors.nomination_expired]
  test('not authorized and expired nomination are passed on silently: X-013', () => {
    for (const status of [403, 404])
      for (const kind of kinds)
        for (const refusal of [{ code: kind.code }, { message: kind.en }, { message: kind.ar }])
          expect(effectsOf({ status, ...refusal })).toEqual(silent('page'))
  })
  test('any other message shows the first error: X-014', () => {
    for (const status of [403, 404])
      expect(effectsOf({ status, message: 'm', errors: [{ error: 'أول' }, { error: 'ثانٍ' }] })).toEqual(toast('أول'))
  })
})

test.each([500, 503, 409, 429, 0])('any other error shows its message (%s): X-015 X-049', (status) => {
  expect(effectsOf({ status, message: 'حدث خطأ ما' })).toEqual(toast('حدث خطأ ما'))
})

test('a canceled call is never shown', () => {
  expect(effectsOf({ status: 0, code: 'canceled', message: 'Request canceled due to new request' })).toEqual(
    silent('caller'),
  )
})

test('a failed counters check leads to /404: X-017', () => {
  expect(effectsOf({ status: 500, where: 'counters' }).effects).toEqual([{ do: 'go', to: '/404', reload: false }])
})

function hands(overrides: Partial<FailureEffects> = {}) {
  const done: string[] = []
  const effects: FailureEffects = {
    toast: (text) => void done.push(`toast ${text}`),
    clearSession: () => void done.push('clear'),
    guardAgain: () => void done.push('guard again'),
    go: (to, reload) => void done.push(`go ${to}${reload ? ' and reload' : ''}`),
    token: () => 'now',
    isSigningOut: () => false,
    href: () => '/client/home',
    ...overrides,
  }
  return { done, made: effects }
}

test.each([
  ['not a business one: V-003', accountErrors.email_not_business, { notBusiness: true, alreadyRegistered: false }],
  ['already registered: V-004', accountErrors.email_registered, { notBusiness: false, alreadyRegistered: true }],
  ['already a talent’s: V-005', accountErrors.email_of_talent, { notBusiness: false, alreadyRegistered: true }],
])('the sentence alone, in either language, marks the email as %s', (_, kind, flags) => {
  for (const message of [kind.ar, kind.en])
    expect(effectsOf({ status: 400, message, where: 'social' }).effects).toContainEqual({ do: 'email-flags', ...flags })
})

test('a social failure shows the message, then sets both email flags, then is passed on, in that order: X-016', () => {
  for (const [kind, flags] of [
    [accountErrors.email_not_business, { notBusiness: true, alreadyRegistered: false }],
    [accountErrors.email_of_talent, { notBusiness: false, alreadyRegistered: true }],
    [accountErrors.social_token_invalid, { notBusiness: false, alreadyRegistered: false }],
  ] as const) {
    const { done, made } = hands()
    const failure = new CallFailure({ status: 400, message: kind.ar, where: 'social' })
    const onEmailFlags = vi.fn((flags: object) => void done.push(JSON.stringify(flags)))
    handleFailure(failure, { onEmailFlags }, made)
    expect(done).toEqual([`toast ${kind.ar}`, JSON.stringify(flags)])
  }
})

test('the end of a session is carried out in order: X-005', () => {
  const { done, made } = hands()
  handleFailure(new CallFailure({ ...unauthenticated, token: 'now' }), {}, made)
  expect(done).toEqual(['clear', `go ${AGAIN} and reload`])
})

test('a 401 that only clears lets the guard look at the page again: X-001', () => {
  const { done, made } = hands()
  handleFailure(new CallFailure({ status: 401, message: 'Token revoked', token: 'now' }), {}, made)
  expect(done).toEqual(['clear', 'guard again'])
})

test('a late 401 of an earlier session leaves the present one alone', () => {
  const { done, made } = hands()
  handleFailure(new CallFailure({ ...unauthenticated, token: 'earlier' }), {}, made)
  expect(done).toEqual([])
})

test('a 401 on the way out leads nowhere else, whether the call still had a token or not', () => {
  const { done, made } = hands({ isSigningOut: () => true })
  handleFailure(new CallFailure({ ...unauthenticated, token: 'now' }), {}, made)
  handleFailure(new CallFailure(unauthenticated), {}, made)
  expect(done).toEqual([])
})
