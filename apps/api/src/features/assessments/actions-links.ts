import { hash } from 'node:crypto'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Env } from '../../platform/env.ts'
import { linkToken } from '../../platform/link-token.ts'

export const hashOf = (token: string): string => hash('sha256', token, 'base64url')

/** Made from the id, so that it can be shown again although only its hash is kept. */
export const attemptToken = (env: Env, attemptId: string): string => linkToken(env, `assessment:${attemptId}`)

export const attemptLink = (env: Env, attemptId: string): string =>
  pathTo('assessment', { attemptToken: attemptToken(env, attemptId) })
