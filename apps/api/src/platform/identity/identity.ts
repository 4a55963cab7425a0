import { googleContract } from '@fareeq/domain/accounts/contract-google.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Identity } from './journey.ts'
import { noIdentity } from './no-identity.ts'
import { localIdentity } from './local-provider.ts'
import { oidcIdentity } from './oidc.ts'

export type { Identity } from './journey.ts'

/** The configured provider, the bundled one, or none. Discovery happens at the first sign-in. */
export function createIdentity(env: Env, log: Log): Identity {
  if (env.off.identity) return noIdentity
  if (!env.IDENTITY_ISSUER) return localIdentity(env, log)
  const issuer = env.IDENTITY_ISSUER
  const client = { clientId: env.IDENTITY_CLIENT_ID ?? '', clientSecret: env.IDENTITY_CLIENT_SECRET ?? '' }
  const callback = () => env.PUBLIC_URL + googleContract.callback.path
  return { ...oidcIdentity({ issuer: () => issuer, callback, ...client, allowHttp: !env.production }), mount() {} }
}
