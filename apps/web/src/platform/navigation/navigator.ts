/** Milliseconds until a pending navigation is indicated. */
const LATE = 300

export type Scroll = 'top' | 'keep' | 'back'

export type NavigatorState = {
  /** The target, path and query. The last page stays on screen until it has arrived. */
  readonly here: string
  /** The page on screen, if any. A new object for every arrival, also at the same address. */
  readonly arrived: { readonly href: string; readonly scroll: Scroll; readonly failure?: unknown } | null
  readonly isLate: boolean
}

export type NavigatorHooks = {
  /** The guard: another address is a redirect. */
  enter: (href: string) => Promise<string | null>
  /** Loads chunk and data of a page. */
  prepare: (href: string) => Promise<unknown>
  /** pushState or replaceState. */
  write: (href: string, replace: boolean) => void
}

/** The address without the fragment, which belongs to the browser. */
const withoutHash = (href: string): string => href.split('#')[0] ?? ''

const pageOf = (href: string): string => href.split('?')[0] ?? ''

/** Navigation: guard, load, then show. The latest one wins. */
export function createNavigator(start: string, { enter, prepare, write }: NavigatorHooks) {
  const listeners = new Set<() => void>()
  let at: NavigatorState = { here: withoutHash(start), arrived: null, isLate: false }
  let latest = 0

  function set(change: Partial<NavigatorState>) {
    at = { ...at, ...change }
    for (const listener of listeners) listener()
  }

  /** Resolves when the page is on screen. */
  function run(href: string, scroll: Scroll, isLate = false): Promise<void> {
    const mine = ++latest
    const isOvertaken = () => mine !== latest
    const arrive = (failure?: unknown) => set({ isLate: false, arrived: { href: here, scroll, failure } })
    const here = withoutHash(href)
    // Same page, other query: shown at once, so that a filter responds immediately; the guard still runs.
    const isSamePage = at.arrived && !at.arrived.failure && pageOf(at.arrived.href) === pageOf(here)
    const isShown = isSamePage && at.arrived?.href !== here
    set({ here, isLate, ...(isShown && { arrived: { href: here, scroll } }) })
    const timer = setTimeout(() => !isOvertaken() && set({ isLate: true }), LATE)
    const load = async () => {
      try {
        const elsewhere = await enter(here)
        if (isOvertaken()) return
        if (elsewhere !== null) {
          write(elsewhere, true)
          // During a redirect the page on screen is not shown again.
          return await run(elsewhere, 'top', at.isLate)
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
    const loaded = load()
    // A caller that waited for the guard would keep the buttons of the new page pending, and lose the next press.
    return isShown ? Promise.resolve() : loaded
  }

  return {
    get: () => at,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    go(href: string, { replace = false, keepScroll = false } = {}): Promise<void> {
      write(href, replace || href === at.here)
      return run(href, keepScroll ? 'keep' : 'top')
    },
    /** On popstate. */
    follow(href: string): Promise<void> {
      // Only the fragment has changed.
      return withoutHash(href) === at.here ? Promise.resolve() : run(href, 'back')
    },
    /** For the first page; later, runs the guard again for the current one. */
    arrive: (scroll: Scroll = 'keep'): Promise<void> => run(at.here, scroll),
  }
}

export type Navigator = ReturnType<typeof createNavigator>
