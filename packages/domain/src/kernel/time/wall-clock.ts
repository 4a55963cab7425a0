import { DAY, MINUTE } from './time.ts'

/** Cache by zone: creating a formatter costs more than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const cached = formats.get(timeZone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-GB-u-ca-iso8601-nu-latn', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/** Local date and time of a zone: 2026-03-29T03:30. */
export function wallClock(timeZone: string, moment: Date): string {
  const parts = formatOf(timeZone).formatToParts(moment)
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`
}

/** Local date of a zone: 2026-03-29. */
export const wallDay = (timeZone: string, moment: Date): string => wallClock(timeZone, moment).slice(0, 10)

const asIfUtc = (wall: string): number => Date.parse(`${wall}Z`)
const ahead = (timeZone: string, moment: number): number =>
  asIfUtc(wallClock(timeZone, new Date(moment))) - Math.floor(moment / MINUTE) * MINUTE

/**
 * The moments with this local time: usually one, none in a gap of daylight saving, two in an overlap. `wall` is
 * 2026-03-29T03:30.
 */
export function momentsAt(timeZone: string, wall: string): Date[] {
  const utc = asIfUtc(wall)
  if (Number.isNaN(utc)) return []
  // No zone has two transitions within two days.
  const offsets = new Set([utc - DAY, utc + DAY].map((moment) => ahead(timeZone, moment)))
  return [...offsets]
    .map((offset) => new Date(utc - offset))
    .filter((moment) => wallClock(timeZone, moment) === wall.slice(0, 16))
    .toSorted((a, b) => a.getTime() - b.getTime())
}
