import { MINUTE, after } from '../kernel/time/time.ts'

/** A time from its first moment to the one at which it is over. */
export type Slot = { readonly start: Date; readonly end: Date }

/** One may end where the other begins. */
export const overlap = (one: Slot, other: Slot): boolean => one.start < other.end && other.start < one.end

/** What keeps somebody from meeting. `agreed`: it was agreed on with us, and nobody is in two of these. */
const BUSY_FACTS = {
  meeting: { agreed: true },
  interview: { agreed: true },
  elsewhere: { agreed: false },
  day_off: { agreed: false },
  absence: { agreed: false },
} as const satisfies Readonly<Record<string, { agreed: boolean }>>
export type BusyKind = keyof typeof BUSY_FACTS
export const BUSY_KINDS = Object.keys(BUSY_FACTS) as readonly BusyKind[]
export const AGREED_KINDS = BUSY_KINDS.filter((kind) => BUSY_FACTS[kind].agreed)

/** Who is to meet, as seen by whoever chooses the time: they themselves, who joins on their side, and the other side. */
export const ATTENDEES = ['self', 'colleague', 'other'] as const
export type Attendee = (typeof ATTENDEES)[number]

/**
 * `offer`: a side offers times to the other. `agree`: the other takes one of them. `book`: somebody takes a time of a calendar
 * that leaves out whatever either of the two has.
 */
export type TimeUse = 'offer' | 'agree' | 'book'

/** What counts of whom: one's own calendar before it is offered; what was agreed with us always, because it could never be met. */
const COUNTED: Readonly<Record<TimeUse, Readonly<Record<Attendee, readonly BusyKind[]>>>> = {
  offer: { self: BUSY_KINDS, colleague: BUSY_KINDS, other: AGREED_KINDS },
  agree: { self: AGREED_KINDS, colleague: AGREED_KINDS, other: AGREED_KINDS },
  book: { self: BUSY_KINDS, colleague: BUSY_KINDS, other: BUSY_KINDS },
}
export const countedKinds = (use: TimeUse, attendee: Attendee): readonly BusyKind[] => COUNTED[use][attendee]

const FAULTS = {
  self: 'own_time_busy',
  colleague: 'colleague_time_busy',
  other: 'their_time_busy',
} as const satisfies Record<Attendee, string>
export type TimeFault = (typeof FAULTS)[Attendee]

/** Whose other appointment is named first: one's own says most about what to do. */
export function timeFault(busy: readonly Attendee[]): TimeFault | null {
  const first = ATTENDEES.find((attendee) => busy.includes(attendee))
  return first ? FAULTS[first] : null
}

const MINUTES_EARLY = 15
/** From when one may come to the meeting place. */
export const opensAt = (start: Date): Date => after(start, -MINUTES_EARLY * MINUTE)
