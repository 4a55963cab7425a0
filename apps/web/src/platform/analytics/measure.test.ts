import { afterEach, beforeEach, expect, test, vi } from 'vitest'

// Measurement in a minimal browser stub, without storage.

const listeners = new Map<string, () => void>()
const send = vi.fn(
  async (_url: string, _init: { body: string; headers: Headers }) => new Response('{}', { status: 202 }),
)
const page = {
  cookie: '',
  referrer: 'https://www.google.com/',
  visibilityState: 'visible',
  documentElement: { lang: 'ar' },
  addEventListener: (name: string, callback: () => void) => void listeners.set(name, callback),
  createElement: () => {
    throw new Error('nothing is added to the page')
  },
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T09:00:00Z') })
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { origin: 'https://fareeq.example', protocol: 'https:', pathname: '/', search: '' })
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', send)
  vi.stubGlobal('addEventListener', (name: string, callback: () => void) => void listeners.set(name, callback))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const bodyOf = (call: number) => JSON.parse(send.mock.calls[call]?.[1].body ?? '')
const view = (href: string) => ({ href, title: 'فريق', lang: 'ar' as const })

test('a page is counted without naming anybody; after a yes its browser is named; who leaves sends what waits; no script of others is loaded', async () => {
  const [{ measure }, { consent }, { storage }] = await Promise.all([
    import('./measure.ts'),
    import('./consent.ts'),
    import('../session/storage.ts'),
  ])
  await measure(view('/home/client'))
  await measure(view('/why'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(send.mock.calls[0]).toEqual([
    '/api/tracking/events',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  ])
  expect(send.mock.calls[0]?.[1].headers.get('content-type')).toBe('application/json')
  expect(bodyOf(0)).toEqual({
    events: [
      expect.objectContaining({ path: '/home/client', entry: true, referrer: 'https://www.google.com/' }),
      { name: 'page_view', path: '/why', title: 'فريق', lang: 'ar', at: '2026-11-15T09:00:00.000Z' },
    ],
  })
  expect(storage.get('sessionId')).toBeUndefined()

  consent.set('granted')
  await vi.waitFor(() => expect(storage.get('sessionId')).toMatch(/^[\w-]{36}$/))
  await measure(view('/about'))
  await vi.advanceTimersByTimeAsync(2000)
  expect(bodyOf(1)).toMatchObject({ session: storage.get('sessionId'), events: [{ path: '/about' }] })

  consent.set('denied')
  await measure(view('/faq'))
  listeners.get('pagehide')?.()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(bodyOf(2)).toEqual({ events: [expect.objectContaining({ path: '/faq' })] })
  expect(send).toHaveBeenCalledTimes(3)
})
