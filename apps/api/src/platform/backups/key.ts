import { createHmac } from 'node:crypto'

/** Tells whether two servers have one key, without telling the key. */
export const keyCheck = (secretKey: string): string =>
  createHmac('sha256', secretKey).update('fareeq backup').digest('hex').slice(0, 16)
