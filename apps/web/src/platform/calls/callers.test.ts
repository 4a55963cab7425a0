import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { accountsCalls } from '@fareeq/domain/accounts/calls.ts'
import type { User } from '@fareeq/domain/accounts/schema.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { measureRoundTrips } from '../../features/device-checks/parts/connection.ts'
import { recruiterApi } from '../../features/recruiter/api.ts'
import { callReferrals } from '../../features/referrals/api-plain.ts'
import { fetchPage } from '../../features/site/api.ts'
import { readBrief, sendContact, subscribePodcast } from '../../features/site/api-forms.ts'
import { callApi } from './call-api.ts'
import { session } from '../session/session.ts'
import { storage } from '../session/storage.ts'

/** Every caller of the API, used as screens do. */
const signal = new AbortController().signal
const CALLERS: Record<string, () => Promise<unknown>> = {
  'platform/calls/call-api.ts': () => callApi(accountsCalls.me),
  'platform/calls/plain-call.ts, contact': () => sendContact({} as never, 'k'),
  'platform/calls/plain-call.ts, podcast': () => subscribePodcast({} as never, 'k'),
  'platform/calls/plain-call.ts, brief': () => readBrief('x', 'ar', signal),
  'platform/calls/plain-call.ts, referrals': () => callReferrals('invitations/t', { method: 'GET' }),
  'features/device-checks/parts/connection.ts': () => measureRoundTrips(signal),
  'features/recruiter/api.ts': () => recruiterApi.list(),
  'features/site/api.ts': () => fetchPage('/why?q=1', 'ar'),
  'platform/analytics/measure.ts': async () => {
    const { measure } = await import('../analytics/measure.ts')
    await measure({ href: '/why', title: 'x', lang: 'ar' })
    await vi.advanceTimersByTimeAsync(5000)
  },
  'platform/live/live.ts': async () => (await import('../live/live.ts')).connectLive(),
}

const client = { id: '018f0000-0000-7000-8000-000000000001', type: 2, step: 6, isVerified: true } as User

let requests: { url: string; headers: Headers }[] = []
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  requests = []
  vi.stubGlobal('document', {
    cookie: '',
    referrer: '',
    documentElement: { lang: 'ar' },
    addEventListener: () => {},
  })
  vi.stubGlobal('location', { origin: '', protocol: 'https:', pathname: '/', search: '' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    requests.push({ url, headers: new Headers(init.headers) })
    return Promise.resolve(Response.json({ data: {} }, { status: url.includes('stream') ? 401 : 200 }))
  })
  storage.clearAtLogout()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(Object.entries(CALLERS))(
  'a call of %s carries the marker, the language and the session id, and the request of a client [A-003] [A-007] [A-009] [A-010]',
  async (_, make) => {
    session.signIn({ access_token: `t-${_}`, user: client })
    storage.set('activeProject', 'p7')
    await make()
    await vi.waitFor(() => expect(requests.length).toBeGreaterThan(0))
    const { url, headers } = requests[0] ?? { url: '', headers: new Headers() }
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'ar',
      'x-session-id': expect.stringMatching(/^[\w-]{36}$/),
      authorization: `Bearer t-${_}`,
    })
    expect(new URL(url, 'https://fareeq.example').searchParams.get('project_id')).toBe('p7')
  },
)

test('a visitor who has not agreed to be recognised has an id of this page, which is not stored [A-010]', async () => {
  await fetchPage('/why', 'ar')
  await sendContact({} as never, 'k')
  const ids = requests.map(({ headers }) => headers.get('x-session-id'))
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
  expect(storage.get('sessionId')).toBeUndefined()
})

test('nobody else calls: whoever fetches stands in the list above', () => {
  const root = join(import.meta.dirname, '../..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const fetching = files
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .filter((file) =>
      /(?<![\w.])fetch\((?!\))|globalThis\.fetch\(|sendBeacon/.test(readFileSync(join(root, file), 'utf8')),
    )
  const groups = Object.keys(CALLERS).map((name) => name.split(',')[0] ?? '')
  // A stream is opened with the headers of its follower.
  expect(fetching.toSorted()).toEqual([...new Set([...groups, 'platform/live/live-stream.ts'])].toSorted())
})
