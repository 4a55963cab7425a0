import { type Slot, overlap } from '@fareeq/domain/calendars/rules.ts'
import {
  SLOT,
  type SlotPolicies,
  offerableFrom,
  offerableUntil,
  slotFault,
} from '@fareeq/domain/interviews/rules-slots.ts'
import { DAY, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import { momentsAt, wallDay } from '@fareeq/domain/kernel/time/wall-clock.ts'

const two = (n: number) => String(n).padStart(2, '0')
/** Usual working hours; the others are shown on request. */
const USUAL = { from: 8, until: 20, step: 30 }
const ALL = { from: 0, until: 24, step: SLOT.gridMinutes }

/** What times are measured by: the policies in force, and the time. */
export type OfferContext = { policies: SlotPolicies; now: Date }

/** Offerable starts of a local day; none in a daylight-saving gap. */
export function startsOf(
  day: string,
  timeZone: string,
  minutes: number,
  all: boolean,
  { policies, now }: OfferContext,
): Date[] {
  const { from, until, step } = all ? ALL : USUAL
  const starts: Date[] = []
  for (let minute = from * 60; minute < until * 60; minute += step) {
    const start = momentsAt(timeZone, `${day}T${two(Math.floor(minute / 60))}:${two(minute % 60)}`)[0]
    if (start && slotFault({ start, end: after(start, minutes * MINUTE) }, policies, now) === null) starts.push(start)
  }
  return starts
}

/** The first and the last day on which anything may be offered. */
export const daysToOffer = (timeZone: string, { policies, now }: OfferContext): { first: string; last: string } => ({
  first: wallDay(timeZone, offerableFrom(now, policies)),
  last: wallDay(timeZone, offerableUntil(now, policies)),
})

/** Fewer are hardly a choice. */
const MIN_TIMES = 4

/** Which day is open at first: the nearest with a choice of times in working hours. */
export function dayToOpen(timeZone: string, minutes: number, offering: OfferContext): string {
  const { first } = daysToOffer(timeZone, offering)
  return startsOf(first, timeZone, minutes, false, offering).length >= MIN_TIMES
    ? first
    : wallDay(timeZone, after(offerableFrom(offering.now, offering.policies), DAY))
}

export const slotAt = (start: Date, minutes: number): Slot => ({ start, end: after(start, minutes * MINUTE) })

/** Whether it overlaps any of these. */
export const meets = (slot: Slot, others: readonly { start: string; end: string }[]): boolean =>
  others.some(({ start, end }) => overlap(slot, { start: new Date(start), end: new Date(end) }))

/** Whether this slot is chosen, or overlaps a chosen one. */
export const isTaken = (slot: Slot, selected: readonly Slot[]): boolean =>
  selected.some((time) => time.start.getTime() !== slot.start.getTime() && overlap(time, slot))
