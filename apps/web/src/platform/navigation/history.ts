import type { Scroll } from './navigator.ts'

/**
 * History of this tab with scroll positions (manual scroll restoration): the browser would scroll before the page is
 * rendered.
 */
const STORAGE_KEY = 'scrolled'

const keyOf = (state: unknown): string => (state as { key?: string } | null)?.key ?? ''
/** The page this one was opened from, with its filters; another query of the same page keeps it. */
export const previousOf = (state: unknown): string | undefined => (state as { from?: string } | null)?.from
const newKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8)

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export function createHistory() {
  const positions = readPositions()
  let key = keyOf(history.state) || newKey()
  const leave = () => void (positions[key] = scrollY)
  history.replaceState({ ...history.state, key }, '')
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    leave()
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions))
    } catch {
      // Without storage a reload starts at the top.
    }
  })
  return {
    write(href: string, replace: boolean) {
      leave()
      if (replace) return history.replaceState(history.state, '', href)
      key = newKey()
      const { pathname, search } = location
      const from = href.split(/[?#]/, 1)[0] === pathname ? previousOf(history.state) : pathname + search
      history.pushState({ key, from }, '', href)
    },
    /** Subscribes to popstate. */
    onMove(move: (href: string) => void) {
      addEventListener('popstate', ({ state }) => {
        leave()
        key = keyOf(state)
        move(location.pathname + location.search)
      })
    },
    scrollTo(scroll: Scroll) {
      if (scroll === 'keep') return
      const position = scroll === 'back' ? positions[key] : undefined
      const anchor = position === undefined ? document.getElementById(location.hash.slice(1)) : null
      if (anchor) anchor.scrollIntoView()
      else scrollTo({ top: position ?? 0, behavior: 'instant' })
    },
  }
}
