import { type KeyObject, generateKeyPairSync, sign } from 'node:crypto'
import type { CustomFetch } from 'openid-client'
import { expect, test } from 'vitest'
import { IdentityFailed, newAttempt } from './journey.ts'
import { oidcIdentity } from './oidc.ts'

const ISSUER = 'https://accounts.example.test'
const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const strangers = generateKeyPairSync('ec', { namedCurve: 'P-256' })

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function idToken(claims: object, key: KeyObject | null = ours.privateKey): string {
  const seconds = Math.floor(Date.now() / 1000)
  const body = { iss: ISSUER, aud: 'fareeq', sub: '110', iat: seconds, exp: seconds + 60, ...claims }
  const text = `${encode(key ? { alg: 'ES256', kid: 'one' } : { alg: 'none' })}.${encode(body)}`
  return `${text}.${key ? sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url') : ''}`
}

/** A test double of a provider, which records its requests. */
function provider(token: (attempt: { nonce: string }) => string, userInfo: object = {}) {
  const attempt = newAttempt()
  const requests: { path: string; form: URLSearchParams; signal: unknown }[] = []
  const answers: Record<string, () => object> = {
    '/.well-known/openid-configuration': () => ({
      issuer: ISSUER,
      authorization_endpoint: `${ISSUER}/auth`,
      token_endpoint: `${ISSUER}/token`,
      userinfo_endpoint: `${ISSUER}/me`,
      jwks_uri: `${ISSUER}/jwks`,
      id_token_signing_alg_values_supported: ['ES256'],
    }),
    '/jwks': () => ({ keys: [{ ...ours.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] }),
    '/token': () => ({ access_token: 'theirs', token_type: 'Bearer', id_token: token(attempt) }),
    '/me': () => ({ sub: '110', ...userInfo }),
  }
  const fetch: CustomFetch = async (url, { body, signal }) => {
    const { pathname } = new URL(url)
    requests.push({ path: pathname, form: new URLSearchParams((body ?? '') as string), signal })
    return Response.json(answers[pathname]?.() ?? {}, { status: answers[pathname] ? 200 : 404 })
  }
  const client = { clientId: 'fareeq', clientSecret: 'secret', allowHttp: false }
  const identity = oidcIdentity({ issuer: () => ISSUER, callback: () => 'https://fareeq.test/back', ...client, fetch })
  return {
    attempt,
    requests,
    identity,
    finish: () => identity.finish(attempt, `?code=c&state=${attempt.state}`),
  }
}

const sara = { email: 'Sara@Nakhla.test', email_verified: true, given_name: 'Sara', family_name: 'Alharbi' }

test('what the id token says is who the person is, and the verifier went with the code', async () => {
  const { finish, requests, attempt } = provider(({ nonce }) => idToken({ nonce, ...sara }))
  expect(await finish()).toEqual({
    issuer: ISSUER,
    subject: '110',
    email: 'sara@nakhla.test',
    emailVerified: true,
    firstName: 'Sara',
    lastName: 'Alharbi',
  })
  const { form } = requests.find(({ path }) => path === '/token') ?? {}
  expect(form?.get('code_verifier')).toBe(attempt.verifier)
  for (const { signal } of requests) expect(signal).toBeInstanceOf(AbortSignal)
})

test.each<[string, (attempt: { nonce: string }) => string]>([
  ['signed by somebody else', ({ nonce }) => idToken({ nonce, ...sara }, strangers.privateKey)],
  ['signed by nobody', ({ nonce }) => idToken({ nonce, ...sara }, null)],
  ['of another journey', () => idToken({ nonce: 'another', ...sara })],
  ['without a nonce', () => idToken(sara)],
  ['made for another site', ({ nonce }) => idToken({ nonce, ...sara, aud: 'another-site' })],
  ['of another issuer', ({ nonce }) => idToken({ nonce, ...sara, iss: 'https://evil.test' })],
  ['that expired', ({ nonce }) => idToken({ nonce, ...sara, exp: 1 })],
  ['without an address', ({ nonce }) => idToken({ nonce, ...sara, email: undefined })],
  ['with a broken address', ({ nonce }) => idToken({ nonce, ...sara, email: 'sara' })],
])('an id token %s is refused', async (_what, token) => {
  await expect(provider(token).finish()).rejects.toThrow(IdentityFailed)
})

test('an address is verified only where the provider says plainly so; a single name stays the first', async () => {
  const unsure = provider(({ nonce }) => idToken({ nonce, email: 'a@b.test', email_verified: 'yes', name: ' سارة ' }))
  expect(await unsure.finish()).toMatchObject({ emailVerified: false, firstName: 'سارة', lastName: '' })
  const result = provider(({ nonce }) => idToken({ nonce }), {
    email: 'a@b.test',
    email_verified: true,
    name: 'Sara Al Harbi',
  })
  expect(await result.finish()).toMatchObject({ email: 'a@b.test', firstName: 'Sara', lastName: 'Al Harbi' })
  const other = provider(({ nonce }) => idToken({ nonce }), { sub: 'another', email: 'a@b.test' })
  await expect(other.finish()).rejects.toThrow(IdentityFailed)
})

test('a provider that was down is found again as soon as it is up', async () => {
  const attempt = newAttempt()
  let up = false
  let calls = 0
  const fetch: CustomFetch = async () => {
    calls++
    if (!up) throw new TypeError('fetch failed')
    return Response.json({ issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth` })
  }
  const client = { clientId: 'fareeq', clientSecret: 'secret', allowHttp: false, fetch }
  const late = oidcIdentity({ issuer: () => ISSUER, callback: () => 'https://fareeq.test/back', ...client })
  expect(calls).toBe(0)
  await expect(late.start(attempt, 'ar')).rejects.toThrow(IdentityFailed)
  expect(calls).toBe(2)
  up = true
  expect(await late.start(attempt, 'ar')).toContain('prompt=select_account')
  expect(await late.start(attempt, 'en')).toContain('ui_locales=en')
  expect(calls).toBe(3)
})

test('a provider without TLS is refused where it matters', async () => {
  const plain = { issuer: () => 'http://accounts.example.test', callback: () => 'https://fareeq.test/back' }
  const identity = oidcIdentity({ ...plain, clientId: 'x', clientSecret: 'y', allowHttp: false })
  await expect(identity.start(newAttempt(), 'ar')).rejects.toThrow(IdentityFailed)
})
