import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Env } from './env.ts'

// Encryption at rest: AES-256-GCM, stored as key id, nonce, tag, ciphertext. What was sealed before there were key ids begins
// with the nonce.

const VERSION = 1
const KEY_ID = 8
const NONCE = 12
const TAG = 16

/** One derived key per purpose, so that a ciphertext cannot be reused for another. */
const keyFor = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'fareeq', purpose, 32))

/** Says which key opens it, and nothing about the key. 64 bits: no nonce of an older ciphertext looks like it by chance. */
export const keyIdOf = (secretKey: string): Buffer =>
  Buffer.concat([Buffer.of(VERSION), keyFor(secretKey, 'key id').subarray(0, KEY_ID - 1)])

/** The keys that stored ciphertexts are opened with. */
export const storageKeys = ({ SECRET_KEY, SECRET_KEY_PREVIOUS }: SecretKeys): string[] =>
  SECRET_KEY_PREVIOUS ? [SECRET_KEY, SECRET_KEY_PREVIOUS] : [SECRET_KEY]
/** The one of these keys that sealed it; undefined for another, or before there were key ids. */
export const keyOf = (secretKeys: readonly string[], sealed: Buffer): string | undefined =>
  secretKeys.find((key) => keyIdOf(key).equals(sealed.subarray(0, KEY_ID)))

export type SecretKeys = Pick<Env, 'SECRET_KEY' | 'SECRET_KEY_PREVIOUS'>

export function seal(secretKey: string, purpose: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce)
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([keyIdOf(secretKey), nonce, cipher.getAuthTag(), text])
}

/** Null for a wrong key or purpose, or a manipulated ciphertext (authentication tag). */
export function unseal(secretKeys: readonly string[], purpose: string, sealed: Buffer): Buffer | null {
  const own = keyOf(secretKeys, sealed)
  if (own !== undefined) return decrypt(own, purpose, sealed.subarray(KEY_ID))
  for (const key of secretKeys) {
    const plain = decrypt(key, purpose, sealed)
    if (plain) return plain
  }
  return null
}

function decrypt(secretKey: string, purpose: string, sealed: Buffer): Buffer | null {
  if (sealed.length < NONCE + TAG) return null
  const key = keyFor(secretKey, purpose)
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE), { authTagLength: TAG })
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
  } catch {
    return null
  }
}
