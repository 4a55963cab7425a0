import { expect, test } from 'vitest'
import { matchingStep, newTotpSecret, totpCode } from './totp.ts'

/** The secret of the vectors in RFC 4226 appendix D and RFC 6238 appendix B. */
const secret = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238: at second %i the SHA-1 code is %s', (second, code) => {
  const step = Math.floor(second / 30)
  expect(totpCode(secret, step, 8)).toBe(code)
  expect(totpCode(secret, step)).toBe(code.slice(2))
})

test.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
  'RFC 4226: %s',
  (code) => expect(matchingStep(secret, code, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])).not.toBeNull(),
)

test('a code is found at its own step only', () => {
  expect(matchingStep(secret, '287082', [0, 1, 2])).toBe(1)
  expect(matchingStep(secret, '287082', [0, 2])).toBeNull()
  expect(matchingStep(secret, '287082', [])).toBeNull()
  for (const input of ['', '28708', '2870820', '٢٨٧٠٨٢']) expect(matchingStep(secret, input, [1])).toBeNull()
})

test('every secret is its own', () => {
  expect(newTotpSecret()).toHaveLength(20)
  expect(newTotpSecret()).not.toEqual(newTotpSecret())
})
