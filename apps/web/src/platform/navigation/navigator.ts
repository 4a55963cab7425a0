/** Milliseconds after which one is told that the page is on its way. */
const LATE = 300

export type Scroll = 'top' | 'keep' | 'back'

export type NavigatorState = {
  /** Where one wants to be, path and query. The page on screen is still the last one until this one has arrived. */
  readonly here: string
  /** What is on screen, once there is something. A new object for every arrival, also at the same address. */
  readonly arrived: { readonly href: string; readonly scroll: Scroll; readonly failure?: unknown } | null
  readonly isLate: boolean
}

export type NavigatorHooks = {
  /** Asked before every arrival: another address sends there instead. */
  enter: (href: string) => Promise<string | null>
  /** Fetches what the page at that address is made of. */
  prepare: (href: string) => Promise<unknown>
  /** Writes into the history of the tab. */
  write: (href: string, replace: boolean) => void
}

/** The address as guards and screens know it; the part behind # belongs to the browser. */
const withoutHash = (href: string): string => href.split('#')[0] ?? ''

const pageOf = (href: string): string => href.split('?')[0] ?? ''

/** Takes a person from page to page: the guard is asked, the page fetched, and only then shown. The latest wish wins. */
export function createNavigator(start: string, { enter, prepare, write }: NavigatorHooks) {
  const listeners = new Set<() => void>()
  let at: NavigatorState = { here: withoutHash(start), arrived: null, isLate: false }
  let journeys = 0

  function set(change: Partial<NavigatorState>) {
    at = { ...at, ...change }
    for (const listener of listeners) listener()
  }

  async function travel(href: string, scroll: Scroll, isLate = false): Promise<void> {
    const mine = ++journeys
    const isOvertaken = () => mine !== journeys
    const arrive = (failure?: unknown) => set({ isLate: false, arrived: { href: here, scroll, failure } })
    const here = withoutHash(href)
    // Another filter of the page on screen shows at once, or what was pressed would seem not to have been; the guard still looks.
    const isSamePage = at.arrived && !at.arrived.failure && pageOf(at.arrived.href) === pageOf(here)
    const isShown = isSamePage && at.arrived?.href !== here
    set({ here, isLate, ...(isShown && { arrived: { href: here, scroll } }) })
    const timer = setTimeout(() => !isOvertaken() && set({ isLate: true }), LATE)
    try {
      const elsewhere = await enter(here)
      if (isOvertaken()) return
      if (elsewhere !== null) {
        write(elsewhere, true)
        // The page on screen was left: it does not come back for the moment between two hops.
        return await travel(elsewhere, 'top', at.isLate)
      }
      await prepare(here)
      if (isOvertaken()) return
      if (isShown) set({ isLate: false })
      else arrive()
    } catch (failure) {
      if (!isOvertaken()) arrive(failure)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    get: () => at,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    go(href: string, { replace = false, keepScroll = false } = {}): Promise<void> {
      write(href, replace || href === at.here)
      return travel(href, keepScroll ? 'keep' : 'top')
    },
    /** The history of the tab has moved by itself. */
    follow(href: string): Promise<void> {
      // Only another place on the same page.
      return withoutHash(href) === at.here ? Promise.resolve() : travel(href, 'back')
    },
    /** The first page comes this way; later, the guard looks again at the one on screen. */
    arrive: (scroll: Scroll = 'keep'): Promise<void> => travel(at.here, scroll),
  }
}

export type Navigator = ReturnType<typeof createNavigator>
