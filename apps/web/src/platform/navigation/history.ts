import type { Scroll } from './navigator.ts'

/**
 * History of this tab with scroll positions (manual scroll restoration): the browser would scroll before the page is
 * rendered.
 */
const STORAGE_KEY = 'scrolled'

const keyOf = (state: unknown): string => (state as { key?: string } | null)?.key ?? ''
const newKey = () => Date.now().toString(36) + Math.random().toString(36).slice(2, 8)

function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

export function createHistory() {
  const kept = readPositions()
  let key = keyOf(history.state) || newKey()
  const leave = () => void (kept[key] = scrollY)
  history.replaceState({ ...history.state, key }, '')
  history.scrollRestoration = 'manual'
  addEventListener('pagehide', () => {
    leave()
    try {
      sessionStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
    } catch {
      // Without storage a reload starts at the top.
    }
  })
  return {
    write(href: string, replace: boolean) {
      leave()
      if (replace) return history.replaceState(history.state, '', href)
      key = newKey()
      history.pushState({ key }, '', href)
    },
    /** Subscribes to popstate. */
    onMove(move: (href: string) => void) {
      addEventListener('popstate', ({ state }) => {
        leave()
        key = keyOf(state)
        move(location.pathname + location.search)
      })
    },
    scrollTo(place: Scroll) {
      if (place === 'keep') return
      const left = place === 'back' ? kept[key] : undefined
      const named = left === undefined ? document.getElementById(location.hash.slice(1)) : null
      if (named) named.scrollIntoView()
      else scrollTo({ top: left ?? 0, behavior: 'instant' })
    },
  }
}
