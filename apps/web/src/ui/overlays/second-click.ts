// The second half of a double click must not land on what lies below something that the first half closed.

/** As long as systems wait for it. */
const DOUBLE_CLICK_MS = 500
const PRESSES = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'touchstart', 'touchend', 'click', 'dblclick']

/** Swallows presses at this place for a moment; everywhere else the page answers as always. */
export function swallowSecondClick({ left, right, top, bottom }: DOMRect): void {
  const isHere = (event: Event) => {
    const { clientX: x, clientY: y } =
      'changedTouches' in event ? (event as TouchEvent).changedTouches[0]! : (event as MouseEvent)
    return x >= left && x <= right && y >= top && y <= bottom
  }
  const swallow = (event: Event) => {
    // A press by key has no place.
    if (event instanceof MouseEvent && event.type === 'click' && event.detail === 0) return
    if (!isHere(event)) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const done = new AbortController()
  for (const press of PRESSES) addEventListener(press, swallow, { capture: true, passive: false, signal: done.signal })
  setTimeout(() => done.abort(), DOUBLE_CLICK_MS)
}
