// The calendar by which people of the simulation live. Riyadh has had UTC+3 all year since 1947.

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
const RIYADH = 3 * HOUR

export const riyadhMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`) - RIYADH
export const dayOf = (at: number): string => new Date(at + RIYADH).toISOString().slice(0, 10)
export const hourOf = (at: number): number => new Date(at + RIYADH).getUTCHours()
/** 0 is Sunday. */
export const weekdayOf = (at: number): number => new Date(at + RIYADH).getUTCDay()
export const isWeekend = (at: number): boolean => weekdayOf(at) >= 5
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

const HIJRI = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', timeZone: 'Asia/Riyadh' })
const ramadans = new Map<string, boolean>()
/** By the Umm al-Qura calendar. */
export function isRamadan(at: number): boolean {
  const day = dayOf(at)
  const cached = ramadans.get(day)
  if (cached !== undefined) return cached
  const answer = HIJRI.formatToParts(at).find(({ type }) => type === 'month')?.value === '9'
  ramadans.set(day, answer)
  return answer
}

/** Hours in which colleagues of Fareeq and companies in Riyadh work. */
export function isOfficeHour(at: number): boolean {
  const hour = hourOf(at)
  return !isWeekend(at) && (isRamadan(at) ? hour >= 10 && hour < 16 : hour >= 9 && hour < 18)
}

/** The next moment at or after this one at which an office is open. */
export function nextOfficeHour(at: number): number {
  for (let hour = at; ; hour += HOUR) if (isOfficeHour(hour)) return hour
}

const hours = new Map<string, Intl.DateTimeFormat>()
/** The hour of the day where somebody lives. */
export function localHour(at: number, zone: string): number {
  const format = hours.get(zone) ?? new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone: zone })
  hours.set(zone, format)
  return Number(format.format(at))
}
/** Nobody answers at night: the next moment at which somebody there is awake. */
export function nextWakingHour(at: number, zone: string): number {
  for (let hour = at; ; hour += HOUR) {
    const local = localHour(hour, zone)
    if (local >= 8 && local < 23) return hour
  }
}
