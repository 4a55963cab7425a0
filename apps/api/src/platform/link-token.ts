import { createHmac } from 'node:crypto'
import type { Env } from './env.ts'

/** What a link proves who knows it, made from an id and our key: it can be written again although only its hash is kept. */
export const linkToken = ({ SECRET_KEY }: Pick<Env, 'SECRET_KEY'>, purpose: string): string =>
  createHmac('sha256', SECRET_KEY).update(purpose).digest('base64url')
