import type { PageView } from '@fareeq/domain/tracking/schema.ts'
import { expect, test, vi } from 'vitest'
import { titleOf } from './tracking.tsx'
import { createStorage, type StorageArea } from '../session/storage.ts'
import { createConsent } from './consent.ts'
import { createPageViews } from './page-views.ts'
import * as touches from './touches.ts'

const DAY = 24 * 60 * 60 * 1000

function fakeArea(entries = new Map<string, string>()): StorageArea & { kept: Map<string, string> } {
  return {
    kept: entries,
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}
const forbidden: StorageArea = {
  length: 0,
  key: () => null,
  getItem: () => {
    throw new Error('forbidden')
  },
  setItem: () => {
    throw new Error('forbidden')
  },
  removeItem: () => {
    throw new Error('forbidden')
  },
}

type Opened = { href?: string; referrer?: string; isVisit?: boolean }

/** One document of a browser; the next one shares its storage and cookies. */
type Browser = { local?: StorageArea; session?: StorageArea; cookies?: string }
function browser({ local = fakeArea(), session, cookies = '' }: Browser = {}) {
  const storage = createStorage(local, session ?? null)
  const page = { cookie: cookies, secure: false, privacyControl: false }
  const consent = createConsent(() => page)
  const clock = { now: new Date('2026-11-15T09:00:00Z') }
  const views: PageView[] = []
  const vendors = { page: vi.fn(), stop: vi.fn() }
  const fetched = vi.fn(async () => touches)
  function open({ href = '/', referrer = '', isVisit = true }: Opened = {}) {
    const arrival = () => ({ href, referrer, isVisit })
    const world = {
      storage,
      consent,
      vendors,
      arrival,
      touches: fetched,
      add: (view: PageView) => views.push(view),
      now: () => clock.now,
    }
    const trackView = createPageViews(world)
    const visit = async (at: string, lang: 'ar' | 'en' = 'ar') => {
      await trackView({ href: at, title: await titleOf(at, lang), lang })
      return views.at(-1)
    }
    return Object.assign(visit, { trackPageView: (href: string) => trackView({ href, title: '', lang: 'ar' }) })
  }
  return { storage, consent, clock, views, vendors, fetched, open }
}

test('after each navigation a page view is sent with its title and where the visitor came from [R-012]', async () => {
  const { open, views } = browser()
  const visit = open({
    href: '/home/client?utm_source=google&utm_campaign=launch',
    referrer: 'https://www.google.com/',
  })
  await visit('/home/client?utm_source=google&utm_campaign=launch')
  await visit('/login?redirect=%2Fsettings', 'en')
  await visit('/client-signup', 'en')
  const utm = { utm_source: 'google', utm_campaign: 'launch' }
  const at = '2026-11-15T09:00:00.000Z'
  expect(views).toEqual([
    {
      name: 'page_view',
      path: '/home/client',
      title: expect.stringMatching(/^فريق - /),
      lang: 'ar',
      at,
      entry: true,
      referrer: 'https://www.google.com/',
      utm,
    },
    { name: 'page_view', path: '/login', title: 'Fareeq - Sign in', lang: 'en', at, utm },
    { name: 'page_view', path: '/client-signup', title: expect.stringMatching(/^Fareeq - /), lang: 'en', at, utm },
  ])
})

test('the campaign of the address that was opened is not lost where we lead elsewhere', async () => {
  const { open, storage } = browser()
  const visit = open({ href: '/?utm_source=WhatsApp' })
  expect(await visit('/home/client')).toMatchObject({ utm: { utm_source: 'Whapp' } })
  expect(storage.get('utm')).toEqual({ utm_source: 'Whapp', at: '2026-11-15' })
})

test('first and last touch are kept for 90 days under their key, ready for a sign-up', async () => {
  const local = fakeArea()
  const { open, storage, clock } = browser({ local })
  await open()('/home/client?utm_source=google&gclid=abc')
  clock.now = new Date(clock.now.getTime() + 30 * DAY)
  await open()('/home/talent?utm_source=whatsapp')
  expect(JSON.parse(local.kept.get('utm') ?? '')).toEqual({
    utm_source: 'Whapp',
    at: '2026-12-15',
    first_at: '2026-11-15',
    first_utm_source: 'google',
    first_gclid: 'abc',
  })
  clock.now = new Date(clock.now.getTime() + 90 * DAY)
  expect(await open()('/home/client')).toMatchObject({ utm: { utm_source: 'Whapp' } })
  clock.now = new Date(clock.now.getTime() + DAY)
  expect(await open()('/home/client')).not.toHaveProperty('utm')
  expect(storage.get('utm')).toBeUndefined()
})

test('who came from nowhere in particular fetches nothing for it and is counted at once', () => {
  const { open, fetched, views } = browser()
  void open().trackPageView('/home/client?type=1&token=secret&Campaign=ramadan#top')
  expect(views).toEqual([expect.objectContaining({ path: '/home/client?Campaign=ramadan', entry: true })])
  expect(fetched).not.toHaveBeenCalled()
})

test('a page whose script for it does not come is counted without', async () => {
  const { open, fetched } = browser()
  fetched.mockRejectedValue(new Error('blocked'))
  const view = await open()('/home/client?utm_source=google')
  expect(view).toMatchObject({ path: '/home/client' })
  expect(view).not.toHaveProperty('utm')
})

test('a reload, a way back and a link of ours are no new visit', async () => {
  const { open, views } = browser()
  await open({ isVisit: false, referrer: 'https://www.google.com/' })('/home/client')
  expect(views[0]).not.toHaveProperty('entry')
  expect(views[0]).not.toHaveProperty('referrer')
})

test('before a yes click ids stay in the browser and nobody else is told; with it they are, this page included', async () => {
  const { open, consent, vendors, storage } = browser()
  const visit = open()
  const first = await visit('/home/client?utm_source=google&gclid=abc')
  expect(first?.utm).toEqual({ utm_source: 'google' })
  expect(storage.get('utm')).toMatchObject({ gclid: 'abc' })
  expect(vendors.page).not.toHaveBeenCalled()
  consent.set('granted')
  expect(vendors.page.mock.calls).toEqual([[first]])
  const second = await visit('/why')
  expect(second?.utm).toEqual({ utm_source: 'google', gclid: 'abc' })
  expect(vendors.page).toHaveBeenLastCalledWith(second)
})

test('after a no nothing is kept, and others hear nothing more; pages are still counted', async () => {
  const { open, consent, vendors, storage } = browser()
  const visit = open()
  await visit('/home/client?utm_source=google')
  consent.set('denied')
  expect([storage.get('utm'), vendors.stop.mock.calls.length]).toEqual([undefined, 1])
  expect(await visit('/why?utm_source=x&fbclid=1')).toMatchObject({ path: '/why', utm: { utm_source: 'x' } })
  expect(await visit('/about')).not.toHaveProperty('utm')
  expect([storage.get('utm'), vendors.page.mock.calls.length]).toEqual([undefined, 0])
})

test('where storage is forbidden page views are sent all the same', async () => {
  const visit = browser({ local: forbidden }).open()
  expect(await visit('/home/client?utm_source=google')).toMatchObject({ utm: { utm_source: 'google' } })
  expect(await visit('/why')).toMatchObject({ path: '/why', utm: { utm_source: 'google' } })
})

test('the pages a colleague opens in somebody’s account are nobody’s visit', async () => {
  const { open, storage, views } = browser({ session: fakeArea() })
  storage.set('impersonation', {
    id: 'impersonation',
    until: '2026-11-15T09:15:00Z',
    name: 'خالد',
    back: '/ops',
    acts: true,
  })
  await open().trackPageView('/client')
  expect(views).toEqual([])
  storage.endImpersonation()
  await open().trackPageView('/client')
  expect(views).toHaveLength(1)
})
