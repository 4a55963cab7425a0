// <StepButton label=… isOff onStep={…}>: repeats while pressed, as a native spinner does.
import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'

const DELAY_MS = 400
const REPEAT_MS = 80

type Props = { label: string; isOff: boolean; onStep: () => void; children: ReactNode }

export function StepButton({ label, isOff, onStep, children }: Props) {
  const latest = useRef({ isOff, onStep })
  const next = useRef<number>(undefined)
  const didRepeat = useRef(false)
  useEffect(() => {
    latest.current = { isOff, onStep }
  })
  useEffect(() => () => window.clearTimeout(next.current), [])
  const repeat = () => {
    if (latest.current.isOff) return
    didRepeat.current = true
    latest.current.onStep()
    next.current = window.setTimeout(repeat, REPEAT_MS)
  }
  const stop = () => window.clearTimeout(next.current)
  const startRepeat = ({ button, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
    stop()
    didRepeat.current = false
    // Releases the implicit pointer capture of touch, or pointerleave would never fire.
    if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId)
    if (button === 0) next.current = window.setTimeout(repeat, DELAY_MS)
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={isOff}
      onPointerDown={startRepeat}
      onPointerUp={stop}
      onPointerLeave={stop}
      onPointerCancel={stop}
      onContextMenu={(event) => didRepeat.current && event.preventDefault()}
      // The click after a repeat was already counted; a keyboard click (detail 0) was not.
      onClick={({ detail }) => (detail === 0 || !didRepeat.current) && onStep()}
      className="relative flex size-10 flex-none touch-manipulation items-center justify-center rounded-sm text-ink-soft select-none before:absolute before:-inset-0.5 hover:bg-sunken disabled:opacity-40"
    >
      {children}
    </button>
  )
}
