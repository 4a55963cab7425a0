import { BUSINESS_ZONE, HOUR, MINUTE, after } from '../kernel/time/time.ts'
import { momentsAt, wallClock, wallDay } from '../kernel/time/wall-clock.ts'
import { type Channel, LISTS, isList, isPhone } from './limits.ts'
import type { NoticeKind } from './schema.ts'

/** Delivery times of notifications. */
export const DELIVERY = {
  /** Digest window: mails of one kind to one person within it are merged. */
  digestMinutes: 5,
  /** Events this near are mailed at once, without a digest. */
  noDigestHours: 24,
  /** Quiet hours of phone messages, in the receiver's time zone. */
  quietFrom: 22,
  quietUntil: 8,
  /** Events this near ignore quiet hours. */
  noQuietHours: 3,
  /** Default time zone. */
  zone: BUSINESS_ZONE,
  retentionMonths: 12,
} as const

export type DeliveryFacts = {
  kind: NoticeKind
  /** A mail of its own: with a calendar invitation, a link for one person, or a reply address. */
  isOwnMail: boolean
  urgent: boolean
  /** When the event takes place, if it has a time. */
  at: Date | null
}

const isWithin = (at: Date | null, hours: number, now: Date): boolean =>
  at !== null && at.getTime() - now.getTime() <= hours * HOUR

/** Mails that tell of nothing urgent come in the receiver's day, like phone messages. */
const UNHURRIED: readonly NoticeKind[] = ['milestones', 'monthly', 'profile_views', ...LISTS]

/** Whether this mail may be merged into a digest. Mailing lists are composed as a whole. */
export const isDigested = ({ kind, isOwnMail, urgent, at }: DeliveryFacts, now: Date): boolean =>
  !urgent && !isOwnMail && !isList(kind) && !isWithin(at, DELIVERY.noDigestHours, now)

/** A digest that was started after this moment is still open. */
export const digestSince = (now: Date): Date => after(now, -DELIVERY.digestMinutes * MINUTE)

const hourOf = (wall: string): number => Number(wall.slice(11, 13))
const isQuiet = (hour: number): boolean => hour >= DELIVERY.quietFrom || hour < DELIVERY.quietUntil

/** The next local morning. In a daylight-saving gap the hour after. */
function morningAfter(zone: string, now: Date): Date {
  const tonight = hourOf(wallClock(zone, now)) >= DELIVERY.quietFrom
  const day = wallDay(zone, tonight ? after(now, (24 - DELIVERY.quietFrom + 1) * HOUR) : now)
  const hours = [DELIVERY.quietUntil, DELIVERY.quietUntil + 1]
  const [morning] = hours.flatMap((hour) => momentsAt(zone, `${day}T${String(hour).padStart(2, '0')}:00`))
  return morning ?? now
}

/** Delay of a phone message: until the receiver's morning, or until its event is near. Milliseconds. */
export function quietWait({ urgent, at: moment }: DeliveryFacts, zone: string | null, now: Date): number {
  // A past event is no reason to ignore quiet hours.
  const at = moment && moment > now ? moment : null
  if (urgent || isWithin(at, DELIVERY.noQuietHours, now)) return 0
  const there = zone ?? DELIVERY.zone
  if (!isQuiet(hourOf(wallClock(there, now)))) return 0
  const near = at ? after(at, -DELIVERY.noQuietHours * HOUR) : null
  const morning = morningAfter(there, now)
  const until = near && near < morning ? near : morning
  return Math.max(0, until.getTime() - now.getTime())
}

/** Delay of a message. Milliseconds. */
export function waitOf(facts: DeliveryFacts, channel: Channel, zone: string | null, now: Date): number {
  if (isPhone(channel)) return quietWait(facts, zone, now)
  const quiet = UNHURRIED.includes(facts.kind) ? quietWait(facts, zone, now) : 0
  return Math.max(quiet, isDigested(facts, now) ? DELIVERY.digestMinutes * MINUTE : 0)
}
