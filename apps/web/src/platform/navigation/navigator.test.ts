import { expect, test, vi } from 'vitest'
import { createNavigator, type NavigatorHooks } from './navigator.ts'

const road = (overrides: Partial<NavigatorHooks> = {}): NavigatorHooks => ({
  enter: () => Promise.resolve(null),
  prepare: () => Promise.resolve(),
  write: vi.fn(),
  ...overrides,
})

test('a page is shown once the guard has let one in and its parts are here; until then the last one stays', async () => {
  const parts = Promise.withResolvers<void>()
  const navigator = createNavigator(
    '/login',
    road({ prepare: (href) => (href === '/settings' ? parts.promise : Promise.resolve()) }),
  )
  await navigator.arrive()
  const gone = navigator.go('/settings?tab=language')
  parts.resolve()
  await gone
  expect(navigator.get()).toMatchObject({
    here: '/settings?tab=language',
    arrived: { href: '/settings?tab=language', scroll: 'top' },
  })
})

test('whom the guard sends elsewhere arrives there, and the address says so', async () => {
  const write = vi.fn()
  const enter = (href: string) => Promise.resolve(href === '/client/home' ? '/login?redirect=%2Fclient%2Fhome' : null)
  const navigator = createNavigator('/client/home', road({ enter, write }))
  await navigator.arrive()
  expect(navigator.get().arrived?.href).toBe('/login?redirect=%2Fclient%2Fhome')
  expect(write.mock.calls).toEqual([['/login?redirect=%2Fclient%2Fhome', true]])
})

test('of two wishes the later one wins, whichever page comes first', async () => {
  const slow = Promise.withResolvers<void>()
  const navigator = createNavigator(
    '/',
    road({ prepare: (href) => (href === '/slow' ? slow.promise : Promise.resolve()) }),
  )
  const first = navigator.go('/slow')
  await navigator.go('/fast')
  slow.resolve()
  await first
  expect(navigator.get().arrived?.href).toBe('/fast')
})

test('a part that does not come is said on the page, and the next page makes good', async () => {
  const lost = new Error('lost')
  const navigator = createNavigator(
    '/',
    road({ prepare: (href) => (href === '/broken' ? Promise.reject(lost) : Promise.resolve()) }),
  )
  await navigator.go('/broken')
  expect(navigator.get().arrived).toMatchObject({ href: '/broken', failure: lost })
  await navigator.go('/whole')
  expect(navigator.get().arrived?.failure).toBeUndefined()
})

test('the same address is not written twice, and going back finds the page as it was left', async () => {
  const write = vi.fn()
  const navigator = createNavigator('/faq', road({ write }))
  await navigator.arrive()
  await navigator.go('/faq')
  await navigator.go('/about')
  expect(write.mock.calls).toEqual([
    ['/faq', true],
    ['/about', false],
  ])
  await navigator.follow('/faq#pay')
  expect(navigator.get().arrived).toMatchObject({ href: '/faq', scroll: 'back' })
})

test('another query of the page on screen shows at once; the guard still has its say', async () => {
  const enter = (href: string) => Promise.resolve(href === '/ops/tickets?state=secret' ? '/ops' : null)
  const navigator = createNavigator('/ops/tickets', road({ enter }))
  await navigator.arrive()
  const gone = navigator.go('/ops/tickets?state=answered')
  expect(navigator.get().arrived?.href).toBe('/ops/tickets?state=answered')
  await gone
  await navigator.go('/ops/tickets?state=secret')
  await vi.waitFor(() => expect(navigator.get().arrived?.href).toBe('/ops'))
})

test('who goes to another query of the page on screen need not wait for the guard', async () => {
  let guard = () => Promise.resolve(null)
  const navigator = createNavigator('/client/wizard?step=1', road({ enter: () => guard() }))
  await navigator.arrive()
  guard = () => new Promise<null>(() => {})
  await navigator.go('/client/wizard?step=2')
  expect(navigator.get().arrived?.href).toBe('/client/wizard?step=2')
})

test('a page that was left does not come back between two hops of a late journey', async () => {
  vi.useFakeTimers()
  const [counted, rendered] = [Promise.withResolvers<string | null>(), Promise.withResolvers<void>()]
  const navigator = createNavigator(
    '/sq/client/talent-profile/7',
    road({
      enter: (href) => (href === '/sq/client/nomination' ? counted.promise : Promise.resolve(null)),
      prepare: (href) => (href === '/client/wizard' ? rendered.promise : Promise.resolve()),
    }),
  )
  await navigator.arrive()
  const gone = navigator.go('/sq/client/nomination')
  await vi.advanceTimersByTimeAsync(400)
  counted.resolve('/client/wizard')
  const states: boolean[] = []
  navigator.subscribe(() => states.push(navigator.get().isLate))
  await vi.advanceTimersByTimeAsync(0)
  expect([navigator.get().here, states]).toEqual(['/client/wizard', [true]])
  rendered.resolve()
  await gone
  expect(navigator.get().isLate).toBe(false)
  vi.useRealTimers()
})
