import { daysAfter } from './working-days.ts'

const RAMADAN = '9'
let months: Intl.DateTimeFormat | undefined
/** Memo: a calendar asks for the same days for every slot. */
const days = new Map<string, boolean>()
const MAX_DAYS = 2000

/** Whether a day is in Ramadan by the calendar of Umm al-Qura, which Saudi Arabia works by: 2027-02-08. */
export function isRamadan(day: string): boolean {
  const cached = days.get(day)
  if (cached !== undefined) return cached
  months ??= new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', { month: 'numeric', timeZone: 'UTC' })
  const answer = months.formatToParts(new Date(day)).some(({ type, value }) => type === 'month' && value === RAMADAN)
  if (days.size === MAX_DAYS) days.clear()
  days.set(day, answer)
  return answer
}

/** Its days among so many from one on. */
export const ramadanDays = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => daysAfter(from, index)).filter(isRamadan)
