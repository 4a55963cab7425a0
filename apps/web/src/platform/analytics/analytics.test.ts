import type { PageView } from '@fareeq/domain/tracking/schema.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Analytics, type AnalyticsPerson, createVendors } from './analytics.ts'
import { type GooglePage, createGoogle } from './google.ts'
import { type HotjarPage, createHotjar } from './hotjar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sara: AnalyticsPerson = { id: '01a1de6f-5280-791c-bb4f-825cb260a8bf', type: 1, lang: 'ar' }
const view: PageView = {
  name: 'page_view',
  path: '/why',
  title: 'Fareeq - Why',
  lang: 'en',
  at: '2026-11-15T09:00:00.000Z',
  utm: { utm_source: 'Whapp' },
}

describe('Hotjar', () => {
  function hotjar() {
    const [page, scripts]: [HotjarPage, string[]] = [{}, []]
    const spy = vi.fn()
    const adapter = createHotjar('4321', page, (src) => scripts.push(src))
    return { page, scripts, said: spy, adapter, arrive: () => void (page.hj = spy) }
  }
  const identified = ['identify', sara.id, { type: 1, lang: 'ar' }]

  test('is told who is here up to 20 times more, half a second apart, and then no more [K-030]', () => {
    const spy = vi.fn()
    const page = Object.defineProperty({}, 'hj', { get: () => void spy() }) as HotjarPage
    createHotjar('4321', page, () => {}).identify(sara)
    expect(spy).toHaveBeenCalledTimes(1)
    for (let retry = 1; retry <= 20; retry++) {
      vi.advanceTimersByTime(499)
      expect(spy).toHaveBeenCalledTimes(retry)
      vi.advanceTimersByTime(1)
      expect(spy).toHaveBeenCalledTimes(retry + 1)
    }
    vi.advanceTimersByTime(600_000)
    expect(spy).toHaveBeenCalledTimes(21)
    expect(vi.getTimerCount()).toBe(0)
  })

  test('hears it once, at the first try after its script has come [K-030]', () => {
    const { adapter, arrive, said } = hotjar()
    adapter.identify(sara)
    vi.advanceTimersByTime(9_600)
    arrive()
    vi.advanceTimersByTime(60_000)
    expect(said.mock.calls).toEqual([identified])
  })

  test('that comes too late, or not at all, is not an error', () => {
    const { adapter, arrive, said } = hotjar()
    adapter.identify(sara)
    adapter.page(view)
    vi.advanceTimersByTime(10_001)
    arrive()
    vi.advanceTimersByTime(60_000)
    expect(said).not.toHaveBeenCalled()
  })

  test('is loaded from its own address, told which page it is, and left alone after a no', () => {
    const { adapter, arrive, said, scripts, page } = hotjar()
    expect(scripts).toEqual(['https://static.hotjar.com/c/hotjar-4321.js?sv=6'])
    expect(page._hjSettings).toEqual({ hjid: 4321, hjsv: 6 })
    adapter.identify(sara)
    adapter.stop()
    arrive()
    vi.advanceTimersByTime(60_000)
    expect(said).not.toHaveBeenCalled()
    adapter.page(view)
    expect(said.mock.calls).toEqual([['stateChange', '/why']])
  })
})

test('Google is told the safe address of the page, the campaign and our id, and can be silenced', () => {
  const page: GooglePage = { location: { origin: 'https://fareeq.example' } }
  const scripts: string[] = []
  const google = createGoogle('G-TEST', page, (src) => scripts.push(src))
  google.page(view)
  google.identify(sara)
  expect(scripts).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST'])
  expect(page.dataLayer?.every((command) => Object.prototype.toString.call(command) === '[object Arguments]')).toBe(
    true,
  )
  expect(page.dataLayer?.map((command) => [...(command as unknown[])]).slice(1)).toEqual([
    ['config', 'G-TEST', { send_page_view: false }],
    [
      'event',
      'page_view',
      {
        page_location: 'https://fareeq.example/why',
        page_title: 'Fareeq - Why',
        page_referrer: '',
        language: 'en',
        utm_source: 'Whapp',
      },
    ],
    ['set', { user_id: sara.id }],
  ])
  google.stop()
  expect(page['ga-disable-G-TEST']).toBe(true)
  google.page(view)
  expect(page['ga-disable-G-TEST']).toBe(false)
})

describe('those who may be told', () => {
  function world(person: AnalyticsPerson | null = null) {
    let listener = () => {}
    const here = { person }
    const adapter = { page: vi.fn(), identify: vi.fn(), stop: vi.fn() } satisfies Analytics
    const load = vi.fn(async () => adapter)
    const blocked = async (): Promise<Analytics> => {
      throw new Error('blocked')
    }
    const vendors = createVendors([blocked, load], {
      get: () => here.person,
      subscribe: (callback) => void (listener = callback),
    })
    return { adapter, load, vendors, enter: (who: AnalyticsPerson | null) => ((here.person = who), listener()) }
  }

  test('are loaded at the first page and not before, once; one that is blocked keeps nobody from the other', async () => {
    const { adapter, load, vendors } = world()
    expect(load).not.toHaveBeenCalled()
    await vendors.stop()
    expect(load).not.toHaveBeenCalled()
    await vendors.page(view)
    await vendors.page(view)
    expect([load.mock.calls.length, adapter.page.mock.calls.length]).toEqual([1, 2])
    expect(adapter.identify).not.toHaveBeenCalled()
  })

  test('learn once who signed in, and nothing after a no', async () => {
    const { adapter, vendors, enter } = world()
    await vendors.page(view)
    enter(sara)
    enter(sara)
    await vi.advanceTimersByTimeAsync(0)
    expect(adapter.identify.mock.calls).toEqual([[sara]])
    await vendors.stop()
    enter({ ...sara, id: 'another' })
    await vi.advanceTimersByTimeAsync(0)
    expect([adapter.identify.mock.calls.length, adapter.stop.mock.calls.length]).toEqual([1, 1])
  })
})
