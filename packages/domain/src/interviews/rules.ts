import type { Policies } from '../kernel/policies/policies.ts'
import { DAY, HOUR, after } from '../kernel/time/time.ts'
import {
  INTERVIEW_STATES,
  type InterviewEvent,
  type InterviewMover,
  type InterviewState,
  clockEvent,
  factsOf,
  interviewLife,
  isCalledOff,
  isOpen,
} from './states.ts'

export const NOTE_LENGTH = 1000
export const REASON_LENGTH = 5000
export const MAX_EXTRA_DAYS = 14
export const SCORES = ['technical', 'communication', 'problem', 'fit'] as const

export type InterviewPolicies = Pick<
  Policies,
  | 'interview_confirm_days'
  | 'interview_offer_days'
  | 'interview_choose_hours'
  | 'interview_before_first_hours'
  | 'interview_new_times_hours'
>

/** Why a request has ended, where a state alone does not say it. */
export const END_REASONS = [
  'talent_declined',
  'talent_excused',
  'talent_timeout',
  'client_timeout',
  'client_unavailable',
  'client_canceled',
  'staff_canceled',
] as const
export type EndReason = (typeof END_REASONS)[number]

export type Times = readonly { readonly starts_at: Date }[]
const earliest = (times: Times): number => Math.min(...times.map(({ starts_at }) => starts_at.getTime()))
export const latestOf = (times: Times): number => Math.max(...times.map(({ starts_at }) => starts_at.getTime()))

/** What is known of a request when it enters a state: the offered times, when the meeting ends, and how long its company may think afterwards. */
export type Entered = { at: Date; times: Times; ends_at: Date | null; feedback_days: number }

const sooner = (moment: Date, other: number): Date => new Date(Math.min(moment.getTime(), other))
const never = () => null

type Deadline = (entered: Entered, policies: InterviewPolicies) => Date | null
const DEADLINES: Readonly<Record<InterviewState, Deadline>> = {
  pending_talent_confirmation: ({ at }, { interview_confirm_days }) => after(at, interview_confirm_days * DAY),
  pending_client_time_slots: ({ at }, { interview_offer_days }) => after(at, interview_offer_days * DAY),
  // An unanswered offer ends when its first time is near.
  pending_talent_meeting_confirmation: ({ at, times }, { interview_choose_hours, interview_before_first_hours }) =>
    sooner(after(at, interview_choose_hours * HOUR), earliest(times) - interview_before_first_hours * HOUR),
  // Once the last of them has started, none can be accepted.
  pending_client_confirmation_on_new_slots: ({ at, times }, { interview_new_times_hours }) =>
    sooner(after(at, interview_new_times_hours * HOUR), latestOf(times)),
  interview_scheduled: ({ ends_at }) => ends_at,
  client_pending: ({ at, feedback_days }) => after(at, feedback_days * DAY),
  talent_unavailable: never,
  canceled: never,
  interview_completed: never,
}

/** When the clock moves a request that has entered this state; null where it never does. */
export const dueAt = (state: InterviewState, entered: Entered, policies: InterviewPolicies): Date | null =>
  DEADLINES[state](entered, policies)

/** The same where the clock itself has moved it: only the wait for the company's word has an end, which the request began with. */
export const dueByClock = (state: InterviewState, at: Date, feedback_days: number): Date | null =>
  isOpen(state) && factsOf(state).meeting === 'met' ? after(at, feedback_days * DAY) : null

/** Extends the deadline by some days, never past the last offered time. Null where there is none. */
export function extendedDue({ state, due_at }: Omit<Timed, 'feedback_days'>, days: number, times: Times): Date | null {
  if (!due_at || clockEvent(state) !== 'timeout') return null
  const later = after(due_at, days * DAY)
  return times.length > 0 ? sooner(later, Math.max(latestOf(times), due_at.getTime())) : later
}

/** Why the clock ended it; null where it had taken place, or had ended before. */
export const clockReason = (from: InterviewState): EndReason | null => {
  const { turn, meeting } = factsOf(from)
  return turn && meeting === 'none' ? `${turn}_timeout` : null
}

export type Timed = { state: InterviewState; due_at: Date | null; feedback_days: number }
export type ClockMove = { event: 'end' | 'timeout'; from: InterviewState; to: InterviewState; at: Date }

/**
 * Lazy transitions: what the clock has done by now, in order, whether or not it is saved yet. A meeting that ended a month
 * ago has ended, waited for feedback, and closed without any.
 */
export function clockMoves({ state, due_at, feedback_days }: Timed, now: Date): ClockMove[] {
  const moves: ClockMove[] = []
  let [from, due] = [state, due_at]
  while (due && due.getTime() <= now.getTime()) {
    const event = clockEvent(from)
    const to = event && interviewLife.next(from, event)
    if (!event || !to) break
    moves.push({ event, from, to, at: due })
    ;[from, due] = [to, dueByClock(to, due, feedback_days)]
  }
  return moves
}

/** As it is at this moment. */
export const stateAt = (interview: Timed, now: Date): InterviewState =>
  clockMoves(interview, now).at(-1)?.to ?? interview.state

/** The company gave no feedback in time. */
export const expiresFeedback = ({ from, event }: { from: InterviewState; event: InterviewEvent }): boolean =>
  event === 'timeout' && factsOf(from).meeting === 'met'
export const feedbackExpired = (interview: Timed & { feedback_expired: boolean }, now: Date): boolean =>
  interview.feedback_expired || clockMoves(interview, now).some(expiresFeedback)

const FAR = new Date(8.64e15)
/** `clockMoves` for SQL: the target of each state, by how often its own feedback days have passed since it was due; the last step first. */
export const clockSteps = () =>
  INTERVIEW_STATES.flatMap((state) =>
    clockMoves({ state, due_at: new Date(0), feedback_days: 1 }, FAR)
      .map((move) => ({ state, waits: move.at.getTime() / DAY, to: move.to, expires: expiresFeedback(move) }))
      .toReversed(),
  )

/** How the company's list is divided (D-62). */
export const INTERVIEW_GROUPS = ['upcoming', 'pending_client_action', 'pending_talent', 'past', 'expired'] as const
export type InterviewGroup = (typeof INTERVIEW_GROUPS)[number]

/** What is over, what only has to take place, and else whose answer it waits for. */
function groupOfState(state: InterviewState): Exclude<InterviewGroup, 'expired'> {
  if (!isOpen(state)) return 'past'
  const { turn } = factsOf(state)
  if (turn === null) return 'upcoming'
  return turn === 'client' ? 'pending_client_action' : 'pending_talent'
}

/** The states of a group, for lists and counts. */
export const statesOf = (group: InterviewGroup): InterviewState[] =>
  INTERVIEW_STATES.filter((state) => groupOfState(state) === group)

export const groupOf = (interview: Timed & { feedback_expired: boolean }, now: Date): InterviewGroup =>
  feedbackExpired(interview, now) ? 'expired' : groupOfState(stateAt(interview, now))

/** The talent must answer: these are what their indicators count. */
export const waitsForTalent = (interview: Timed, now: Date): boolean =>
  groupOfState(stateAt(interview, now)) === 'pending_talent'

/** Facts of a state for its reader, without its name; `state` is after clock transitions. */
export function shownFacts(state: InterviewState, reader: InterviewMover) {
  const { turn, times_by, meeting } = factsOf(state)
  return {
    can_join: meeting === 'ahead',
    // What the company thinks afterwards is nothing the talent waits for by the clock.
    waits_for: reader === 'talent' && meeting === 'met' ? null : turn,
    times_by,
    is_called_off: isCalledOff(state),
    can_report_absence: isOpen(state) && (meeting === 'ahead' || meeting === 'met'),
  }
}

/** The nomination behind it lives so long (D-68), and never ends before the meeting it is for. */
export const nominationUntil = (
  now: Date,
  ends_at: Date | null,
  { interview_nomination_days }: Pick<Policies, 'interview_nomination_days'>,
): Date => after(ends_at && ends_at.getTime() > now.getTime() ? ends_at : now, interview_nomination_days * DAY)
