import { useEffect } from 'react'

/** Stands behind a step: once it is there, the part that the address names (`#skills`) has the focus. */
export function StepArrival() {
  useEffect(() => {
    const name = location.hash.slice(1)
    if (!name) return
    // After the step's title has had its turn.
    const frame = requestAnimationFrame(() => {
      const part = document.getElementById(name)
      part?.scrollIntoView({ block: 'center' })
      part?.querySelector<HTMLElement>('input, textarea, button')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
