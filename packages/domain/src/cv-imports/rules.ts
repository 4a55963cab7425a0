import { DAY } from '../kernel/time.ts'

/** So many CVs are read in so long a time; only what was read counts (D-51). */
export const MOST_CV_READINGS = 3
export const CV_READINGS_WINDOW = 30 * DAY

/** How many more may be read, given when each of the earlier ones was. */
export const readingsLeft = (readAt: readonly Date[], now: Date): number =>
  Math.max(0, MOST_CV_READINGS - readAt.filter((moment) => isCounted(moment, now)).length)

/** When the next one may be read; null when it may be at once. */
export function nextReadingAt(readAt: readonly Date[], now: Date): Date | null {
  const counted = readAt.filter((moment) => isCounted(moment, now)).toSorted((a, b) => a.getTime() - b.getTime())
  const freeing = counted.at(-MOST_CV_READINGS)
  return freeing ? new Date(freeing.getTime() + CV_READINGS_WINDOW) : null
}

const isCounted = (moment: Date, now: Date) => moment.getTime() > now.getTime() - CV_READINGS_WINDOW
