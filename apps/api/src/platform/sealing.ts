import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

// Encryption at rest: AES-256-GCM, stored as nonce, tag, ciphertext.

const NONCE = 12
const TAG = 16

/** One derived key per purpose, so that a ciphertext cannot be reused for another. */
const keyFor = (secretKey: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'fareeq', purpose, 32))

export function seal(secretKey: string, purpose: string, plain: Buffer): Buffer {
  const nonce = randomBytes(NONCE)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secretKey, purpose), nonce)
  const text = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), text])
}

/** Null for a wrong key or purpose, or a manipulated ciphertext (authentication tag). */
export function unseal(secretKey: string, purpose: string, sealed: Buffer): Buffer | null {
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
