import { registerTalent } from '@fareeq/domain/accounts/schema-sign-up.ts'
import { sentence } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { expect, test } from 'vitest'
import { faultOfAnswer, sayFault } from './faults.ts'
import { resolverOf } from './resolver.ts'

const judge = async (fields: object) => {
  const resolve = resolverOf(registerTalent())
  const { errors } = await resolve(fields as never, undefined, { fields: {}, shouldUseNativeValidation: false })
  return errors as Record<string, { message?: string }>
}

test('a form speaks with the rules of the call it makes, in either language [V-007 V-008]', async () => {
  const { first_name, last_name } = await judge({ first_name: ' ', last_name: 'س'.repeat(61), consent: {} })
  expect(sayFault(first_name?.message ?? '', 'ar')).toBe(rule.required.ar)
  expect(sayFault(last_name?.message ?? '', 'ar')).toBe(sentence(rule.max_length, 'ar', { max: 60 }))
  expect(sayFault(last_name?.message ?? '', 'en')).toBe(sentence(rule.max_length, 'en', { max: 60 }))
})

test('the typed address stands in its sentence as an island of its own direction', async () => {
  const { email } = await judge({ email: 'nobody', consent: {} })
  expect(sayFault(email?.message ?? '', 'en', 'nobody')).toBe('nobody is not a valid email')
  expect(sayFault(email?.message ?? '', 'ar', 'nobody')).toContain('\u2068nobody\u2069')
})

test('what the server says is known by its code, and otherwise said as it came', () => {
  expect(sayFault(faultOfAnswer({ code: 'email_registered', error: 'whatever' }), 'en')).toMatch(/already registered/)
  expect(sayFault(faultOfAnswer({ code: 'brand_new', error: 'هل هذا جديد؟ نعم' }), 'ar')).toBe('هل هذا جديد؟ نعم')
})
