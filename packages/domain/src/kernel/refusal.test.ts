import { describe, expect, test } from 'vitest'
import { DAYS, HOURS, MINUTES } from './language/counts.ts'
import { LANGS } from './language/locale.ts'
import { platformErrors } from './platform-errors.ts'
import { Refusal, type RefusalKind, refusalAnswer, refusals, sentence } from './refusal.ts'
import { rule } from './validation/validation.ts'

declare global {
  interface ImportMeta {
    glob<Module>(pattern: string[], options: { eager: true }): Record<string, Module>
  }
}

/** All refusals that the domain exports, by glob and shape. */
const modules = import.meta.glob<Record<string, unknown>>(['../**/*.ts', '!../**/*.test.ts'], { eager: true })
const isKind = (value: unknown): value is RefusalKind =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value && 'ar' in value
const kinds = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  .filter(isKind)
const byCode = [...new Set(kinds)].map((kind) => [kind.code, kind] as const)

const no = refusals({
  closed: { status: 409, en: 'Closed until {day}', ar: 'مغلق حتى {day}' },
  full: { status: 422, en: 'Full', ar: 'ممتلئ' },
  early: { status: 422, en: 'Wait {hours}', ar: 'انتظر {hours}', counts: { hours: HOURS } },
  taken: { status: 422, en: '{email} is taken', ar: '{email} مستخدم' },
})

/** A copy of the specified sentences, so that a change is noticed. */
const SPECIFIED: readonly [code: string, en: string, ar: string][] = [
  ['email_not_business', 'The email must be a business email address.', 'يجب أن يكون البريد الإلكتروني بريد عمل.'],
  ['email_registered', 'This email already registered, Try to login', 'هذا البريد مسجَّل من قبل، جرّب تسجيل الدخول'],
  [
    'email_of_talent',
    "This email is used as a talent's email, please choose another email",
    'هذا البريد مستخدم لحساب كفاءة، اختر بريدًا آخر',
  ],
  ['code_invalid', 'Invalid code', 'رمز غير صالح'],
  ['code_wrong', 'Wrong code', 'الرمز غير صحيح'],
  [
    'code_limit',
    "You've reached the limit. Please try again in 60 minutes.",
    'بلغت الحد المسموح. أعد المحاولة بعد 60 دقيقة.',
  ],
  ['phone', 'Please enter a valid number', 'أدخل رقمًا صحيحًا'],
  [
    'cv_limit',
    'You have exceeded the maximum count for parsing your resume',
    'تجاوزت العدد المسموح لقراءة سيرتك الذاتية',
  ],
  ['not_authorized', 'You are not authorized for this request.', 'لا تملك صلاحية هذا الطلب.'],
  [
    'nomination_expired',
    'Nomination has been Expired, please contact an account manager for any inquiries',
    'انتهت صلاحية الترشيح، تواصل مع مدير الحساب لأي استفسار',
  ],
  ['two_slots_only', 'You can only select two time slots', 'يمكنك اختيار موعدين فقط'],
  ['two_slots_needed', 'Please select two time slots', 'اختر موعدين'],
  ['slot_needed', 'Please select a time slot', 'اختر موعدًا'],
  ['feedback_given', 'Feedback form already submitted before', 'أُرسل هذا النموذج من قبل'],
  [
    'feedback_expired',
    'You can no longer submit your feedback; the interview has now expired',
    'لم يعد بالإمكان إرسال رأيك، انتهت مهلة هذه المقابلة',
  ],
  [
    'interview_moved',
    'This interview is no longer available (you have actioned this interview)',
    'هذه المقابلة لم تعد متاحة (سبق أن اتخذت إجراءً بشأنها)',
  ],
]

test.each(SPECIFIED)('%s is said in the words of the specification', (code, en, ar) =>
  expect(byCode.find(([knownCode]) => knownCode === code)?.[1]).toMatchObject({ en, ar }),
)

describe('every refusal of the product', () => {
  test('is found by this test', () => {
    const codes = byCode.map(([code]) => code)
    expect(codes).toEqual(expect.arrayContaining(['code_limit', 'email_registered', 'phone_registered', 'required']))
    expect(codes.length).toBeGreaterThan(50)
  })

  test('has a code that no other refusal has', () => {
    const codes = byCode.map(([code]) => code)
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
  })

  test.each(byCode)('has both languages and a status that means no: %s [X-042]', (_, kind) => {
    expect(kind.ar).toMatch(/\p{Script=Arabic}/u)
    expect(kind.en).toMatch(/[a-z]/i)
    expect(kind.en).not.toMatch(/\p{Script=Arabic}/u)
    expect(kind.status).toBeGreaterThanOrEqual(400)
    expect(kind.status).toBeLessThan(600)
  })

  test.each(byCode)('is written in Arabic as Arabic is written, without blame: %s', (_, kind) => {
    expect(kind.ar).not.toMatch(/[,;?"]|ـ|قم ب|يرجى|خطأ!/)
  })

  test.each(byCode)('asks for the same values in both languages: %s', (_, kind) => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    expect(places(kind.ar)).toEqual(places(kind.en))
  })
})

describe('a sentence', () => {
  test('gets its values in either language', () => {
    expect(sentence(no.closed, 'en', { day: 'Sunday' })).toBe('Closed until Sunday')
    expect(sentence(no.closed, 'ar', { day: 'الأحد' })).toBe('مغلق حتى الأحد')
  })

  test('keeps a place nobody filled, and never reads a value as a template', () => {
    expect(sentence(no.closed, 'en')).toBe('Closed until {day}')
    expect(sentence(no.closed, 'en', { day: '{day} $& $1' })).toBe('Closed until {day} $& $1')
  })
})

describe('a sentence that counts', () => {
  test.each([
    [0, 'انتظر أقل من ساعة', 'Wait less than an hour'],
    [1, 'انتظر ساعة واحدة', 'Wait 1 hour'],
    [2, 'انتظر ساعتين', 'Wait 2 hours'],
    [3, 'انتظر 3 ساعات', 'Wait 3 hours'],
    [11, 'انتظر 11 ساعة', 'Wait 11 hours'],
    [100, 'انتظر 100 ساعة', 'Wait 100 hours'],
  ])('has all six forms: %i', (hours, ar, en) => {
    expect(sentence(no.early, 'ar', { hours })).toBe(ar)
    expect(sentence(no.early, 'en', { hours })).toBe(en)
    expect(sentence(no.early, 'ar', { hours: String(hours) })).toBe(ar)
  })

  test('counts minutes and days as well', () => {
    expect([1, 2, 10, 30, 102].map((n) => MINUTES.ar(n))).toEqual([
      'دقيقة واحدة',
      'دقيقتين',
      '10 دقائق',
      '30 دقيقة',
      '102 دقيقة',
    ])
    expect([1, 2, 10, 30, 100].map((n) => DAYS.ar(n))).toEqual(['يوم واحد', 'يومين', '10 أيام', '30 يومًا', '100 يوم'])
  })

  test('leaves no bare number before a noun in Arabic', () => {
    for (const [, kind] of byCode)
      for (const name of Object.keys(kind.counts ?? {})) expect(kind.ar, kind.code).toContain(`{${name}}`)
    const frozen = byCode.filter(([, kind]) => /\{(minutes|hours|days)\}/.test(kind.ar) && !kind.counts)
    expect(frozen.map(([code]) => code)).toEqual([])
  })
})

test('words that run against the sentence are held apart in it', () => {
  expect(sentence(no.taken, 'ar', { email: 'sara@acme.com' })).toBe('\u2068sara@acme.com\u2069 مستخدم')
  expect(sentence(no.taken, 'en', { email: 'sara@acme.com' })).toBe('sara@acme.com is taken')
})

describe('the answer to a refused call', () => {
  test('has a message and a list of errors, each with an error [A-002]', () => {
    for (const lang of LANGS) {
      const answer = refusalAnswer(new Refusal(no.full, { field: 'slot' }), lang)
      expect(answer).toEqual({
        message: no.full[lang],
        code: 'full',
        errors: [{ error: no.full[lang], field: 'slot', code: 'full' }],
      })
    }
  })

  test('names every fault of a form, and says the first one as its message [A-002]', () => {
    const faults = [
      { kind: rule.max_length, field: 'name', values: { max: 60 } },
      { kind: rule.required, field: 'email' },
    ]
    expect(refusalAnswer(new Refusal(platformErrors.invalid_input, { faults }), 'en')).toEqual({
      message: 'At most 60 characters',
      code: 'invalid_input',
      errors: [
        { error: 'At most 60 characters', field: 'name', code: 'max_length' },
        { error: 'This field is required', field: 'email', code: 'required' },
      ],
    })
  })

  test('keeps its shape with no fault named, and hands on what the caller needs [A-002]', () => {
    expect(refusalAnswer(new Refusal(no.full, { faults: [], data: { retries: 2 } }), 'en')).toEqual({
      message: 'Full',
      code: 'full',
      errors: [],
      data: { retries: 2 },
    })
  })

  test('does not tell how it came about', () => {
    expect(Object.keys(refusalAnswer(new Refusal(no.full), 'ar'))).toEqual(['message', 'code', 'errors'])
  })
})

test('what went wrong without a reason says so [X-030]', () => {
  expect(platformErrors.something_went_wrong).toMatchObject({
    status: 500,
    en: 'Something went wrong',
    ar: 'حدث خطأ ما',
  })
})
