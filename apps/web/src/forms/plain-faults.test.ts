import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { expect, test } from 'vitest'
import { faultIn, toPlainFault, type Control, plainFaultText } from './plain-faults.ts'

type FieldProps = { value?: string; required?: boolean; type?: string; limit?: number }

const control = ({ value = '', required = true, type = 'text', limit }: FieldProps): Control =>
  ({
    value,
    required,
    type,
    validity: { typeMismatch: false },
    dataset: limit ? { limit: String(limit) } : {},
  }) as unknown as Control

test('what the browser knows by itself is said before anything is sent', () => {
  expect(faultIn(control({ value: '  ' }))).toEqual({ code: 'required' })
  expect(faultIn(control({ type: 'select-one' }))).toEqual({ code: 'choice' })
  expect(faultIn(control({ value: 'abcd', limit: 3 }))).toEqual({ code: 'max_length', values: { max: 3 } })
  expect(faultIn(control({ value: 'abc', limit: 3 }))).toBeUndefined()
  expect(faultIn(control({ required: false }))).toBeUndefined()
})

test('what the server said changes with the language where its code is known, and stays as it came otherwise', () => {
  const emailFault = toPlainFault({ code: 'email', error: 'whatever' }, 'layla@')
  expect(plainFaultText(emailFault, 'en')).toBe('layla@ is not a valid email')
  expect(plainFaultText(emailFault, 'ar')).toContain(rule.email.ar.replace('{email}', ''))
  expect(plainFaultText(toPlainFault({ code: 'max_length', error: 'At most 120 characters' }), 'ar')).toBe(
    'At most 120 characters',
  )
  expect(plainFaultText(toPlainFault({ code: 'brand_new', error: 'New' }), 'ar')).toBe('New')
})
