import type { Slot } from '../calendars/rules.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, HOUR, MINUTE, after } from '../kernel/time/time.ts'
import { wallClock } from '../kernel/time/wall-clock.ts'

/** What every offered time keeps to (D-64). */
export const SLOT = {
  minutes: [30, 45, 60],
  defaultMinutes: 45,
  gridMinutes: 15,
  offered: 2,
  maxProposed: 2,
} as const

export type SlotFault = 'time_past' | 'time_too_soon' | 'time_too_far' | 'time_off_grid' | 'time_length'

export type SlotPolicies = Pick<Policies, 'interview_notice_hours' | 'interview_horizon_days'>

/** Between these a time may be offered. */
export const offerableFrom = (now: Date, { interview_notice_hours }: SlotPolicies): Date =>
  after(now, interview_notice_hours * HOUR)
export const offerableUntil = (now: Date, { interview_horizon_days }: SlotPolicies): Date =>
  after(now, interview_horizon_days * DAY)

export const slotLength = ({ start, end }: Slot): number => (end.getTime() - start.getTime()) / MINUTE

/** The fault of one slot, or null. Slots are in UTC, so daylight saving cannot shift them. */
export function slotFault(slot: Slot, policies: SlotPolicies, now: Date): SlotFault | null {
  if (slot.start <= now) return 'time_past'
  if (slot.start < offerableFrom(now, policies)) return 'time_too_soon'
  if (slot.start > offerableUntil(now, policies)) return 'time_too_far'
  if (slot.start.getTime() % (SLOT.gridMinutes * MINUTE) !== 0) return 'time_off_grid'
  return (SLOT.minutes as readonly number[]).includes(slotLength(slot)) ? null : 'time_length'
}

/** The quarters of an hour a meeting occupies, for a unique constraint per person. */
export function quartersOf({ start, end }: Slot): Date[] {
  const step = SLOT.gridMinutes * MINUTE
  const count = Math.ceil((end.getTime() - start.getTime()) / step)
  return Array.from({ length: count }, (_, index) => new Date(start.getTime() + index * step))
}

/** What the slot doctor may say. Advice never blocks. */
export const ADVICES = ['two_days_apart', 'morning_and_afternoon', 'weekend', 'night_for_them', 'holiday'] as const
export type Advice = (typeof ADVICES)[number]

const NOON = 12
const DAY_BEGINS = 8
const DAY_ENDS = 21
const WEEKEND: readonly number[] = [5, 6]
const TWO_DAYS = 2 * DAY

const hourIn = (zone: string, moment: Date): number => Number(wallClock(zone, moment).slice(11, 13))
const weekdayIn = (zone: string, moment: Date): number =>
  new Date(Date.parse(`${wallClock(zone, moment)}Z`)).getUTCDay()
/** From its first minute to its last; one that runs over midnight is a night's, too. */
const isNight = (zone: string, { start, end }: Slot): boolean =>
  [start, new Date(end.getTime() - MINUTE)]
    .map((moment) => hourIn(zone, moment))
    .some((hour) => hour < DAY_BEGINS || hour >= DAY_ENDS)

/** Advice on proposed times; `zone` is the time zone of the side that answers. */
export function adviceFor(slots: readonly Slot[], zone: string, isHoliday: (day: string) => boolean): Advice[] {
  const [first, second] = slots
  const advice = new Set<Advice>()
  if (first && second) {
    if (Math.abs(first.start.getTime() - second.start.getTime()) < TWO_DAYS) advice.add('two_days_apart')
    if (hourIn(zone, first.start) < NOON === hourIn(zone, second.start) < NOON) advice.add('morning_and_afternoon')
  }
  for (const slot of slots) {
    if (WEEKEND.includes(weekdayIn(zone, slot.start))) advice.add('weekend')
    if (isNight(zone, slot)) advice.add('night_for_them')
    if (isHoliday(wallClock(zone, slot.start).slice(0, 10))) advice.add('holiday')
  }
  return ADVICES.filter((name) => advice.has(name))
}
