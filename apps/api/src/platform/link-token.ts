import { createHmac } from 'node:crypto'
import type { Env } from './env.ts'

/**
 * Capability token of a link, derived from an id and our key (HMAC): it can be recomputed although only its hash is stored.
 */
export const linkToken = ({ SECRET_KEY }: Pick<Env, 'SECRET_KEY'>, purpose: string): string =>
  createHmac('sha256', SECRET_KEY).update(purpose).digest('base64url')
