import { randomBytes } from 'node:crypto'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import type { FastifyInstance } from 'fastify'

/** Secrets of one authorization request; single use. */
export type Attempt = { state: string; nonce: string; verifier: string }

/** The verified claims. The key of a person is issuer and subject, because addresses change owners. */
export type VerifiedIdentity = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  /** Empty where the provider has a single name. */
  lastName: string
}

/** OpenID Connect, authorization code flow with PKCE. All calls throw `IdentityFailed`. */
export type Identity = {
  /** The authorization URL. */
  start(attempt: Attempt, lang: Lang): Promise<string>
  /** The person, from the query of the provider's redirect. */
  finish(attempt: Attempt, search: string): Promise<VerifiedIdentity>
  /** Asks the provider anew who it is; the issuer of its answer. */
  probe(): Promise<string>
  /** The local provider is served on our own port; a real one mounts nothing. */
  mount(http: FastifyInstance): void
}

/** The provider refused, could not be reached, or its answer is not valid. */
export class IdentityFailed extends Error {}

const secret = () => randomBytes(32).toString('base64url')

export const newAttempt = (): Attempt => ({ state: secret(), nonce: secret(), verifier: secret() })
