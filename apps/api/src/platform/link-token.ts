import { createHmac } from 'node:crypto'
import type { Env } from './env.ts'

/**
 * Capability token of a link, derived from an id and our key (HMAC): it can be recomputed although only its hash is stored.
 */
export const linkToken = ({ TOKEN_KEY }: Pick<Env, 'TOKEN_KEY'>, purpose: string): string =>
  createHmac('sha256', TOKEN_KEY).update(purpose).digest('base64url')
