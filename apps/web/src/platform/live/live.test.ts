import { accountsCalls } from '@fareeq/domain/accounts/calls.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '../calls/call-api.ts'
import { queryClient } from '../calls/query-client.ts'
import { clientAt } from '../session/user-fixture.ts'
import { session } from '../session/session.ts'
import { storage } from '../session/storage.ts'
import { connectLive } from './live.ts'

let arrivals: (() => void)[] = []
let marks: (string | null)[] = []
beforeEach(() => {
  ;[arrivals, marks] = [[], []]
  vi.stubGlobal('document', { cookie: '', referrer: '', documentElement: { lang: 'ar' }, addEventListener: () => {} })
  vi.stubGlobal('location', { origin: '', protocol: 'https:', pathname: '/', search: '' })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
    if (url.includes('stream')) {
      marks.push(new Headers(init.headers).get('last-event-id'))
      return Promise.resolve(new Response(null, { status: 401 }))
    }
    const headers = { 'x-event-mark': `mark-${arrivals.length + 1}` }
    return new Promise((resolve) => arrivals.push(() => resolve(Response.json({ data: {} }, { headers }))))
  })
  storage.clearAtLogout()
})
afterEach(() => vi.unstubAllGlobals())

test('the stream begins before the first answer of its page, so that nothing between the two is lost', async () => {
  session.signIn({ access_token: 'layla', user: clientAt(6) })
  const answers = [callApi(accountsCalls.me), callApi(accountsCalls.me)]
  connectLive()
  await Promise.resolve()
  expect(marks).toEqual([])
  for (const arrive of arrivals) arrive()
  await Promise.all(answers)
  await vi.waitFor(() => expect(marks).toEqual(['mark-1']))
})

test('a page that has asked for nothing yet hears what comes from now on', async () => {
  session.signIn({ access_token: 'omar', user: clientAt(6) })
  connectLive()
  await vi.waitFor(() => expect(marks).toEqual([null]))
})

test('a first call that fails leaves the beginning to the next', async () => {
  session.signIn({ access_token: 'noura', user: clientAt(6) })
  const stubbed = globalThis.fetch
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  await expect(callApi(accountsCalls.me, {}, { quiet: true })).rejects.toThrow()
  vi.stubGlobal('fetch', stubbed)
  const answer = callApi(accountsCalls.me)
  arrivals[0]?.()
  await answer
  connectLive()
  await vi.waitFor(() => expect(marks).toEqual(['mark-1']))
})

test('when a request is edited, whoever was scored for it is fetched again: matches, profiles and nominations', async () => {
  const invalidated: unknown[] = []
  const spy = vi.spyOn(queryClient, 'invalidateQueries').mockImplementation(async (filter) => {
    invalidated.push(filter?.queryKey?.[0])
  })
  const stream = new ReadableStream({
    start: (line) => line.enqueue(new TextEncoder().encode('id: 1\nevent: project.changed\ndata: {}\n\n')),
  })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(stream)))
  session.signIn({ access_token: 'khalid', user: clientAt(6) })
  connectLive()
  await vi.waitFor(() => expect(invalidated).toContain('projects'))
  expect(invalidated).toEqual(expect.arrayContaining(['matching', 'talent-views', 'nominations']))
  spy.mockRestore()
})
