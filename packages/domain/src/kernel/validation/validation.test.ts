import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { line } from './fields.ts'
import { sentence } from '../refusal.ts'
import { faultsOf, isComplete, rule } from './validation.ts'

/** Validation faults as the API returns them: `field: sentence`. */
function messagesFor(schema: z.ZodMiniType, value: unknown, lang: 'ar' | 'en' = 'en'): string[] {
  const parsed = z.safeParse(schema, value, { reportInput: true })
  return faultsOf(parsed.error?.issues ?? []).map(
    ({ kind, field, values }) => `${field ?? '-'}: ${sentence(kind, lang, values)}`,
  )
}

describe('a form', () => {
  test.each<[string, object]>([
    ['null', { name: 'Sara', role: null }],
    ['not there', { name: 'Sara', role: undefined }],
    ['empty', { name: '' }],
    ['blank', { name: ' \u200f\n' }],
    ['a number not typed yet', { years: Number.NaN }],
    ['an empty choice', { skills: [] }],
    ['a choice with nothing in it', { skills: ['React', ''] }],
    ['missing deeper down', { about: { product: 'Fareeq', industry: '' } }],
  ])('is incomplete when a value is %s [V-002]', (_, values) => expect(isComplete(values)).toBe(false))

  test.each<[string, object]>([
    ['words', { name: 'سارة', role: 'CTO' }],
    ['zero and no', { months: 0, working: false }],
    ['choices, dates and files', { skills: ['React'], day: new Date(0), cv: new Blob([]) }],
    ['other forms', { about: { product: 'Fareeq' } }],
  ])('is complete when all is filled: %s [V-002]', (_, values) => expect(isComplete(values)).toBe(true))
})

test('two passwords that differ are told apart in words, though nobody has one here (D-32) [V-018]', () => {
  expect(rule.password_mismatch).toMatchObject({ en: 'The passwords do not match', ar: 'كلمتا المرور غير متطابقتين' })
})

describe('a value that a schema refuses', () => {
  test('is called by the rule that the schema names', () => {
    expect(messagesFor(z.object({ a: z.string().check(z.regex(/^x$/, 'letters_only')) }), { a: '1' })).toEqual([
      'a: Letters only',
    ])
  })

  test.each([undefined, null, '', '   '])('is required when it is %j [V-007]', (name) => {
    expect(messagesFor(z.object({ name: line(60) }), { name })).toEqual(['name: This field is required'])
    expect(messagesFor(z.object({ name: line(60) }), { name }, 'ar')).toEqual(['name: هذا الحقل مطلوب'])
  })

  test('is too long by a number that the sentence says [V-008]', () => {
    expect(messagesFor(line(3), 'four')).toEqual(['-: At most 3 characters'])
    expect(messagesFor(line(3), 'أربع', 'ar')).toEqual(['-: الحد الأقصى لعدد الأحرف 3'])
  })

  test('is too short by a number that the sentence says [V-009]', () => {
    expect(messagesFor(line(60, 5), 'four')).toEqual(['-: At least 5 characters'])
    expect(messagesFor(line(60, 5), 'أربع', 'ar')).toEqual(['-: الحد الأدنى لعدد الأحرف 5'])
  })

  test('is too small or too big by a number that the sentence says [V-021] [V-022]', () => {
    const price = z.number().check(z.gte(1), z.lte(100_000))
    expect(messagesFor(price, 0)).toEqual(['-: At least 1'])
    expect(messagesFor(price, 100_001)).toEqual(['-: At most 100000'])
    expect(messagesFor(price, 0, 'ar')).toEqual(['-: الحد الأدنى 1'])
    expect(messagesFor(price, 1)).toEqual([])
  })

  test('is not greater than one, where one itself is refused [V-023]', () => {
    const rate = z.number().check(z.gt(1))
    expect(messagesFor(rate, 1)).toEqual(['-: Greater than 1'])
    expect(messagesFor(rate, 0.27, 'ar')).toEqual(['-: أكبر من 1'])
    expect(messagesFor(rate, 1.0001)).toEqual([])
  })

  test('is a list with too little or too much in it: choices are counted, not characters', () => {
    const skills = z.array(z.string()).check(z.minLength(2), z.maxLength(3))
    expect(messagesFor(skills, ['a'])).toEqual(['-: Choose 2 at least'])
    expect(messagesFor(skills, ['a', 'b', 'c', 'd'], 'ar')).toEqual(['-: الحد الأقصى للاختيارات 3'])
    expect(messagesFor(z.array(z.string()).check(z.minLength(1)), [])).toEqual(['-: This field is required'])
  })

  test('is named where it is at fault: a choice, a missing choice, a wrong kind, an unknown field', () => {
    const form = z.strictObject({
      type: z.literal([1, 2]),
      deep: z.object({ on: z.boolean() }),
      link: z.url(),
      mail: z.email(),
    })
    const good = { type: 1, deep: { on: true }, link: 'https://x.test', mail: 'a@b.co' }
    expect(messagesFor(form, good)).toEqual([])
    expect(messagesFor(form, { ...good, type: 3 })).toEqual(['type: Choose one of the options'])
    expect(messagesFor(form, { ...good, type: undefined })).toEqual(['type: This field is required'])
    expect(messagesFor(form, { ...good, deep: { on: 'yes' } })).toEqual(['deep.on: This value is not valid'])
    expect(messagesFor(form, { ...good, link: 'x' })).toEqual(['link: Enter a valid link'])
    expect(messagesFor(form, { ...good, mail: 'x' })).toEqual(['mail: x is not a valid email'])
    expect(messagesFor(form, { ...good, surprise: 1 })).toEqual(['surprise: Unknown field: surprise'])
    expect(messagesFor(form, 'no form at all')).toEqual(['-: This value is not valid'])
  })

  test('is quoted only as far as a sentence needs it', () => {
    const [message] = messagesFor(z.email(), `${'x'.repeat(500)}@`)
    expect(message?.length).toBeLessThan(160)
    expect(messagesFor(z.strictObject({}), { ['k'.repeat(500)]: 1 })[0]?.length).toBeLessThan(160)
  })
})
