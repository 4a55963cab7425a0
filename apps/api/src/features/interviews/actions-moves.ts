import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import {
  type ClockMove,
  type Times,
  clockMoves,
  clockReason,
  dueAt,
  expiresFeedback,
} from '@fareeq/domain/interviews/rules.ts'
import {
  type InterviewEvent,
  type InterviewMover,
  type InterviewState,
  WAITING_FOR_TERMS,
  interviewLife,
  isAhead,
  isCanceled,
  mayMove,
} from '@fareeq/domain/interviews/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { lockNomination } from '../nominations/queries.ts'
import { moveItsNomination } from './actions-nominations.ts'
import { notifyOfMove } from './actions-notifying.ts'
import { publishChange } from './actions-publishing.ts'
import { lapseDueMove } from './moving/actions-lapsing.ts'
import { endMove } from './moving/queries-moving.ts'
import {
  type InterviewColumns,
  freeQuarters,
  lockInterview,
  nominationOf,
  recordEvent,
  saveMove,
  settleSalaryLock,
} from './queries.ts'
import type { LockedInterview } from './rows.ts'

/** Computed under the row lock of the interview. */
export type TransitionPayload = {
  columns?: InterviewColumns
  /** For the history. */
  data?: Record<string, unknown>
  /** The open slots after the move. */
  times?: Times
}

export type InterviewMove<Context extends ActionContext = ActionContext> = {
  event: InterviewEvent
  mover: InterviewMover
  actor: Actor
  /** Throws a specific refusal before the table's generic one. */
  check?: (interview: LockedInterview) => void
  /** In the transaction of the move. */
  prepare?: (context: Context, interview: LockedInterview) => Promise<TransitionPayload>
  /** The caller has moved the nomination itself. */
  withoutNomination?: true
}

const SYSTEM: Actor = { kind: 'system' }

/** Moves that the trail names by themselves, not by the state they lead to. */
const TRAIL = {
  excuse: 'excused',
  ask_move: 'move_asked',
  accept_move: 'moved',
  keep_time: 'time_kept',
  drop_move: 'move_dropped',
  further_round: 'round_asked',
} as const satisfies Partial<Record<InterviewEvent, string>>
const trailOf = (event: InterviewEvent): (typeof TRAIL)[keyof typeof TRAIL] | null =>
  Object.hasOwn(TRAIL, event) ? TRAIL[event as keyof typeof TRAIL] : null

type AgreedTime = Pick<LockedInterview, 'starts_at' | 'ends_at'>
/** Another time, or none any more, where there was one. */
const changesCalendars = (before: AgreedTime, after: AgreedTime, state: InterviewState): boolean =>
  before.starts_at !== null &&
  (isCanceled(state) ||
    Number(before.starts_at) !== Number(after.starts_at) ||
    Number(before.ends_at) !== Number(after.ends_at))

/** Applies one transition with its effects; a late one by the clock has the time at which it was due as its `now`. */
async function apply(
  ctx: ActionContext,
  interview: LockedInterview,
  move: Omit<InterviewMove, 'prepare'>,
  payload: TransitionPayload,
): Promise<LockedInterview> {
  const { db, platform, now: at } = ctx
  const { event, mover, actor } = move
  const state = interviewLife.next(interview.state, event)
  if (!state || !mayMove(event, mover)) throw new Refusal(interviewErrors.interview_moved)
  const merged = { ...interview, ...payload.columns }
  const { ends_at, feedback_days } = merged
  const due_at = dueAt(state, { at, times: payload.times ?? [], ends_at, feedback_days }, platform.policies.at(at))
  // A cancellation and another time must reach calendars: increments SEQUENCE.
  const sequence = interview.sequence + (changesCalendars(interview, merged, state) ? 1 : 0)
  const moved: LockedInterview = { ...merged, state, due_at, sequence }
  if (!(await saveMove(db, interview, { ...payload.columns, state, due_at, sequence }, at)))
    throw new Refusal(interviewErrors.interview_moved)
  const { data = {} } = payload
  await recordEvent(
    db,
    interview.id,
    {
      kind: event,
      to_state: state,
      actor_kind: actor.onBehalfOf ? 'staff' : mover,
      actor_id: actor.id ?? null,
      data,
    },
    at,
  )
  const subject = { kind: 'interview', id: interview.id } as const
  await audit(db, { actor, action: `interview.${trailOf(event) ?? state}`, subject, details: { event } })
  // Nobody need answer any more.
  if (isAhead(interview.state) && !isAhead(state)) await endMove(db, interview.id, 'lapsed', at)
  if (isCanceled(state)) await freeQuarters(db, interview.id)
  if (WAITING_FOR_TERMS.includes(interview.state)) await settleLock(ctx, interview.talent_id)
  if (!move.withoutNomination) await moveItsNomination(ctx, moved, { event, actor, data })
  await publishChange(ctx, moved)
  await notifyOfMove(ctx, { before: interview, after: moved, event, mover, data })
  return moved
}

/** Live event when the talent's salary lock changes. */
export async function settleLock({ db, platform: { events } }: ActionContext, talentId: string): Promise<void> {
  if (await settleSalaryLock(db, talentId)) await events.publish(db, { userId: talentId, name: 'profile.changed' })
}

const byTheClock = (move: ClockMove): InterviewColumns => {
  const end_reason = clockReason(move.from)
  return { ...(end_reason && { end_reason }), ...(expiresFeedback(move) && { feedback_expired: true }) }
}

/**
 * Locks the interview and saves due clock moves first, with their due time. Lock order: the nomination, then the interview.
 */
export async function lockSettled(ctx: ActionContext, id: string): Promise<LockedInterview> {
  const { db, now } = ctx
  const nominationId = await nominationOf(db, id)
  if (!nominationId) throw new Refusal(platformErrors.not_found)
  await lockNomination(db, nominationId)
  let interview = await lockInterview(db, id)
  await lapseDueMove(ctx, interview)
  for (const move of clockMoves(interview, now)) {
    const { event, at } = move
    const columns = byTheClock(move)
    interview = await apply({ ...ctx, now: at }, interview, { event, mover: 'system', actor: SYSTEM }, { columns })
  }
  return interview
}

/** One transition: clock moves, table, save, notify, in one transaction. */
export const moveInterview = <Context extends ActionContext>(
  ctx: Context,
  id: string,
  move: InterviewMove<Context>,
): Promise<LockedInterview> =>
  inTransaction(ctx, async (ctx) => {
    const interview = await lockSettled(ctx, id)
    move.check?.(interview)
    if (!interviewLife.next(interview.state, move.event) || !mayMove(move.event, move.mover))
      throw new Refusal(interviewErrors.interview_moved)
    return apply(ctx, interview, move, (await move.prepare?.(ctx, interview)) ?? {})
  })
