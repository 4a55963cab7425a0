import { registerTalent } from '@fareeq/domain/accounts/schema-sign-up.ts'
import { contractErrors } from '@fareeq/domain/contracts/errors.ts'
import { codeErrors } from '@fareeq/domain/codes/errors.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect, test, vi } from 'vitest'
import { CallFailure } from '../platform/calls/call-failure.ts'
import { en } from '../platform/messages/en.ts'
import { faultOf, faultOfAnswer, loadRefusals, failureText, faultText } from './faults.ts'
import { refusals } from './refusals.ts'
import { resolverOf } from './resolver.ts'

const validate = async (fields: Record<string, unknown>) => {
  const resolve = resolverOf(registerTalent())
  const values = fields as Parameters<typeof resolve>[0]
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return errors as Record<string, { message?: string }>
}

test('a form speaks with the rules of the call it makes, in either language [V-007 V-008]', async () => {
  const { first_name, last_name } = await validate({ first_name: ' ', last_name: 'س'.repeat(61), consent: {} })
  expect(faultText(first_name?.message ?? '', 'ar')).toBe(rule.required.ar)
  expect(faultText(last_name?.message ?? '', 'ar')).toBe(sentence(rule.max_length, 'ar', { max: 60 }))
  expect(faultText(last_name?.message ?? '', 'en')).toBe(sentence(rule.max_length, 'en', { max: 60 }))
})

test('the typed address stands in its sentence as an island of its own direction', async () => {
  const { email } = await validate({ email: 'nobody', consent: {} })
  expect(faultText(email?.message ?? '', 'en', 'nobody')).toBe('nobody is not a valid email')
  expect(faultText(email?.message ?? '', 'ar', 'nobody')).toContain('\u2068nobody\u2069')
})

test('a refusal found on this side is said in either language', () => {
  const fault = faultOf(codeErrors.code_invalid)
  expect([faultText(fault, 'ar'), faultText(fault, 'en')]).toEqual([
    codeErrors.code_invalid.ar,
    codeErrors.code_invalid.en,
  ])
})

test('a refusal with numbers has them in either language, before and after all sentences are here', async () => {
  const fault = faultOf(contractErrors.term_not_allowed, { min: 3, max: 24 })
  const sentences = () => [faultText(fault, 'ar'), faultText(fault, 'en')]
  const both = ['مدة العقد الجديد من 3 أشهر إلى 24 شهرًا.', 'A new term lasts from 3 months to 24 months.']
  expect(sentences()).toEqual(both)
  loadRefusals()
  await vi.waitFor(() => expect(faultText('contract_moved?text=x', 'en')).not.toBe('x'))
  expect(sentences()).toEqual(both)
})

test('what the server says is said as it came, and in the other language once all sentences are here', async () => {
  const { slot_needed: slotNeeded } = interviewErrors
  const fault = faultOfAnswer({ code: slotNeeded.code, error: slotNeeded.en })
  const isNew = faultOfAnswer({ code: 'brand_new', error: 'هل هذا جديد؟ نعم & لا' })
  expect(faultText(fault, 'en')).toBe(slotNeeded.en)
  loadRefusals()
  await vi.waitFor(() => expect(faultText(fault, 'ar')).toBe(slotNeeded.ar))
  expect(faultText(isNew, 'en')).toBe('هل هذا جديد؟ نعم & لا')
})

test('a sentence whose values did not travel is said as it came', () => {
  expect(faultText(faultOfAnswer({ code: 'max_length', error: 'At most 60 characters' }), 'ar')).toBe(
    'At most 60 characters',
  )
})

test('a call that nobody answered is said by the platform, in the language of the page', () => {
  expect(failureText(new CallFailure({ status: 0, code: 'network', message: 'تعذّر الوصول' }), 'en')).toBe(en.network)
  expect(failureText(new CallFailure({ status: 500, code: 'boom', message: 'حدث خطأ' }), 'en')).toBe('حدث خطأ')
})

test('the sentences of every feature are found by their code', () => {
  expect(Object.keys(refusals).length).toBeGreaterThan(100)
  for (const [code, kind] of Object.entries(refusals)) expect(kind).toMatchObject({ code, ar: expect.any(String) })
})
