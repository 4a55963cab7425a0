import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

// Codes of an authenticator: RFC 6238 with SHA-1 and six digits, the one form that every app knows.

const DIGITS = 6

/** As long as the hash, as RFC 4226 §4 recommends. */
export const newTotpSecret = (): Buffer => randomBytes(20)

/** The code of one time step (RFC 4226 §5.3). */
export function totpCode(secret: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0x0f
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The time step whose code was typed, or null. Constant time: every step is compared. */
export function matchingStep(secret: Buffer, code: string, steps: readonly number[]): number | null {
  const actual = Buffer.from(code)
  const matches = steps.map((step) => {
    const expected = Buffer.from(totpCode(secret, step))
    return actual.length === expected.length && timingSafeEqual(actual, expected)
  })
  return steps[matches.indexOf(true)] ?? null
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** As authenticator apps take a secret (RFC 4648 §6, without padding). */
export function base32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** Null where a letter is none of the alphabet; in either case, and without padding. */
export function fromBase32(text: string): Buffer | null {
  const values = Array.from(text.toUpperCase(), (letter) => BASE32.indexOf(letter))
  if (values.includes(-1)) return null
  const bits = values.map((value) => value.toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)))
}
