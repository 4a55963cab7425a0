import { useEffect } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLButtonElement

/** What a person can see: a field may keep a hidden control for itself. */
const isSeen = (control: Control) => control.getBoundingClientRect().width > 1

/** Gives the focus to the first control of the part with this id; false while that cannot be used yet. */
export function arriveAt(name: string): boolean {
  const part = document.getElementById(name)
  const control = Array.from(part?.querySelectorAll<Control>('input, textarea, button') ?? []).find(isSeen)
  if (!part || !control || control.disabled) return false
  part.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
  return true
}

/** A field waits for its choices; nobody waits longer than this for a field. */
const PATIENCE = 5000

/** Stands behind a step: once it is there, the part that the address names (`#skills`) has the focus. */
export function StepArrival() {
  useEffect(() => {
    const name = location.hash.slice(1)
    if (!name) return
    const until = performance.now() + PATIENCE
    const arrive = () => {
      if (!arriveAt(name) && performance.now() < until) frame = requestAnimationFrame(arrive)
    }
    // After the step's title has had its turn.
    let frame = requestAnimationFrame(arrive)
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
