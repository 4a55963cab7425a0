import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { storage } from '../../../../platform/session/storage.ts'
import { Button, IconButton } from '../../../../ui/actions/button.tsx'
import { NuqtaSteps } from '../../../../ui/layout/steps.tsx'
import { TOUR_STOPS, TourContext } from './tour-stop.ts'
import { useStrengthWords } from '../../messages/profile/en-strength.ts'

/** Opt-in: offered at the end of the application until taken or skipped, or started on the page. */
export function useTour(isWanted: boolean) {
  const [at, setAt] = useState(isWanted ? 0 : null)
  const end = () => {
    storage.set('skipTour', true)
    setAt(null)
  }
  return { at, setAt, end, start: () => setAt(0) }
}
type Tour = ReturnType<typeof useTour>

/** Highlights the current stop. */
export const TourProvider = ({ tour, children }: { tour: Tour; children: ReactNode }) => (
  <TourContext value={tour.at === null ? null : (TOUR_STOPS[tour.at] ?? null)}>{children}</TourContext>
)

/** A non-modal guide in a corner; Escape ends it. */
export function TourGuide({ tour: { at, setAt, end } }: { tour: Tour }) {
  const words = useStrengthWords().tour
  const moved = useRef(false)
  const stop = at === null ? undefined : TOUR_STOPS[at]
  useEffect(() => {
    if (!stop) return
    // No scrolling at the first stop.
    if (moved.current) document.getElementById(stop)?.scrollIntoView({ block: 'start' })
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && end()
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
    // oxlint-disable-next-line react/exhaustive-deps -- `end` is made anew each time and does the same
  }, [stop])
  if (at === null || !stop) return null
  const go = (to: number) => {
    moved.current = true
    setAt(to)
  }
  const [title, text] = words.stops[stop]
  const isLast = at === TOUR_STOPS.length - 1
  return (
    <section
      aria-label={words.label}
      className="fixed inset-x-3 bottom-[calc(0.75rem+var(--phone-bar,0px))] z-40 rounded-xl border border-line bg-raised p-5 shadow-float xs:start-6 xs:end-auto xs:bottom-6 xs:w-96"
    >
      <div className="flex items-start justify-between gap-3">
        <NuqtaSteps at={at + 1} total={TOUR_STOPS.length} />
        <IconButton label={words.skip} size="small" onPress={end} className="-me-2 -mt-1.5">
          <X aria-hidden />
        </IconButton>
      </div>
      <div aria-live="polite" className="mt-2">
        <h2 className="text-lg">{title}</h2>
        <p className="mt-1 text-[0.9375rem] text-ink-soft">{text}</p>
      </div>
      <div className="mt-4 flex items-center gap-2">
        <Button size="small" onPress={() => (isLast ? end() : go(at + 1))}>
          {isLast ? words.finish : words.next}
        </Button>
        {at > 0 && (
          <Button size="small" kind="quiet" onPress={() => go(at - 1)}>
            {words.back}
          </Button>
        )}
      </div>
    </section>
  )
}
