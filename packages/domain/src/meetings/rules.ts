import { type Slot, opensAt } from '../calendars/rules.ts'
import { staffMay } from '../kernel/permissions/permissions.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { isRamadan } from '../kernel/time/ramadan.ts'
import { DAY, BUSINESS_ZONE, HOUR, MINUTE, after } from '../kernel/time/time.ts'
import { wallDay } from '../kernel/time/wall-clock.ts'
import { type MeetingState, isBooked } from './states.ts'
import { daysAfter, isRest, riyadhDay, riyadhMidnight } from '../kernel/time/working-days.ts'

export const MAX_TOPIC_LENGTH = 1000
export const MAX_REASON_LENGTH = 1000
export const MAX_ROOM_LINK_LENGTH = 500
/** Days of the week on which meetings are held: Sunday to Thursday. */
export const HOST_DAYS: readonly number[] = [0, 1, 2, 3, 4]

/** What the business may change; hours are those of Riyadh, working days those of the kernel. */
export type MeetingPolicies = Pick<
  Policies,
  | 'meeting_opens'
  | 'meeting_closes'
  | 'meeting_ramadan_opens'
  | 'meeting_ramadan_closes'
  | 'meeting_minutes'
  | 'meeting_notice_hours'
  | 'meeting_horizon_days'
  | 'holidays'
>

/** Protection of the calendar: the lifetime of a reservation until the address is verified, and how many per network. */
export const RESERVATION = { minutes: 30, perNetwork: 5 } as const

export const MEETING_ZONE = BUSINESS_ZONE

export type SlotFacts = { readonly policies: MeetingPolicies; readonly now: Date }

export const slotAt = (start: Date, { meeting_minutes }: Pick<Policies, 'meeting_minutes'>): Slot => ({
  start,
  end: after(start, meeting_minutes * MINUTE),
})

/** The hours in which meetings are held on a day in Riyadh; those of Ramadan are shorter. */
const hoursOf = (day: string, policies: MeetingPolicies) =>
  isRamadan(day)
    ? { opens: policies.meeting_ramadan_opens, closes: policies.meeting_ramadan_closes }
    : { opens: policies.meeting_opens, closes: policies.meeting_closes }

export type Hours = { readonly opens: number; readonly closes: number }

/** When a host can be met on a day in Riyadh: the hours of all, narrowed by their own; null on a day of rest and where none are left. */
export function workingHours(day: string, own: HostHours | null, policies: MeetingPolicies): Hours | null {
  if (isRest(day, policies.holidays)) return null
  const { opens, closes } = hoursOf(day, policies)
  const hours = own === null ? { opens, closes } : own.find((each) => each.day === new Date(day).getUTCDay())
  if (!hours) return null
  const narrowed = { opens: Math.max(opens, hours.opens), closes: Math.min(closes, hours.closes) }
  return narrowed.opens < narrowed.closes ? narrowed : null
}

/** Every slot of a working day in Riyadh, from the opening on; the last ends by closing time. */
function slotsOfDay(day: string, { policies }: SlotFacts): Slot[] {
  if (isRest(day, policies.holidays)) return []
  const { opens, closes } = hoursOf(day, policies)
  const minutes = policies.meeting_minutes
  const count = Math.floor(((closes - opens) * 60) / minutes)
  const midnight = riyadhMidnight(day)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    slotAt(after(midnight, opens * HOUR + index * minutes * MINUTE), policies),
  )
}

export const earliestStart = ({ policies, now }: SlotFacts): Date => after(now, policies.meeting_notice_hours * HOUR)
export const latestStart = ({ policies, now }: SlotFacts): Date => after(now, policies.meeting_horizon_days * DAY)

/** Bookable slots that begin between two moments, both included. */
export function slotsBetween(from: Date, to: Date, facts: SlotFacts): Slot[] {
  const first = new Date(Math.max(from.getTime(), earliestStart(facts).getTime()))
  const last = new Date(Math.min(to.getTime(), latestStart(facts).getTime()))
  const slots: Slot[] = []
  for (let day = riyadhDay(first); day <= riyadhDay(last); day = daysAfter(day, 1))
    slots.push(...slotsOfDay(day, facts))
  return slots.filter(({ start }) => start >= first && start <= last)
}

/** Slots of local days of the visitor, both included; one may span two of Riyadh's. */
export function slotsOnDays(days: { from: string; to: string }, timeZone: string, facts: SlotFacts): Slot[] {
  const [begin, end] = [riyadhMidnight(daysAfter(days.from, -1)), riyadhMidnight(daysAfter(days.to, 2))]
  // A day is the same day in every zone but for its edges: only there the clock of the visitor is asked.
  const [certainFrom, certainTo] = [riyadhMidnight(daysAfter(days.from, 1)), riyadhMidnight(days.to)]
  return slotsBetween(begin, end, facts).filter(({ start }) => {
    if (start >= certainFrom && start < certainTo) return true
    const day = wallDay(timeZone, start)
    return day >= days.from && day <= days.to
  })
}

export type SlotFault = 'slot_past' | 'slot_too_soon' | 'slot_too_far' | 'slot_closed' | 'slot_off_grid'

/** Null when it is bookable: exactly the slots that are offered. */
export function slotFault(start: Date, facts: SlotFacts): SlotFault | null {
  if (start <= facts.now) return 'slot_past'
  if (start < earliestStart(facts)) return 'slot_too_soon'
  if (start > latestStart(facts)) return 'slot_too_far'
  const open = slotsOfDay(riyadhDay(start), facts)
  if (open.some((slot) => slot.start.getTime() === start.getTime())) return null
  const within = open.some((slot) => slot.start <= start && start < slot.end)
  return within ? 'slot_off_grid' : 'slot_closed'
}

/** Own hours of a host on one day of the week (0 is Sunday), in Riyadh; a day that is not named is not theirs. */
export type HostHours = readonly { readonly day: number; readonly opens: number; readonly closes: number }[]

/** Whether a slot lies in the hours of a host; null: whenever meetings are held. */
export function isInHours(hours: HostHours | null, { start, end }: Slot): boolean {
  if (hours === null) return true
  const midnight = riyadhMidnight(riyadhDay(start))
  const weekday = new Date(riyadhDay(start)).getUTCDay()
  return hours.some(
    ({ day, opens, closes }) =>
      day === weekday && start >= after(midnight, opens * HOUR) && end <= after(midnight, closes * HOUR),
  )
}

export type HostCalendar = { readonly hours: HostHours | null; readonly busy: readonly Slot[] }

/**
 * Sweep: slots are in the order of time and equally long, so each busy time is passed once. Of all that begin before a slot ends,
 * the one that ends last decides.
 */
function freeOf(slots: readonly Slot[], busy: readonly Slot[]): ReadonlySet<Slot> {
  const times = busy
    .map(({ start, end }) => ({ start: start.getTime(), end: end.getTime() }))
    .toSorted((a, b) => a.start - b.start)
  const free = new Set<Slot>()
  let [next, lastEnd] = [0, -Infinity]
  for (const slot of slots) {
    const [start, end] = [slot.start.getTime(), slot.end.getTime()]
    for (; next < times.length && times[next]!.start < end; next++) lastEnd = Math.max(lastEnd, times[next]!.end)
    if (lastEnd <= start) free.add(slot)
  }
  return free
}

/** The slots, in the order of time, in which at least one of the hosts works and has nothing else to do, and neither has the visitor. */
export function freeSlots(
  slots: readonly Slot[],
  hosts: readonly HostCalendar[],
  ownBusy: readonly Slot[] = [],
): Slot[] {
  const own = freeOf(slots, ownBusy)
  const calendars = hosts.map(({ hours, busy }) => ({ hours, free: freeOf(slots, busy) }))
  return slots.filter(
    (slot) => own.has(slot) && calendars.some(({ hours, free }) => free.has(slot) && isInHours(hours, slot)),
  )
}

/** The free slots nearest to one that was taken, in the order of the calendar. */
export function nearestSlots(free: readonly Slot[], target: Date, count = 3): Slot[] {
  const distance = ({ start }: Slot) => Math.abs(start.getTime() - target.getTime())
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, count)
    .toSorted((a, b) => a.start.getTime() - b.start.getTime())
}

/** From its beginning on a colleague may say what became of it. */
export const hasBegun = ({ starts_at }: { starts_at: Date }, now: Date): boolean => starts_at <= now

/** Until it begins a meeting may be moved or given up. */
export const isAhead = ({ starts_at }: { starts_at: Date }, now: Date): boolean => starts_at > now

/** What a host has to do about a meeting next. */
export const HOST_STEPS = ['prepare', 'join', 'outcome', 'wait', 'none'] as const
export type HostStep = (typeof HOST_STEPS)[number]
/** `wait`: the visitor was asked for another time. `join`: the room is open. `outcome`: whether it took place is to be said. */
export function hostStep(
  meeting: { state: MeetingState; starts_at: Date; ends_at: Date; move_asked_at: Date | null },
  now: Date,
): HostStep {
  if (!isBooked(meeting.state)) return 'none'
  if (meeting.ends_at <= now) return 'outcome'
  if (now >= opensAt(meeting.starts_at)) return 'join'
  return meeting.move_asked_at ? 'wait' : 'prepare'
}

const REMINDERS = [DAY, HOUR]

/**
 * Whether a reminder is due: a mark (a day, an hour before) has passed since the person last learned the time. Bookings and
 * moves count, so that a booking for this afternoon triggers none.
 */
export function isReminderDue({ starts_at, told_at }: { starts_at: Date; told_at: Date }, now: Date): boolean {
  if (starts_at <= now) return false
  return REMINDERS.some((before) => {
    const mark = after(starts_at, -before)
    return mark <= now && mark > told_at
  })
}

/** Who looks after meetings, and who may only look (D-70). */
export const mayReadMeetings = (roles: readonly string[]): boolean => staffMay(roles, 'meetings.read')
export const mayKeepHosts = (roles: readonly string[]): boolean => staffMay(roles, 'meetings.hosts')
export const mayKeepMeetings = (roles: readonly string[]): boolean => staffMay(roles, 'meetings.keep')
