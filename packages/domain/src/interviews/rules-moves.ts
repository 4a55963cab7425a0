import { machine } from '../kernel/machine.ts'
import type { Policies } from '../kernel/policies/policies.ts'
import { HOUR, after } from '../kernel/time/time.ts'
import { type Times, latestOf } from './rules.ts'
import { type InterviewEvent, type InterviewSide, type InterviewState, interviewLife } from './states.ts'

/** A request of one side for another time of a scheduled interview; the other side takes a time, or keeps the agreed one. */
export const moveLife = machine({
  asked: { accept: 'accepted', keep: 'kept', drop: 'dropped', lapse: 'lapsed' },
  accepted: {},
  kept: {},
  dropped: {},
  lapsed: {},
})
export const MOVE_STATES = moveLife.states
/** It waits for the other side. */
export const OPEN_MOVES = moveLife.sources('accept')

/** How often each side may ask (D-131), and how many times it may offer. */
export const MOVES = { asked: 2, times: 2 } as const

type MovePolicies = Pick<
  Policies,
  'interview_move_hours' | 'interview_move_answer_hours' | 'interview_before_first_hours'
>

/** Until when another time may be asked for. */
export const movableUntil = (starts_at: Date, { interview_move_hours }: MovePolicies): Date =>
  after(starts_at, -interview_move_hours * HOUR)

/** By when the other side answers: in good time before the agreed time, and while one of the new times is ahead. */
export const moveDue = (
  at: Date,
  starts_at: Date,
  times: Times,
  { interview_move_answer_hours, interview_before_first_hours }: MovePolicies,
): Date =>
  new Date(
    Math.min(
      after(at, interview_move_answer_hours * HOUR).getTime(),
      after(starts_at, -interview_before_first_hours * HOUR).getTime(),
      latestOf(times),
    ),
  )

export type MoveFacts = {
  readonly state: InterviewState
  readonly starts_at: Date | null
  /** The request that waits for an answer, as saved. */
  readonly move: { readonly by: InterviewSide; readonly due_at: Date } | null
  /** How often each side has asked. */
  readonly asked: Readonly<Record<InterviewSide, number>>
}

/** Whether it waits for an answer at this moment: what has lapsed is over, whether or not it is saved yet. */
export const isMoveOpen = ({ state, move }: Pick<MoveFacts, 'state' | 'move'>, now: Date): boolean =>
  move !== null && interviewLife.next(state, 'accept_move') !== null && now.getTime() < move.due_at.getTime()

export const movesLeft = ({ asked }: Pick<MoveFacts, 'asked'>, side: InterviewSide): number =>
  Math.max(0, MOVES.asked - asked[side])

export const MOVE_EVENTS = ['ask_move', 'accept_move', 'keep_time', 'drop_move'] as const satisfies InterviewEvent[]
export type MoveEvent = (typeof MOVE_EVENTS)[number]
export const isMoveEvent = (event: InterviewEvent): event is MoveEvent =>
  (MOVE_EVENTS as readonly InterviewEvent[]).includes(event)

type MoveFault = 'move_late' | 'move_waits' | 'move_spent' | 'move_answered'

/** Why this side cannot do this with another time, where the interview is scheduled; null when it can. */
export function moveFault(
  event: MoveEvent,
  side: InterviewSide,
  facts: MoveFacts,
  policies: MovePolicies,
  now: Date,
): MoveFault | null {
  const { starts_at, move } = facts
  const isOpen = isMoveOpen(facts, now)
  switch (event) {
    case 'ask_move':
      if (isOpen) return 'move_waits'
      if (movesLeft(facts, side) === 0) return 'move_spent'
      return !starts_at || movableUntil(starts_at, policies).getTime() <= now.getTime() ? 'move_late' : null
    case 'accept_move':
    case 'keep_time':
      return isOpen && move?.by !== side ? null : 'move_answered'
    case 'drop_move':
      return isOpen && move?.by === side ? null : 'move_answered'
  }
}
