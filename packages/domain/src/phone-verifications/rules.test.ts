import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { phoneErrors } from './errors.ts'
import { countryOfPhone, maskPhone, parsePhone } from './rules.ts'

const riyadh = { e164: '+966512345678', country: 'SA' }

describe('a mobile number', () => {
  test.each([
    ['0512345678', 'SA'],
    ['512345678', 'SA'],
    ['512345678', '+966'],
    ['966512345678', '966'],
    ['966512345678', 'SA'],
    ['+966 51 234 5678', 'sa'],
    ['00966512345678', '+966'],
    ['٠٥١٢٣٤٥٦٧٨', '٩٦٦'],
    ['\u200e+966-51-234-5678\u202c', 'SA'],
  ])('typed as %s with %s is one number', (number, country) => expect(parsePhone(number, country)).toEqual(riyadh))

  test.each([
    ['01001234567', 'EG', '+201001234567'],
    ['0791234567', '962', '+962791234567'],
    ['0501234567', 'AE', '+971501234567'],
    ['2025550123', '+1', '+12025550123'],
    ['8 912 345-67-89', '+7', '+79123456789'],
  ])('%s of %s is known abroad as %s', (number, country, e164) => expect(parsePhone(number, country)?.e164).toBe(e164))

  test.each([
    ['0112345678', 'SA', 'a line in a house cannot receive a code'],
    ['0512345678', 'EG', 'it belongs to another country'],
    ['+966512345678', '+20', 'it belongs to another country'],
    ['051234567', 'SA', 'a digit is missing'],
    ['05123456789', 'SA', 'a digit is too many'],
    ['call 0512345678', 'SA', 'it is a sentence'],
    ['', 'SA', 'it is empty'],
    ['0512345678', '', 'the country is missing'],
    ['0512345678', 'XX', 'there is no such country'],
    ['0512345678', 'constructor', 'there is no such country'],
    ['0512345678', '+99999', 'there is no such country'],
  ])('%j of %j is refused: %s [V-017]', (number, country) => expect(parsePhone(number, country)).toBeNull())

  test('whatever is typed is answered, never thrown at', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ maxLength: 5 }), (number, country) => {
        const phone = parsePhone(number, country)
        expect(phone === null || /^\+\d{7,15}$/.test(phone.e164)).toBe(true)
      }),
    )
  })

  test('remembers its country', () => {
    expect(countryOfPhone('+966512345678')).toBe('SA')
    expect(countryOfPhone('nonsense')).toBeNull()
  })
})

test('a number shown back is known to its owner and to nobody else', () => {
  expect(maskPhone('+966512345678')).toBe('+9665••••••78')
  expect(maskPhone('+6831234')).toBe('+6••••34')
  fc.assert(
    fc.property(fc.stringMatching(/^\+[1-9]\d{6,14}$/), (number) => {
      const masked = maskPhone(number)
      expect(masked).toHaveLength(number.length)
      expect(masked.match(/•/g)?.length).toBeGreaterThanOrEqual(4)
    }),
  )
})

test('a phone that is taken is refused in words [X-024]', () => {
  expect(phoneErrors.phone_registered).toMatchObject({
    status: 422,
    en: 'This phone number is already registered',
    ar: 'رقم الجوال هذا مسجَّل من قبل',
  })
})
