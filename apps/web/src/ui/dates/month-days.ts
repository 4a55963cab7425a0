// Calendar days ('YYYY-MM-DD'), computed without a time zone.

const at = (day: string): Date => new Date(`${day}T00:00:00Z`)
const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

export function addDays(day: string, count: number): string {
  const date = at(day)
  date.setUTCDate(date.getUTCDate() + count)
  return isoDay(date)
}

export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`

/** The first of another month. */
export function addMonths(day: string, count: number): string {
  const date = at(firstOfMonth(day))
  date.setUTCMonth(date.getUTCMonth() + count)
  return isoDay(date)
}

export const lastOfMonth = (day: string): string => addDays(addMonths(day, 1), -1)

/** The same day of another month, or its last where it is shorter. */
function sameDayIn(day: string, months: number): string {
  const month = addMonths(day, months)
  const sameDay = month.slice(0, 8) + day.slice(8)
  return sameDay < lastOfMonth(month) ? sameDay : lastOfMonth(month)
}

/** Days between the start of the week and a day; `start` is the first weekday, 0 for Sunday. */
const daysIntoWeek = (day: string, start: number): number => (at(day).getUTCDay() - start + 7) % 7

/** Keyboard navigation; the arrows follow the direction of the page. */
export function dayAfter(key: string, day: string, isRtl: boolean, start: number): string | undefined {
  const forth = isRtl ? -1 : 1
  const moves: Partial<Record<string, () => string>> = {
    ArrowRight: () => addDays(day, forth),
    ArrowLeft: () => addDays(day, -forth),
    ArrowDown: () => addDays(day, 7),
    ArrowUp: () => addDays(day, -7),
    PageDown: () => sameDayIn(day, 1),
    PageUp: () => sameDayIn(day, -1),
    Home: () => addDays(day, -daysIntoWeek(day, start)),
    End: () => addDays(day, 6 - daysIntoWeek(day, start)),
  }
  return moves[key]?.()
}

/** The weeks of a month; days of adjacent months are left out. */
export function weeksOf(month: string, start: number): (string | null)[][] {
  const first = firstOfMonth(month)
  const before = daysIntoWeek(first, start)
  const count = Number(lastOfMonth(month).slice(8))
  const days = Array.from({ length: Math.ceil((before + count) / 7) * 7 }, (_, index) =>
    index < before || index >= before + count ? null : addDays(first, index - before),
  )
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

export const clamp = (day: string, min: string, max: string): string => (day < min ? min : day > max ? max : day)

/** By the device's clock. */
export function today(): string {
  const now = new Date()
  return isoDay(new Date(now.getTime() - now.getTimezoneOffset() * 60_000))
}

/** Formatter in a locale. */
export const dayWriter = (locale: string, parts: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  return (day: string) => format.format(at(day))
}
