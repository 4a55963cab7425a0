import { useEffect } from 'react'

/** What a person can see and use: a field may keep a hidden control for itself. */
const isReachable = (control: HTMLElement) => control.getBoundingClientRect().width > 1

/** Stands behind a step: once it is there, the part that the address names (`#skills`) has the focus. */
export function StepArrival() {
  useEffect(() => {
    const name = location.hash.slice(1)
    if (!name) return
    // After the step's title has had its turn.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(name)
      part?.scrollIntoView({ block: 'center' })
      const controls = part?.querySelectorAll<HTMLElement>('input, textarea, button') ?? []
      Array.from(controls).find(isReachable)?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
