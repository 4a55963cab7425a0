/** Duration of a smooth scroll. */
export const SCROLL_MS = 1500

/** Ease-out: fast at first, so that the movement is noticed at once. */
export function scrolledTo(from: number, to: number, elapsed: number): number {
  const remaining = 1 - Math.min(1, Math.max(0, elapsed / SCROLL_MS))
  return to - (to - from) * remaining ** 4
}

/** The anchor element of an in-page link, if any. */
function targetOf(event: MouseEvent): HTMLElement | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  // A skip link jumps at once.
  if (!link?.hash || link.hasAttribute('data-skip') || link.pathname !== location.pathname) return null
  return document.getElementById(decodeURIComponent(link.hash.slice(1)))
}

const END_BY_HAND = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

function glideTo(target: HTMLElement) {
  const from = scrollY
  const maxTop = document.documentElement.scrollHeight - innerHeight
  const margin = Number.parseFloat(getComputedStyle(target).scrollMarginBlockStart) || 0
  const to = Math.min(maxTop, Math.max(0, from + target.getBoundingClientRect().top - margin))
  const start = performance.now()
  const stopped = new AbortController()
  for (const kind of END_BY_HAND)
    addEventListener(kind, () => stopped.abort(), { signal: stopped.signal, passive: true })
  const step = (now: number) => {
    if (stopped.signal.aborted) return
    scrollTo({ top: scrolledTo(from, to, now - start), behavior: 'instant' })
    if (now - start < SCROLL_MS) requestAnimationFrame(step)
    else stopped.abort()
  }
  requestAnimationFrame(step)
}

/** Smooth scrolling for in-page links; a plain jump with reduced motion or without JavaScript. */
export function glide(): void {
  document.addEventListener('click', (event) => {
    const target = targetOf(event)
    if (!target || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    event.preventDefault()
    history.pushState(history.state, '', `#${target.id}`)
    // Moves the focus too; `hashchange` is for elements that open by their anchor.
    dispatchEvent(new HashChangeEvent('hashchange'))
    target.focus({ preventScroll: true })
    glideTo(target)
  })
}
