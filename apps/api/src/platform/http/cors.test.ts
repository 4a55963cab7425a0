import { accountsContract } from '@fareeq/domain/accounts/contract.ts'
import { googleContract } from '@fareeq/domain/accounts/contract-google.ts'
import { expect, test } from 'vitest'
import { freshStory } from '../../testing/story.ts'
import { readEnv } from '../env.ts'

const WEB = 'https://fareeq.example'
const story = await freshStory(undefined, {
  settings: { WEB_ORIGINS: `${WEB}, https://www.fareeq.example`, PUBLIC_URL: WEB },
})

/** What a browser asks before it lets a page of another origin call. */
const preflight = (origin: string, path: string, method = 'POST') =>
  fetch(story.origin + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,idempotency-key,x-session-id',
    },
  })
const cors = ({ headers }: { headers: Headers }) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

test('a page of a configured origin may call the API of another, with its headers and cookies [A-005]', async () => {
  const response = await preflight(WEB, accountsContract.login.path)
  expect(response.status).toBe(204)
  expect(cors(response)).toMatchObject({
    'access-control-allow-origin': WEB,
    'access-control-allow-credentials': 'true',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': 'authorization,content-type,idempotency-key,x-session-id',
  })
  const talent = await story.talent()
  const answer = await talent.call(accountsContract.me, {}, { origin: WEB })
  expect(answer).toMatchObject({ status: 200, body: { data: { email: talent.email } } })
  expect(cors(answer)).toMatchObject({ 'access-control-allow-origin': WEB })
  expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after')
  // A refusal can be read as well, or the page would take it for a lost connection.
  const refusal = await story.person().call(accountsContract.me, {}, { origin: WEB })
  expect([refusal.status, cors(refusal)['access-control-allow-origin']]).toEqual([401, WEB])
})

test('a page of any other origin is let in by no header', async () => {
  const response = await preflight('https://evil.example', accountsContract.login.path)
  expect([response.status, cors(response)]).toEqual([404, {}])
  const answer = await story.person().call(accountsContract.me, {}, { origin: 'https://evil.example' })
  expect(cors(answer)).toEqual({})
})

test('whoever comes back from Google to the API is sent on to the site', async () => {
  const answer = await story.person().call(googleContract.callback, { query: { state: 'x', code: 'y' } })
  expect([answer.status, answer.headers.get('location')?.startsWith(`${WEB}/`)]).toEqual([303, true])
})

test('an origin is written as a browser sends it', () => {
  const read = (WEB_ORIGINS: string) => readEnv({ NODE_ENV: 'test', SECRET_KEY: 'x'.repeat(32), WEB_ORIGINS })
  expect(read('https://a.example , http://localhost:5173').WEB_ORIGINS).toEqual([
    'https://a.example',
    'http://localhost:5173',
  ])
  expect(read('').WEB_ORIGINS).toEqual([])
  expect(() => read('https://a.example/')).toThrow('WEB_ORIGINS: must be origins such as https://fareeq.com')
})
