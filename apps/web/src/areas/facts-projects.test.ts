import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loaders } from './facts.ts'
import { registerFactLoaders } from '../platform/navigation/fact-loaders.ts'
import { registerNavigate } from '../platform/navigation/navigate.ts'
import { browserWorld, settle } from '../platform/navigation/guard.ts'
import { loadProjects, switchProject } from '../features/client-projects/api-active.ts'
import { queryClient } from '../platform/calls/query-client.ts'
import { session } from '../platform/session/session.ts'
import { storage } from '../platform/session/storage.ts'
import { clientAt } from '../platform/session/user-fixture.ts'

const client = clientAt(1)
const none = { meeting_link: null, meeting_start_time: null }
const NEW = { id: '018f0000-0000-7000-8000-00000000000b', name: 'دفتر', step: 4, ...none }
const OLD = { id: '018f0000-0000-7000-8000-00000000000a', name: 'سوق', step: 6, ...none }

let calls: string[] = []
let projects: object[] = []
beforeEach(() => {
  registerFactLoaders(() => Promise.resolve(loaders))
  vi.useFakeTimers({ toFake: ['Date'] })
  ;[calls, projects] = [[], [NEW, OLD]]
  queryClient.clear()
  storage.clearAtLogout()
  session.signIn({ access_token: 'abc', user: client })
  registerNavigate(
    () => Promise.resolve(),
    () => '',
  )
  vi.stubGlobal('location', { pathname: '/client/home', search: '', replace: () => {} })
  vi.stubGlobal('fetch', (url: string) => {
    calls.push(url)
    return Promise.resolve(Response.json({ data: url.includes('minimal') ? projects : client }))
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const open = (href: string) => settle(readHref(href), browserWorld)
const askedForProjects = () => calls.filter((url) => url.includes('/api/clients/projects/minimal')).length

test('the list is asked for on navigation, once in thirty seconds, and at once when forced [G-041] [S-026] [S-027]', async () => {
  storage.set('activeProject', OLD.id)
  await open('/client/home')
  await open('/client/profile')
  expect(askedForProjects()).toBe(1)
  vi.setSystemTime(Date.now() + 30_000)
  await open('/client/home')
  expect(askedForProjects()).toBe(2)
  await loadProjects({ force: true })
  expect(askedForProjects()).toBe(3)
  // The two places where the wizard is already open trigger no call.
  vi.setSystemTime(Date.now() + 60_000)
  await open('/client/wizard')
  expect(askedForProjects()).toBe(3)
})

test('the stored request is the active one while the client has it, else the first; its step is the client’s [S-028] [S-029] [E-086]', async () => {
  storage.set('activeProject', OLD.id)
  await loadProjects()
  expect([storage.get('activeProject'), session.get().step]).toEqual([OLD.id, 6])
  storage.set('activeProject', '018f0000-0000-7000-8000-0000000000ff')
  await loadProjects()
  expect([storage.get('activeProject'), session.get().step]).toEqual([NEW.id, 4])
  projects = []
  await loadProjects({ force: true })
  expect(storage.get('activeProject')).toBeUndefined()
})

test('a client at step 4 is sent to the wizard from everywhere else, until another request is chosen [G-042] [S-006]', async () => {
  expect(await open('/client/home')).toMatchObject({ kind: 'redirect', to: '/client/wizard' })
  await switchProject(OLD)
  expect(await open('/client/home')).toMatchObject({ kind: 'stay' })
  expect(await open('/sq/client/matching')).toMatchObject({ kind: 'stay' })
})

test('a meeting with a link and a time puts the client at step 6, whatever number came with it [S-009]', async () => {
  projects = [{ ...NEW, meeting_link: 'https://meet.example/1', meeting_start_time: '2026-11-18T09:00:00Z' }]
  await loadProjects()
  expect(session.get().step).toBe(6)
})

test('every call of the client carries the request on screen [A-003]', async () => {
  storage.set('activeProject', OLD.id)
  await loadProjects()
  expect(calls.at(-1)).toContain(`project_id=${OLD.id}`)
})

test('a list that cannot be loaded stops nobody', async () => {
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(
      url.includes('minimal') ? Response.json({ message: 'no' }, { status: 500 }) : Response.json({ data: client }),
    ),
  )
  expect(await open('/client/home')).toMatchObject({ kind: 'stay' })
})
