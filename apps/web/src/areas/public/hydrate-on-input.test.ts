import { describe, expect, test, vi } from 'vitest'
import { hydrateOnInput, type HydrationPage } from './hydrate-on-input.ts'

const FILES = {
  entry: '/visitor.js',
  arrival: '/arrival.js',
  app: { script: '/app.js', styles: '/app.css' },
  chunks: ['/base.js', '/faq.js'],
}

type PageSetup = { token?: string; search?: string; isStorageBlocked?: boolean; hasIdleCallback?: boolean }

function open({ token, search = '', isStorageBlocked = false, hasIdleCallback = true }: PageSetup = {}) {
  const page = new EventTarget()
  const links: string[] = []
  const loaded: string[] = []
  const later = (work: () => void) => work()
  Object.assign(page, {
    ...(hasIdleCallback ? { requestIdleCallback: later } : { setTimeout: later }),
    location: { search },
    document: {
      head: { append: ({ rel, href }: HTMLLinkElement) => void links.push(`${rel} ${href}`) },
      createElement: () => ({}),
    },
  })
  Object.defineProperty(page, 'localStorage', {
    get: () => {
      if (isStorageBlocked) throw new Error('denied')
      return { getItem: () => token ?? null }
    },
  })
  hydrateOnInput(page as unknown as HydrationPage, (href) => loaded.push(href), FILES)
  const happens = (type: string) => page.dispatchEvent(new Event(type))
  return { links, loaded, happens }
}

describe('a public page', () => {
  test('counts the visit and prefetches its scripts when it is idle, and runs none of them', () => {
    const { links, loaded, happens } = open()
    expect([links, loaded]).toEqual([[], []])
    happens('load')
    expect(links).toEqual(['prefetch /visitor.js', 'prefetch /base.js', 'prefetch /faq.js'])
    expect(loaded).toEqual(['/arrival.js'])
  })

  test('is idle some time after loading where the browser does not say it', () => {
    const { loaded, happens } = open({ hasIdleCallback: false })
    happens('load')
    expect(loaded).toEqual(['/arrival.js'])
  })

  test.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'])(
    'is hydrated at the first %s, once',
    (type) => {
      const { loaded, happens } = open()
      for (const one of [type, type, 'keydown']) happens(one)
      expect(loaded).toEqual(['/visitor.js'])
    },
  )

  test('is hydrated at once where it has a text to be read', () => {
    const { loaded, happens } = open({ search: '?lang=en&text=1' })
    happens('load')
    expect(loaded).toEqual(['/visitor.js', '/arrival.js'])
  })

  test('becomes the app for somebody who is signed in, without waiting for a hand', () => {
    const { links, loaded, happens } = open({ token: 't1' })
    happens('load')
    happens('scroll')
    expect([links, loaded]).toEqual([['stylesheet /app.css'], ['/app.js']])
  })

  test('is one of a visitor where storage is blocked', () => {
    const { loaded, happens } = open({ isStorageBlocked: true })
    happens('keydown')
    expect(loaded).toEqual(['/visitor.js'])
  })
})

test('the script uses nothing but its arguments, so that its source can stand in a page', () => {
  const load = vi.fn()
  const page = { addEventListener: vi.fn(), localStorage: { getItem: () => null } }
  // oxlint-disable-next-line no-implied-eval -- as the document does
  new Function('page', 'load', 'files', `(${hydrateOnInput.toString()})(page, load, files)`)(page, load, FILES)
  const [, scroll] = page.addEventListener.mock.calls.find(([type]) => type === 'scroll') ?? []
  scroll()
  expect(load).toHaveBeenCalledExactlyOnceWith('/visitor.js')
})
