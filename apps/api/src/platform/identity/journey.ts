import { randomBytes } from 'node:crypto'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import type { FastifyInstance } from 'fastify'

/** The secrets of one journey to the provider and back; each is good for that journey only. */
export type Attempt = { state: string; nonce: string; verifier: string }

/** Who a provider says a person is. People are known by issuer and subject; addresses change hands. */
export type VerifiedIdentity = {
  issuer: string
  subject: string
  email: string
  emailVerified: boolean
  firstName: string
  /** Empty where the provider knows one name only. */
  lastName: string
}

/** Who vouches for people: OpenID Connect, authorization code with PKCE. Both calls throw `IdentityFailed`. */
export type Identity = {
  /** Where to send the browser. */
  start(attempt: Attempt, lang: Lang): Promise<string>
  /** Who came back, given the query that the provider sent the browser back with. */
  finish(attempt: Attempt, search: string): Promise<VerifiedIdentity>
  /** The local provider answers on our own port; a real one needs nothing of us. */
  mount(http: FastifyInstance): void
}

/** The provider said no, could not be reached, or what came back cannot be trusted. */
export class IdentityFailed extends Error {}

const secret = () => randomBytes(32).toString('base64url')

export const newAttempt = (): Attempt => ({ state: secret(), nonce: secret(), verifier: secret() })
