import { machine } from '../kernel/machine.ts'

/**
 * The life of an interview request: the company asks, the talent shows their terms, the company offers two times, the
 * talent takes one, leaves, or proposes others; after the meeting the company says what it thinks.
 */
export const interviewLife = machine({
  pending_talent_confirmation: {
    confirm: 'pending_client_time_slots',
    decline: 'talent_unavailable',
    cancel: 'canceled',
    timeout: 'talent_unavailable',
  },
  pending_client_time_slots: {
    send_slots: 'pending_talent_meeting_confirmation',
    cancel: 'canceled',
    timeout: 'canceled',
  },
  pending_talent_meeting_confirmation: {
    select: 'interview_scheduled',
    propose: 'pending_client_confirmation_on_new_slots',
    decline: 'talent_unavailable',
    cancel: 'canceled',
    timeout: 'canceled',
  },
  pending_client_confirmation_on_new_slots: {
    confirm_new: 'interview_scheduled',
    refuse_new: 'canceled',
    decline: 'talent_unavailable',
    // Until the company has answered the talent may change what they proposed.
    propose: 'pending_client_confirmation_on_new_slots',
    cancel: 'canceled',
    timeout: 'canceled',
  },
  interview_scheduled: {
    cancel: 'canceled',
    excuse: 'canceled',
    // The agreed time stands until the other side takes another.
    ask_move: 'interview_scheduled',
    accept_move: 'interview_scheduled',
    keep_time: 'interview_scheduled',
    drop_move: 'interview_scheduled',
    end: 'client_pending',
  },
  client_pending: {
    give_feedback: 'interview_completed',
    // They have met, and meet again before the company decides.
    further_round: 'interview_completed',
    cancel: 'canceled',
    timeout: 'interview_completed',
  },
  talent_unavailable: {},
  canceled: {},
  interview_completed: {},
})

export type InterviewState = (typeof interviewLife.states)[number]
export type InterviewEvent = (typeof interviewLife.events)[number]
export const INTERVIEW_STATES = interviewLife.states as [InterviewState, ...InterviewState[]]

/** Entries of the history of an interview: its moves, its beginning, and what changes no state. */
export const TIMELINE_KINDS = [
  ...(interviewLife.events as [InterviewEvent, ...InterviewEvent[]]),
  'start',
  'extend',
  'link',
  'move_lapsed',
  'panel',
  'no_show',
  'no_show_answer',
  'no_show_unanswered',
] as const
export type TimelineKind = (typeof TIMELINE_KINDS)[number]

/** Who may cause an event. Colleagues act in the name of the company; `system` is the clock. */
export const MOVERS = ['client', 'talent', 'staff', 'system'] as const
export type InterviewMover = (typeof MOVERS)[number]
const MOVED_BY = {
  confirm: ['talent'],
  decline: ['talent'],
  select: ['talent'],
  propose: ['talent'],
  excuse: ['talent'],
  ask_move: ['client', 'talent'],
  accept_move: ['client', 'talent'],
  keep_time: ['client', 'talent'],
  drop_move: ['client', 'talent'],
  send_slots: ['client', 'staff'],
  confirm_new: ['client', 'staff'],
  refuse_new: ['client', 'staff'],
  cancel: ['client', 'staff'],
  give_feedback: ['client'],
  further_round: ['client'],
  end: ['system'],
  timeout: ['system'],
} as const satisfies Record<InterviewEvent, readonly InterviewMover[]>
export type MoveBy<Mover extends InterviewMover> = {
  [Event in InterviewEvent]: Mover extends (typeof MOVED_BY)[Event][number] ? Event : never
}[InterviewEvent]

export const mayMove = <Mover extends InterviewMover>(event: InterviewEvent, mover: Mover): event is MoveBy<Mover> =>
  (MOVED_BY[event] as readonly InterviewMover[]).includes(mover)

/** All this side may ever do. */
export const movesBy = <Mover extends InterviewMover>(mover: Mover): MoveBy<Mover>[] =>
  interviewLife.events.filter((event) => mayMove(event, mover))

/** What this side may do with a request in this state. */
export const movesOf = <Mover extends InterviewMover>(state: InterviewState, mover: Mover): MoveBy<Mover>[] =>
  interviewLife.moves(state).filter((event) => mayMove(event, mover))

export const SIDES = ['client', 'talent'] as const
export type InterviewSide = (typeof SIDES)[number]
type Facts = {
  /** Whose answer it waits for. */
  readonly turn: InterviewSide | null
  /** Whose times the other side is asked to choose from. */
  readonly times_by: InterviewSide | null
  /** Whether there is an agreed time, and what became of it. */
  readonly meeting: 'none' | 'ahead' | 'met' | 'canceled'
  /** What becomes of the nomination when the interview comes here. */
  readonly nomination: 'withdraw' | 'release' | null
}
const UNDER_WAY = { times_by: null, meeting: 'none', nomination: null } as const

/** Facts of each state beside its moves. Sets, groups and SQL conditions are derived from both. */
const FACTS = {
  pending_talent_confirmation: { ...UNDER_WAY, turn: 'talent' },
  pending_client_time_slots: { ...UNDER_WAY, turn: 'client' },
  pending_talent_meeting_confirmation: { ...UNDER_WAY, turn: 'talent', times_by: 'client' },
  pending_client_confirmation_on_new_slots: { ...UNDER_WAY, turn: 'client', times_by: 'talent' },
  interview_scheduled: { ...UNDER_WAY, turn: null, meeting: 'ahead' },
  client_pending: { ...UNDER_WAY, turn: 'client', meeting: 'met' },
  // No time is agreed on yet where a talent may still decline.
  talent_unavailable: { ...UNDER_WAY, turn: null, nomination: 'withdraw' },
  // The company may start anew.
  canceled: { ...UNDER_WAY, turn: null, meeting: 'canceled', nomination: 'release' },
  interview_completed: { ...UNDER_WAY, turn: null, meeting: 'met' },
} as const satisfies Record<InterviewState, Facts>

export const factsOf = (state: InterviewState): Facts => FACTS[state]

/** What a side is offered: nobody calls off what took place, the company says so with its feedback. */
export const offeredMoves = <Mover extends InterviewMover>(state: InterviewState, mover: Mover): MoveBy<Mover>[] =>
  movesOf(state, mover).filter((event) => event !== 'cancel' || FACTS[state].meeting !== 'met')
const statesWith = (meeting: Facts['meeting']) => INTERVIEW_STATES.filter((state) => FACTS[state].meeting === meeting)

/** Every request begins here. */
export const FIRST_STATE = 'pending_talent_confirmation' satisfies InterviewState
/** Nothing happens to it any more. */
export const CLOSED = INTERVIEW_STATES.filter((state) => interviewLife.moves(state).length === 0)
/** A time is agreed on and not over. */
export const AHEAD = statesWith('ahead')
/** It is removed from calendars and rooms. */
export const CANCELED = statesWith('canceled')
/** The talent is asked for availability and salary (D-47). */
export const WAITING_FOR_TERMS = interviewLife.sources('confirm')
/** The talent is asked to choose one of the company's times. */
export const WAITING_FOR_CHOICE = interviewLife.sources('select')
/** Who may offer times, and sees when they are busy. */
export const OFFERING = { client: interviewLife.sources('send_slots'), talent: interviewLife.sources('propose') }

/** Where another time than the agreed one may be asked for. */
export const MOVABLE = interviewLife.sources('ask_move')

export const isOpen = (state: InterviewState): boolean => !CLOSED.includes(state)
export const isAhead = (state: InterviewState): boolean => FACTS[state].meeting === 'ahead'
export const isCanceled = (state: InterviewState): boolean => FACTS[state].meeting === 'canceled'
/** It is over and they have not met. */
export const isCalledOff = (state: InterviewState): boolean => !isOpen(state) && FACTS[state].meeting !== 'met'
export const CALLED_OFF = INTERVIEW_STATES.filter(isCalledOff)

/** What the clock does in this state, if it does anything. */
export const clockEvent = (state: InterviewState): MoveBy<'system'> | null => movesOf(state, 'system')[0] ?? null
