import { email } from '@fareeq/domain/kernel/validation/fields.ts'
import { cleanLine } from '@fareeq/domain/kernel/text/text.ts'
import * as oidc from 'openid-client'
import * as z from 'zod/mini'
import { type Identity, IdentityFailed, type VerifiedIdentity } from './journey.ts'

/** Timeout in seconds; a person is waiting. */
const TIMEOUT = 5
const TRIES = 2

type OidcOptions = {
  /** Functions, because a server on an ephemeral port learns its address late. */
  issuer: () => string
  callback: () => string
  clientId: string
  clientSecret: string
  /** Plain http to the provider: never in production. */
  allowHttp: boolean
  fetch?: oidc.CustomFetch
}

export function oidcIdentity(options: OidcOptions): Pick<Identity, 'start' | 'finish' | 'probe'> {
  // Lazy discovery, cached on success, so that a provider that is down never stops our start.
  let discovery: Promise<oidc.Configuration> | undefined
  const configuration = () =>
    (discovery ??= discover(options, TRIES).catch((error: unknown) => {
      discovery = undefined
      throw error
    }))
  return {
    start: (attempt, lang) =>
      orFail(async () => {
        const url = oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: options.callback(),
          scope: 'openid email profile',
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
          prompt: 'select_account',
          ui_locales: lang,
        })
        return url.href
      }),
    finish: (attempt, search) =>
      orFail(async () => {
        const config = await configuration()
        const tokens = await oidc.authorizationCodeGrant(config, new URL(options.callback() + search), {
          pkceCodeVerifier: attempt.verifier,
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new IdentityFailed('the provider sent no id token')
        // Google has the address in the id token; others only in the user info.
        const more = claims.email ? {} : await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
        return identityOf({ ...more, ...claims })
      }),
    probe: () => orFail(async () => (await discover(options, 1)).serverMetadata().issuer),
  }
}

async function discover(options: OidcOptions, tries: number): Promise<oidc.Configuration> {
  try {
    return await oidc.discovery(new URL(options.issuer()), options.clientId, options.clientSecret, undefined, {
      // The signature is checked too, although the token comes straight from the provider.
      execute: [oidc.enableNonRepudiationChecks, ...(options.allowHttp ? [oidc.allowInsecureRequests] : [])],
      timeout: TIMEOUT,
      ...(options.fetch && { [oidc.customFetch]: options.fetch }),
    })
  } catch (error) {
    if (tries > 1) return discover(options, tries - 1)
    throw error
  }
}

function identityOf(claims: oidc.IDToken & oidc.UserInfoResponse): VerifiedIdentity {
  const address = z.safeParse(email(), claims.email)
  if (!address.success) throw new IdentityFailed('the provider sent no usable address')
  const [first = '', ...rest] = nameOf(claims.name).split(' ')
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: address.data,
    emailVerified: claims.email_verified === true,
    firstName: nameOf(claims.given_name) || first,
    lastName: nameOf(claims.family_name) || (claims.given_name ? '' : rest.join(' ')),
  }
}

const nameOf = (claim: unknown): string => (typeof claim === 'string' ? cleanLine(claim).slice(0, 60) : '')

async function orFail<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (cause) {
    if (cause instanceof IdentityFailed) throw cause
    const { code, message } = cause as Error & { code?: string }
    throw new IdentityFailed(code ?? message, { cause })
  }
}
