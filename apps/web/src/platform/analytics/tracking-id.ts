import { storage } from '../session/storage.ts'

/** `crypto.randomUUID` needs a secure context, which a local http address is not. */
export function uuid4(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Persistent id of this browser, for the funnel (D-14). */
export function trackingId(store = storage): string {
  const storedId = store.get('sessionId')
  if (storedId) return storedId
  const newId = uuid4()
  store.set('sessionId', newId)
  return newId
}
