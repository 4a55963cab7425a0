import type { User } from '@fareeq/domain/accounts/schema.ts'
import type { BriefDraft } from '@fareeq/domain/site/schema-brief.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loaders } from '../../areas/facts.ts'
import { registerFactLoaders } from '../navigation/fact-loaders.ts'
import { adoptZoneIfNone, arrive, arriveVerified } from './after-login.ts'
import { registerNavigate } from '../navigation/navigate.ts'
import { queryClient } from '../calls/query-client.ts'
import { session } from './session.ts'
import { storage } from './storage.ts'

const person = (overrides: Partial<User>): User => ({
  id: '018f0000-0000-7000-8000-000000000001',
  email: 'a@b.co',
  type: 1,
  step: 1,
  timezone: 'Asia/Riyadh',
  isVerified: false,
  from_workable: false,
  role: null,
  first_name: 'Layla',
  last_name: 'H',
  phone: null,
  country: 'SA',
  ...overrides,
})

let went: string[] = []
let calls: string[] = []
let broken = ''
let answer: object | null = null

beforeEach(() => {
  registerFactLoaders(() => Promise.resolve(loaders))
  went = []
  calls = []
  broken = ''
  answer = null
  queryClient.clear()
  storage.clearAtLogout()
  registerNavigate(
    (href) => (went.push(href), Promise.resolve()),
    () => '',
  )
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    calls.push([init.method, url, ...(typeof init.body === 'string' ? [init.body] : [])].join(' '))
    if (broken && url.includes(broken)) return Promise.resolve(Response.json({ message: 'no' }, { status: 500 }))
    return Promise.resolve(
      Response.json({ data: answer ?? { ...session.get().user, timezone: 'Africa/Cairo', renewals_count: 0 } }),
    )
  })
})
afterEach(() => void vi.unstubAllGlobals())

const signIn = (overrides: Partial<User>) => session.signIn({ access_token: 'abc', user: person(overrides) })

test('a talent without a time zone has it posted, then the profile is loaded: S-023', async () => {
  signIn({ timezone: null })
  await arrive()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(calls).toEqual([`POST /api/user/timezone {"timezone":"${zone}"}`, 'GET /api/auth/me'])
  expect([session.get().user?.timezone, went]).toEqual(['Africa/Cairo', ['/talent/wizard']])
  // Shown once, on the page they arrive at.
  expect(storage.get('zoneAdopted')).toBe(zone)
})

test('a page gives its device’s zone to an account that has none, and never overwrites one chosen elsewhere', async () => {
  signIn({ timezone: null })
  await adoptZoneIfNone()
  expect([session.get().user?.timezone, calls]).toEqual(['Africa/Cairo', ['GET /api/auth/me']])
  answer = person({ timezone: null })
  signIn({ timezone: null })
  await adoptZoneIfNone()
  expect(calls.at(-1)).toMatch(/^POST \/api\/user\/timezone/)
})

test('a talent on the way is asked nothing and goes to the wizard: S-016', async () => {
  signIn({ step: 3 })
  await arrive()
  expect([calls, went]).toEqual([[], ['/talent/wizard']])
})

test('a talent at the profile step for whom nothing waits goes to /: S-015', async () => {
  signIn({ step: 8 })
  await arrive()
  expect(calls).toEqual(['GET /api/talent/contract-renewal/info', 'GET /api/talent/indicators'])
  expect(went).toEqual(['/'])
})

test('a talent with contracts to renew goes to them before anything else: S-013', async () => {
  answer = { renewals_count: 1, has_interviews: true, interviews_count: 1 }
  signIn({ step: 8 })
  await arrive()
  expect(calls).toEqual(['GET /api/talent/contract-renewal/info'])
  expect(went).toEqual(['/sq/talent/contracts-renewal'])
})

test('a renewal check that fails at login leads to /404, and the session stays [X-018]', async () => {
  ;[broken, answer] = ['contract-renewal', { has_interviews: true, interviews_count: 1 }]
  signIn({ step: 8 })
  await arrive()
  expect(went).toEqual(['/404'])
  expect(session.get().user?.step).toBe(8)
})

test('a client without nominations but with contracts to renew goes to them: S-018', async () => {
  const fetched = (url: string) => (url.includes('minimal') ? [] : { nominations_count: 0, renewals_count: 2 })
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json({ data: fetched(url) })))
  signIn({ type: 2, step: 6 })
  await arrive()
  expect(went).toEqual(['/sq/client/contracts-renewal'])
})

test('a talent whom companies want to meet goes to their requests: S-014', async () => {
  answer = { renewals_count: 0, has_interviews: true, interviews_count: 1 }
  signIn({ step: 8 })
  await arrive()
  expect(went).toEqual(['/sq/talent/interview-requests'])
})

test('a client for whom nominations wait goes to them, wherever they are with the request: S-017 S-022', async () => {
  const fetched = (url: string) => (url.includes('minimal') ? [{ ...project, step: 6 }] : { nominations_count: 2 })
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json({ data: fetched(url) })))
  for (const step of [6, 2]) {
    signIn({ type: 2, step })
    await arrive()
  }
  expect(went).toEqual(['/sq/client/nomination', '/sq/client/nomination'])
})

const project = { id: '018f0000-0000-7000-8000-00000000000b', step: 3 }

test('a client with saved step-one data: step 3, about posted, then services of the same request: S-019 S-020 S-021', async () => {
  signIn({ type: 2, step: 1 })
  storage.set('stepOneData', {
    about: { product_name: 'x', industry: '' },
    services: { services: ['mvp'], technologies: ['react'] },
  })
  storage.set('oneStep', true)
  answer = project
  await arrive()
  expect(calls).toEqual([
    'POST /api/client/projects/about {"product_name":"x","step":3}',
    `POST /api/client/projects/services?project_id=${project.id} {"services":["mvp"],"technologies":["react"],"project_id":"${project.id}","step":3}`,
  ])
  expect([session.get().step, went, storage.get('stepOneData'), storage.get('oneStep')]).toEqual([
    3,
    ['/client/wizard'],
    undefined,
    undefined,
  ])
  expect(storage.get('activeProject')).toBe(project.id)
})

test('what was read from a brief stays with its request, also when the wizard is opened another day', async () => {
  signIn({ type: 2, step: 1 })
  const draft = { role: null, skills: [] } as unknown as BriefDraft
  storage.set('stepOneData', { about: { product_name: 'x' }, brief: draft })
  answer = project
  await arrive()
  expect(storage.get('requestBrief')).toEqual({ project_id: project.id, draft })
})

test('services that were never filled in are not posted: S-021', async () => {
  signIn({ type: 2, step: 1 })
  storage.set('stepOneData', { about: { product_name: 'x' } })
  await arrive()
  expect(calls).toEqual(['POST /api/client/projects/about {"product_name":"x","step":3}'])
})

test('a second login goes on with the request that the first one began', async () => {
  signIn({ type: 2, step: 1 })
  storage.set('stepOneData', { about: { product_name: 'x' }, services: { services: ['mvp'], technologies: ['react'] } })
  ;[answer, broken] = [project, '/services']
  vi.stubGlobal('location', { pathname: '/login' })
  await arrive()
  calls = []
  await arrive()
  expect(calls[0]).toContain(`"project_id":"${project.id}"`)
})

test('what could not be posted is kept for the next login, and nobody is kept out', async () => {
  signIn({ type: 2, step: 1 })
  storage.set('stepOneData', { about: { product_name: 'x' } })
  broken = '/about'
  vi.stubGlobal('location', { pathname: '/login' })
  await arrive()
  expect([storage.get('stepOneData'), went]).toEqual([{ about: { product_name: 'x' } }, ['/client/wizard']])
})

test('the remembered page is opened when it is ours and this person may; nothing outside ever is', async () => {
  const fetched = (url: string) => (url.includes('minimal') ? [] : { nominations_count: 0, renewals_count: 0 })
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json({ data: fetched(url) })))
  signIn({ type: 2, step: 6 })
  for (const redirect of ['/sq/client/matching?q=1', '//evil.example', 'https://evil.example', '/talent/home'])
    await arrive({ redirect })
  expect(went).toEqual(['/sq/client/matching?q=1', '/client-signup', '/client-signup', '/client-signup'])
})

test('verifyURL waits until the phone is verified, then is opened once', async () => {
  vi.stubGlobal('location', { pathname: '/talent/home', search: '' })
  signIn({ step: 8 })
  await arrive({ verifyURL: '/talent/home?x=1' })
  expect(went).toEqual(['/'])
  await arriveVerified()
  await arriveVerified()
  expect([went, session.get().otpVerified]).toEqual([['/', '/talent/home?x=1'], true])
  await arrive({ verifyURL: '//evil.example' })
  expect(storage.get('verifyURL')).toBeUndefined()
  // Who was signed in when the link was opened has it in the address.
  vi.stubGlobal('location', { pathname: '/talent/home', search: '?verifyURL=%2Fsq%2Ftalent%2Freport' })
  await arriveVerified()
  expect(went.at(-1)).toBe('/sq/talent/report')
})
