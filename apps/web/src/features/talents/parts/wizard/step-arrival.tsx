import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement

/** Skips visually hidden native controls. */
const isSeen = (control: Control) => control.getBoundingClientRect().width > 1

/** Focuses the first control of an anchor's section; false while it is disabled or missing. */
export function arriveAt(name: string): boolean {
  const part = document.getElementById(name)
  const control = Array.from(part?.querySelectorAll<Control>('input, textarea, button') ?? []).find(isSeen)
  if (!part || !control || control.disabled) return false
  part.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}

/** Timeout: a field may wait for its options. */
const TIMEOUT = 5000

/** After a step has loaded: focuses the section of the URL's fragment (`#skills`). */
export function StepArrival() {
  useEffect(() => {
    const name = location.hash.slice(1)
    if (!name) return
    const until = performance.now() + TIMEOUT
    const arrive = () => {
      if (!arriveAt(name) && performance.now() < until) frame = requestAnimationFrame(arrive)
    }
    // After the focus on the step's title.
    let frame = requestAnimationFrame(arrive)
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
