import { opensAt } from '../calendars/rules.ts'
import type { Seat } from '../interviews/rules-seats.ts'
import { type InterviewState, isCalledOff } from '../interviews/states.ts'
import { HOUR, after } from '../kernel/time/time.ts'
import { type MeetingState, isCanceled, isMissed } from '../meetings/states.ts'
import { mayHear } from '../notifications/rules-live.ts'

export const PAD_LANGUAGES = ['javascript', 'typescript', 'python', 'sql', 'text'] as const

export const ROOM = {
  /** One may stay so long after the agreed end. */
  hoursAfter: 1,
  lineLength: 2000,
  /** Longest shared document, in characters. */
  padLength: 100_000,
  /** Longest signal; an SDP offer has a few thousand characters. */
  signalLength: 64_000,
  /** Longest encoded update of the shared document. */
  updateLength: 300_000,
} as const

export type RoomAccess = 'not_agreed' | 'early' | 'open' | 'over'
type Meeting = { state: InterviewState; starts_at: Date | null; ends_at: Date | null }

export const closesAt = (end: Date): Date => after(end, ROOM.hoursAfter * HOUR)

/**
 * Whether the room is open now. It stays open for a conversation that runs over, and for one whose feedback is already
 * given.
 */
export function accessAt({ state, starts_at, ends_at }: Meeting, now: Date): RoomAccess {
  if (isCalledOff(state)) return 'over'
  if (!starts_at || !ends_at) return 'not_agreed'
  if (now.getTime() < opensAt(starts_at).getTime()) return 'early'
  return now.getTime() < closesAt(ends_at).getTime() ? 'open' : 'over'
}

type CompanyMeeting = { state: MeetingState; starts_at: Date; ends_at: Date }

/** The same for a meeting with a company, whose time is agreed from the beginning. */
export function meetingAccessAt({ state, starts_at, ends_at }: CompanyMeeting, now: Date): 'early' | 'open' | 'over' {
  if (isCanceled(state) || isMissed(state)) return 'over'
  if (now < opensAt(starts_at)) return 'early'
  return now < closesAt(ends_at) ? 'open' : 'over'
}

/** Who hears the signals of a room may join it. */
export const mayJoinMeeting = (staff: { id: string; roles: readonly string[] }, hostId: string): boolean =>
  mayHear(staff, 'room.changed', { host_id: hostId })

/** Recording runs only while both consent: withdrawing ends it. */
export const mayRecord = (agreed: Readonly<Record<Seat, boolean>>): boolean => agreed.client && agreed.talent
