import { HOME_ZONE, HOUR, MINUTE, after } from '../kernel/time.ts'
import { momentsAt, wallClock, wallDay } from '../kernel/wall-clock.ts'
import { isList } from './limits.ts'
import type { Channel, NoticeKind } from './schema.ts'

/** When what a person is told leaves the house. */
export const DELIVERY = {
  /** Mails of one kind to one person within this time become one. */
  digestMinutes: 5,
  /** What happens within this time is told in a mail of its own, at once. */
  noDigestHours: 24,
  /** On the receiver's own clock: no phone rings from the first hour until the second. */
  quietFrom: 22,
  quietUntil: 8,
  /** What happens within this time rings at any hour. */
  noQuietHours: 3,
  /** For whoever has not said where they live. */
  zone: HOME_ZONE,
  keptMonths: 12,
} as const

export type Telling = {
  kind: NoticeKind
  /** An invitation travels with its own mail. */
  hasCalendar: boolean
  urgent: boolean
  /** When what it tells of happens, if it has an hour. */
  at: Date | null
}

const isWithin = (at: Date | null, hours: number, now: Date): boolean =>
  at !== null && at.getTime() - now.getTime() <= hours * HOUR

/** Whether this mail may wait for others of its kind. A list's mail is written as a whole already. */
export const isDigested = ({ kind, hasCalendar, urgent, at }: Telling, now: Date): boolean =>
  !urgent && !hasCalendar && !isList(kind) && !isWithin(at, DELIVERY.noDigestHours, now)

/** A mail begun after this moment is still open for others. */
export const digestSince = (now: Date): Date => after(now, -DELIVERY.digestMinutes * MINUTE)

const hourOf = (wall: string): number => Number(wall.slice(11, 13))
const isQuiet = (hour: number): boolean => hour >= DELIVERY.quietFrom || hour < DELIVERY.quietUntil

/** The next morning there. Where clocks are put forward over that very hour, the hour after. */
function morningAfter(zone: string, now: Date): Date {
  const tonight = hourOf(wallClock(zone, now)) >= DELIVERY.quietFrom
  const day = wallDay(zone, tonight ? after(now, (24 - DELIVERY.quietFrom + 1) * HOUR) : now)
  const hours = [DELIVERY.quietUntil, DELIVERY.quietUntil + 1]
  const [morning] = hours.flatMap((hour) => momentsAt(zone, `${day}T${String(hour).padStart(2, '0')}:00`))
  return morning ?? now
}

/** How long a message to a phone waits for the receiver's morning, or until what it tells of is near. Milliseconds. */
export function quietWait({ urgent, at: moment }: Telling, zone: string | null, now: Date): number {
  // What has been is no reason to wake anybody.
  const at = moment && moment > now ? moment : null
  if (urgent || isWithin(at, DELIVERY.noQuietHours, now)) return 0
  const there = zone ?? DELIVERY.zone
  if (!isQuiet(hourOf(wallClock(there, now)))) return 0
  const near = at ? after(at, -DELIVERY.noQuietHours * HOUR) : null
  const morning = morningAfter(there, now)
  const until = near && near < morning ? near : morning
  return Math.max(0, until.getTime() - now.getTime())
}

/** How long a message waits before it leaves. Milliseconds. */
export function waitOf(telling: Telling, channel: Channel, zone: string | null, now: Date): number {
  if (channel !== 'email') return quietWait(telling, zone, now)
  return isDigested(telling, now) ? DELIVERY.digestMinutes * MINUTE : 0
}
