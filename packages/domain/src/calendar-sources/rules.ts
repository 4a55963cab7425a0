import { webAddress } from '../kernel/text/text.ts'
import { DAY, HOUR, MINUTE, after } from '../kernel/time/time.ts'

/** What is fetched of a calendar, at most. */
export const SOURCE = { maxBytes: 5_000_000, timeoutMs: 15_000, days: 181 } as const

const READ_EVERY = 15 * MINUTE
const MAX_PAUSE_MS = 12 * HOUR

/** When a calendar is read again: one that fails less and less often. */
export const nextRead = (failures: number, now: Date): Date =>
  after(now, Math.min(READ_EVERY * 2 ** Math.min(failures, 10), MAX_PAUSE_MS))

/** "Unchanged" brings no new days of a series: once a day all of a calendar is read. */
export const isExpanded = (expandedAt: Date, now: Date): boolean => after(expandedAt, DAY) > now

/** `webcal://`, as calendars write it, is https. Null for what is no address of a named server. */
export const calendarAddress = (text: string): string | null =>
  webAddress(text.trim().replace(/^webcals?:\/\//i, 'https://')) || null

export const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '')
