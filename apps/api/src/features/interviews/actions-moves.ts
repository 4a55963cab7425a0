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
  WAITING_FOR_TERMS,
  interviewLife,
  isCanceled,
  mayMove,
} from '@fareeq/domain/interviews/states.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Actor, audit } from '../../platform/audit.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { lockNomination } from '../nominations/queries.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { moveItsNomination } from './actions-nominations.ts'
import { notifyOfMove } from './actions-notifying.ts'
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

/** Live events to both people and the client's colleagues. */
export async function publishChange(
  { db, platform: { events } }: ActionContext,
  { id, talent_id, owner_id }: LockedInterview,
): Promise<void> {
  await publishToStaff(db, events, 'interview.changed', { id })
  for (const userId of new Set([talent_id, ...(await colleagueIds(db, owner_id))])) {
    await events.publish(db, { userId, name: 'interview.changed', body: { id } })
    await events.publish(db, { userId, name: 'counters.changed' })
  }
}

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
  // A cancellation must reach calendars: increments SEQUENCE.
  const sequence = isCanceled(state) && interview.starts_at ? interview.sequence + 1 : interview.sequence
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
  await audit(db, { actor, action: `interview.${state}`, subject, details: { event } })
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
