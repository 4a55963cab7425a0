import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { googleContract } from '@fareeq/domain/accounts/contract-google.ts'
import type { FastifyInstance } from 'fastify'
import type { Configuration, Provider } from 'oidc-provider'
import type { CustomFetch } from 'openid-client'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Identity } from './journey.ts'
import { preferencesOf } from '../local-page.ts'
import { serveChooser } from './local-chooser.ts'
import { localMemory } from './local-memory.ts'
import { LOCAL_PEOPLE, type LocalPerson, claimsOf } from './local-people.ts'
import { PAGE_HEADERS, expiredPage } from './local-pages.ts'
import { oidcIdentity } from './oidc.ts'

const LOCAL_PATH = '/local/identity'

/** A complete OpenID provider on our own port, so that sign-in with Google works offline. */
export function localIdentity(env: Env, log: Log): Identity {
  if (env.production && !env.ALLOW_LOCAL_DRIVERS.includes('identity'))
    throw new Error('the local identity provider is not for production')
  const client = { clientId: 'fareeq', clientSecret: randomBytes(32).toString('base64url') }
  const issuer = () => env.PUBLIC_URL + LOCAL_PATH
  const callback = () => env.PUBLIC_URL + googleContract.callback.path
  const people = new Map(LOCAL_PEOPLE.map((person) => [person.sub, person]))

  let loading: Promise<Provider> | undefined
  const provider = () => (loading ??= makeProvider(issuer(), callback(), client, people, log))

  let ours: FastifyInstance | undefined
  // In-process fetch: PUBLIC_URL need not be reachable from inside, nor need we listen at all.
  const fetch: CustomFetch = async (url, { method, headers, body }) => {
    if (!ours) throw new Error('the local identity provider is not mounted')
    const { pathname, search } = new URL(url)
    const payload = body ? { payload: await new Response(body as BodyInit).text() } : {}
    const answer = await ours.inject({ method: method as 'GET' | 'POST', url: pathname + search, headers, ...payload })
    const { 'content-type': type = 'application/json' } = answer.headers
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': type } })
  }
  return {
    ...oidcIdentity({ issuer, callback, ...client, allowHttp: true, fetch }),
    mount(http) {
      ours = http
      http.register(async (scope) => serveChooser(scope, { path: `${LOCAL_PATH}/choose/:uid`, provider, people }))
      http.register(async (scope) => serveProvider(scope, env, provider))
    },
  }
}

/** Everything below the mount path is passed to the provider unparsed. */
function serveProvider(http: FastifyInstance, env: Env, provider: () => Promise<Provider>) {
  http.removeAllContentTypeParsers()
  http.addContentTypeParser('*', (_request, _payload, done) => done(null))
  http.all(`${LOCAL_PATH}/*`, async (request, reply) => {
    const answer = (await provider()).callback()
    reply.hijack()
    for (const [name, value] of Object.entries(PAGE_HEADERS)) reply.raw.setHeader(name, value)
    await answer(mounted(request.raw, env.PUBLIC_URL), reply.raw)
  })
}

/** The provider derives its URLs from the request; they must be the public ones. */
function mounted(request: IncomingMessage, publicUrl: string): IncomingMessage {
  const { host, protocol } = new URL(publicUrl)
  Object.assign(request.headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.replace(':', '') })
  const originalUrl = request.url ?? ''
  return Object.assign(request, { originalUrl, url: originalUrl.slice(LOCAL_PATH.length) })
}

type Client = { clientId: string; clientSecret: string }

async function makeProvider(
  issuer: string,
  callback: string,
  client: Client,
  people: ReadonlyMap<string, LocalPerson>,
  log: Log,
): Promise<Provider> {
  // Dynamic import at the first sign-in: other starts do not load the provider.
  const { Provider, interactionPolicy } = await import('oidc-provider')
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  const provider = new Provider(issuer, {
    ...SETTINGS,
    adapter: localMemory(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [callback],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [signingKey()] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'local_identity', interaction: 'local_identity_choice', resume: 'local_identity_resume' },
      // Never sent back by the browser: no provider session, so that changing accounts needs no sign-out.
      long: { path: `${LOCAL_PATH}/nobody`, httpOnly: true, sameSite: 'lax', signed: true },
      short: { httpOnly: true, sameSite: 'lax', signed: true },
    },
    interactions: { policy, url: (_ctx, { uid }) => `${LOCAL_PATH}/choose/${uid}` },
    findAccount(_ctx, sub) {
      const person = people.get(sub)
      return person && { accountId: sub, claims: () => claimsOf(person) }
    },
    // No consent screen: the only client is ourselves.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc
      const grant = new provider.Grant({ clientId: client?.clientId, accountId: session?.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(ctx, out, error) {
      log.warn({ error: out.error, reason: error.message }, 'the local identity provider refused a request')
      ctx.type = 'html'
      ctx.body = expiredPage(preferencesOf(ctx.req.headers))
    },
  })
  provider.proxy = true
  provider.on('server_error', (_ctx, error) => log.error({ err: error }, 'the local identity provider failed'))
  return provider
}

const SETTINGS: Configuration = {
  // As Google does, the id token contains the claims.
  conformIdTokenClaims: false,
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
  scopes: ['openid', 'email', 'profile'],
  responseTypes: ['code'],
  pkce: { required: () => true },
  ttl: { AccessToken: 600, AuthorizationCode: 60, Grant: 600, IdToken: 600, Interaction: 900, Session: 900 },
  features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
}

/** Per process: no token outlives a restart. */
const signingKey = () => ({
  ...generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }),
  alg: 'ES256',
  use: 'sig',
  kid: randomBytes(8).toString('hex'),
})
