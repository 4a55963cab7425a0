import type { User } from '@fareeq/domain/accounts/schema.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerFactLoaders } from '../platform/navigation/fact-loaders.ts'
import { loaders } from './facts.ts'
import { registerNavigate } from '../platform/navigation/navigate.ts'
import { browserWorld, settle } from '../platform/navigation/guard.ts'
import { queryClient } from '../platform/calls/query-client.ts'
import { session } from '../platform/session/session.ts'
import { storage } from '../platform/session/storage.ts'
import { clientAt } from '../platform/session/user-fixture.ts'

const client = clientAt(6)
const waiting = {
  data: {
    renewals: { renewals_count: 1, has_renewals: true },
    nominations: { nominations_count: 2 },
    meetings: { interviews_count: 3, has_interviews: true },
  },
}

let calls: string[] = []
let went: string[] = []
let answer: () => Response

beforeEach(() => {
  registerFactLoaders(() => Promise.resolve(loaders))
  ;[calls, went] = [[], []]
  answer = () => Response.json(waiting)
  queryClient.clear()
  storage.clearAtLogout()
  session.signIn({ access_token: 'abc', user: client })
  registerNavigate(
    (href) => (went.push(href), Promise.resolve()),
    () => '',
  )
  vi.stubGlobal('location', { pathname: '/home/client', search: '', replace: (href: string) => void went.push(href) })
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push(`${init.method} ${url}`)
    return Promise.resolve(url.includes('counters') ? answer() : Response.json({ data: client }))
  })
})
afterEach(() => void vi.unstubAllGlobals())

const nobody = { user: null, about: undefined }
const counters = () => loaders.counters(nobody)
const interviews = () => loaders.interviews(nobody)
const openHome = () => settle(readHref('/home/client'), browserWorld)
const askedForCounters = () => calls.filter((call) => call.includes('counters'))

test('the home of clients opens for a client once the counters are loaded [G-001]', async () => {
  expect(await openHome()).toMatchObject({ kind: 'stay' })
  expect([askedForCounters(), went]).toEqual([['GET /api/client-counters'], []])
})

test('counters that fail lead a client from home to /404, and are asked for anew the next time [G-002] [X-017]', async () => {
  answer = () => Response.json({ message: 'no' }, { status: 500 })
  expect(await openHome()).toMatchObject({ kind: 'redirect', to: '/404' })
  expect([await counters(), await interviews()]).toEqual(['failed', 'failed'])
  answer = () => Response.json(waiting)
  expect(await openHome()).toMatchObject({ kind: 'stay' })
})

test('the list of interviews opens with any at all, although none of them waits [G-030]', async () => {
  const meetings = (interviews_count: number, has_interviews: boolean) => () =>
    Response.json({ data: { ...waiting.data, meetings: { interviews_count, has_interviews } } })
  answer = meetings(0, true)
  expect(await interviews()).toBe(1)
  queryClient.clear()
  answer = meetings(0, false)
  expect(await interviews()).toBe(0)
})

test('a session that is over is noticed, and does not end at /404', async () => {
  answer = () => Response.json({ message: 'Unauthenticated', code: 'Unauthenticated' }, { status: 401 })
  expect(await counters()).toBe('failed')
  expect([session.get().user, went]).toEqual([null, ['/login?session=ended&redirect=%2Fhome%2Fclient']])
})

test('one answer says how many interviews there are, too, until an event makes it old', async () => {
  expect([await counters(), await interviews()]).toEqual(['loaded', 3])
  expect(calls).toHaveLength(1)
  await queryClient.invalidateQueries({ queryKey: ['counters'] })
  await counters()
  expect(calls).toHaveLength(2)
})

test('each request of a client has counters of its own', async () => {
  await counters()
  storage.set('activeProject', '018f0000-0000-7000-8000-00000000000a')
  await counters()
  expect(calls).toEqual([
    'GET /api/client-counters',
    'GET /api/client-counters?project_id=018f0000-0000-7000-8000-00000000000a',
  ])
})

const [market, ledger] = ['018f0000-0000-7000-8000-00000000000a', '018f0000-0000-7000-8000-00000000000b']
const withRequests = (counts: Record<string, number>) =>
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    const project = new URL(url, 'http://localhost').searchParams.get('project_id') ?? ''
    if (url.includes('minimal'))
      return Promise.resolve(Response.json({ data: Object.keys(counts).map((id) => ({ id, step: 6 })) }))
    return Promise.resolve(Response.json({ data: { nominations_count: counts[project] } }))
  })

test('a client whose nominations are of another request finds them there, and without any there are none [G-038]', async () => {
  withRequests({ [market]: 0, [ledger]: 2 })
  expect([await loaders.nominations(nobody), storage.get('activeProject')]).toEqual([2, ledger])
  queryClient.clear()
  withRequests({ [market]: 0, [ledger]: 0 })
  expect([await loaders.nominations(nobody), storage.get('activeProject')]).toEqual([0, ledger])
})

test('a profile behind a link is asked for with its token; what refuses it is told to the rules [G-033] [G-034] [G-035]', async () => {
  let refusal: [status: number, message: string] | null = null
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    const [status, message] = refusal ?? [200, '']
    return Promise.resolve(Response.json(refusal ? { message } : { data: { talent: null } }, { status }))
  })
  const open = (about: string) => loaders.sharedView({ user: null, about })
  expect(await open('9?token=t')).toBe('shown')
  expect(calls).toEqual(['/api/client/users/9?token=t'])
  refusal = [403, 'You are not authorized for this request.']
  expect(await open('10')).toEqual({ status: 403, message: refusal[1] })
  refusal = [500, 'no']
  expect(await open('11')).toEqual({ status: 500, message: 'no' })
  expect(went).toEqual([])
})

test('a talent is sent to confirm their terms for as long as the server says that somebody waits for them [G-043]', async () => {
  const talent: User = { ...client, id: '018f0000-0000-7000-8000-000000000002', type: 1, step: 8 }
  let locked = true
  session.signIn({ access_token: 'abc', user: talent })
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    return Promise.resolve(
      Response.json({ data: url.includes('basicInfo') ? { is_locked_for_salary_update: locked } : talent }),
    )
  })
  const open = () => settle(readHref('/sq/talent/profile'), browserWorld)
  expect(await open()).toMatchObject({ kind: 'redirect', to: '/sq/talent/update-availability' })
  expect(await open()).toMatchObject({ kind: 'redirect' })
  expect(calls.filter((url) => url.includes('basicInfo'))).toHaveLength(1)
  locked = false
  await queryClient.invalidateQueries({ queryKey: ['basicInfo'] })
  expect(await open()).toMatchObject({ kind: 'stay' })
})

test('opening the answer subscribes its reader to the list in the address; a list that fails leads to /404 [G-017] [G-018]', async () => {
  const talent: User = { ...client, id: '018f0000-0000-7000-8000-000000000002', type: 1, step: 8 }
  session.signIn({ access_token: 'abc', user: talent })
  const requests: string[] = []
  let status = 200
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!url.includes('subscribe')) return Promise.resolve(Response.json({ data: talent }))
    requests.push(`${init.method} ${url} ${init.body as string}`)
    return Promise.resolve(Response.json({ data: [], message: '' }, { status }))
  })
  const open = (search: string) => settle(readHref(`/submit-subscribe/${search}`), browserWorld)
  expect(await open('?subscription=newsletter')).toMatchObject({ kind: 'stay' })
  expect(await open('')).toMatchObject({ kind: 'redirect', to: '/subscribe' })
  expect(requests).toEqual([`POST /api/users/subscribe/${talent.id} {"subscription":"newsletter"}`])
  status = 422
  expect(await open('?subscription=spam')).toMatchObject({ kind: 'redirect', to: '/404' })
  status = 500
  expect(await open('?subscription=newsletter')).toMatchObject({ kind: 'redirect', to: '/404' })
  expect(went).toEqual([])
})

describe('contract renewals', () => {
  const talent: User = { ...client, id: '018f0000-0000-7000-8000-000000000002', type: 1, step: 8 }
  const renewals = (count: number | null) =>
    vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
      calls.push(`${init.method} ${url}`)
      if (url.includes('contract-renewal'))
        return Promise.resolve(
          count === null
            ? Response.json({ message: 'no' }, { status: 500 })
            : Response.json({ data: { renewals_count: 0, has_renewals: count > 0 } }),
        )
      if (url.includes('minimal')) return Promise.resolve(Response.json({ data: [] }))
      const user = session.get().user
      return Promise.resolve(Response.json({ data: { ...user, is_locked_for_salary_update: false } }))
    })
  const open = (user: User, href: string, count: number | null) => {
    queryClient.clear()
    session.signIn({ access_token: 'abc', user })
    renewals(count)
    return settle(readHref(href), browserWorld)
  }

  test('open for a talent only when there are some, answered or not; a failed count is /404 [G-014] [X-018]', async () => {
    const page = '/sq/talent/contracts-renewal'
    expect(await open(talent, page, 2)).toMatchObject({ kind: 'stay' })
    expect(await open(talent, page, 0)).toMatchObject({ to: '/sq/talent/profile', toast: 'noContractRenewals' })
    expect(await open(talent, page, null)).toMatchObject({ kind: 'redirect', to: '/404' })
    expect(calls.filter((call) => call.includes('renewal'))).toEqual(
      Array.from({ length: 3 }, () => 'GET /api/talent/contract-renewal/info'),
    )
    expect(went).toEqual([])
  })

  test('open for a client only when there are some, answered or not, else the sign-up; a failed count is /404 [G-029] [X-018]', async () => {
    const page = '/sq/client/contracts-renewal'
    expect(await open(client, page, 1)).toMatchObject({ kind: 'stay' })
    expect(await open(client, page, 0)).toMatchObject({ kind: 'redirect', to: '/client-signup' })
    expect(await open(client, page, null)).toMatchObject({ kind: 'redirect', to: '/404' })
    expect(calls.filter((call) => call.includes('renewal'))).toEqual(
      Array.from({ length: 3 }, () => 'GET /api/client/contract-renewal/info'),
    )
  })
})
