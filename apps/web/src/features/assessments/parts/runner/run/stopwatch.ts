import { MAX_SECONDS } from '@fareeq/domain/assessments/limits.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'

/** How long each item was looked at, in milliseconds by position; time away from the page does not count. */
export function createStopwatch(now: () => number, initial: Readonly<Record<number, number>> = {}) {
  const totals: Record<number, number> = { ...initial }
  let since: number | null = now()
  let carried = 0

  // The clock of a device may be set back meanwhile.
  const elapsed = () => (since === null ? 0 : Math.max(0, now() - since))
  return {
    /** The time since the last credit went into this item; of several on one page, the one that was answered. */
    credit(position: number) {
      totals[position] = (totals[position] ?? 0) + carried + elapsed()
      carried = 0
      if (since !== null) since = now()
    },
    pause() {
      carried += elapsed()
      since = null
    },
    resume() {
      since ??= now()
    },
    seconds: (position: number): number => Math.min(MAX_SECONDS, Math.round((totals[position] ?? 0) / SECOND)),
    totals: (): Readonly<Record<number, number>> => totals,
  }
}
