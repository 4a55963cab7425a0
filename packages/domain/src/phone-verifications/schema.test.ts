import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { sentence } from '../kernel/refusal.ts'
import { faultsOf } from '../kernel/validation/validation.ts'
import { phoneInput, phoneRequest } from './schema.ts'

const faults = (schema: z.ZodMiniType, value: unknown) => faultsOf(z.safeParse(schema, value).error?.issues ?? [])

describe('a phone in a form', () => {
  test('is a number and its country', () => {
    const phone = { phone: '٠٥١٢٣٤٥٦٧٨', country_code: 'SA' }
    expect(z.parse(phoneInput(), phone)).toEqual(phone)
  })

  test.each(['12', '0112345678', 'abc'])(
    '%s shows "Please enter a valid number" at the phone [V-050] [X-025]',
    (phone) => {
      const [fault] = faults(phoneInput(), { phone, country_code: 'SA' })
      expect(fault?.field).toBe('phone')
      expect(sentence(fault!.kind, 'en')).toBe('Please enter a valid number')
      expect(sentence(fault!.kind, 'ar')).toBe('أدخل رقمًا صحيحًا')
    },
  )

  test('that is missing is required, before it is judged [V-007]', () => {
    expect(faults(phoneInput(), { country_code: 'SA' }).map(({ kind, field }) => [field, kind.code])).toEqual([
      ['phone', 'required'],
    ])
  })
})

describe('a code for a phone', () => {
  const phone = { phone: '0512345678', country_code: 'SA' }

  test('comes by SMS unless another way is chosen', () => {
    expect(z.parse(phoneRequest(), phone)).toMatchObject({ channel: 'sms' })
    for (const channel of ['sms', 'whatsapp', 'voice'])
      expect(z.parse(phoneRequest(), { ...phone, channel })).toMatchObject({ channel })
  })

  test('does not come by a way that does not exist', () => {
    expect(faults(phoneRequest(), { ...phone, channel: 'pigeon' })).toMatchObject([
      { field: 'channel', kind: { code: 'choice' } },
    ])
  })
})
