import type { interviewsMovesContract as contract } from '@fareeq/domain/interviews/contract-moves.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { type MoveEvent, moveDue, moveFault } from '@fareeq/domain/interviews/rules-moves.ts'
import type { InterviewSide } from '@fareeq/domain/interviews/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { ActionContext, RequestContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import type { Client, Talent } from '../../../platform/session.ts'
import { moveByClient } from '../actions-client.ts'
import type { InterviewMove } from '../actions-moves.ts'
import { bookTime, refuseOfferCount, freeSlots } from '../actions-slots.ts'
import { moveByTalent } from '../actions-talent.ts'
import { freeQuarters } from '../queries.ts'
import type { LockedInterview } from '../rows.ts'
import { askedTimes, endMove, insertMove, openMoveOf, replaceChosen, timesOfMove } from './queries-moving.ts'

type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>
type PreparedMove = Required<Pick<InterviewMove, 'event' | 'prepare'>>

/** The open request, if this side may do this with it. */
async function checkMove(
  { db, platform, now }: ActionContext,
  interview: LockedInterview,
  event: MoveEvent,
  side: InterviewSide,
) {
  const policies = platform.policies.at(now)
  const move = (await openMoveOf(db, interview.id)) ?? null
  const facts = { ...interview, move, asked: await askedTimes(db, interview.id) }
  const fault = moveFault(event, side, facts, policies, now)
  if (fault) throw new Refusal(interviewErrors[fault], { values: { hours: policies.interview_move_hours } })
  return move
}

/** The agreed time stands; the other side is asked for one of these instead. */
const prepareAsk = (side: InterviewSide, { slots, timezone, reason }: Body<'askByClient'>): PreparedMove => ({
  event: 'ask_move',
  prepare: async (ctx, interview) => {
    const { db, platform, now } = ctx
    await checkMove(ctx, interview, 'ask_move', side)
    const { id: interview_id, starts_at, ends_at } = interview
    if (!starts_at || !ends_at) throw new Refusal(interviewErrors.interview_moved)
    refuseOfferCount(slots.length)
    const free = await freeSlots(ctx, interview, slots, side)
    if (free.some(({ start, end }) => Number(start) === Number(starts_at) && Number(end) === Number(ends_at)))
      throw new Refusal(interviewErrors.time_same, { field: 'slots' })
    const times = free.map(({ start, end }) => ({ id: newId(now), starts_at: start, ends_at: end }))
    const due_at = moveDue(now, starts_at, times, platform.policies.at(now))
    await insertMove(db, { id: newId(now), interview_id, asked_by: side, reason, due_at, now, times })
    return {
      columns: side === 'client' ? { client_timezone: timezone } : { talent_timezone: timezone },
      data: { slots: slots.map(({ start }) => start), reason },
    }
  },
})

/** The interview moves, with its quarters, its clock, its reminders and its place in both calendars. */
const prepareAccept = (side: InterviewSide, { slot_id }: Body<'acceptByClient'>): PreparedMove => ({
  event: 'accept_move',
  prepare: async (ctx, interview) => {
    const { db, now } = ctx
    const { id, starts_at } = interview
    const move = await checkMove(ctx, interview, 'accept_move', side)
    const time = move && (await timesOfMove(db, move.id)).find((other) => other.id === slot_id)
    if (!time)
      throw new Refusal(slot_id ? interviewErrors.slots_changed : interviewErrors.slot_needed, { field: 'slot_id' })
    await freeQuarters(db, id)
    const payload = await bookTime(ctx, interview, time, side)
    await endMove(db, id, 'accepted', now)
    await replaceChosen(db, id, { ...time, offered_by: move.by }, now)
    return { ...payload, data: { ...payload.data, before: starts_at?.toISOString() } }
  },
})

const prepareKeep = (side: InterviewSide, { reason }: Body<'keepByClient'>): PreparedMove => ({
  event: 'keep_time',
  prepare: async (ctx, interview) => {
    await checkMove(ctx, interview, 'keep_time', side)
    await endMove(ctx.db, interview.id, 'kept', ctx.now)
    return { data: reason ? { reason } : {} }
  },
})

const prepareDrop = (side: InterviewSide): PreparedMove => ({
  event: 'drop_move',
  prepare: async (ctx, interview) => {
    await checkMove(ctx, interview, 'drop_move', side)
    await endMove(ctx.db, interview.id, 'dropped', ctx.now)
    return {}
  },
})

type ByClient = RequestContext<Client>
type ByTalent = RequestContext<Talent>

export const askByClient = (ctx: ByClient, id: string, body: Body<'askByClient'>) =>
  moveByClient(ctx, id, prepareAsk('client', body))
export const acceptByClient = (ctx: ByClient, id: string, body: Body<'acceptByClient'>) =>
  moveByClient(ctx, id, prepareAccept('client', body))
export const keepByClient = (ctx: ByClient, id: string, body: Body<'keepByClient'>) =>
  moveByClient(ctx, id, prepareKeep('client', body))
export const dropByClient = (ctx: ByClient, id: string) => moveByClient(ctx, id, prepareDrop('client'))

export const askByTalent = (ctx: ByTalent, id: string, body: Body<'askByTalent'>) =>
  moveByTalent(ctx, id, prepareAsk('talent', body))
export const acceptByTalent = (ctx: ByTalent, id: string, body: Body<'acceptByTalent'>) =>
  moveByTalent(ctx, id, prepareAccept('talent', body))
export const keepByTalent = (ctx: ByTalent, id: string, body: Body<'keepByTalent'>) =>
  moveByTalent(ctx, id, prepareKeep('talent', body))
export const dropByTalent = (ctx: ByTalent, id: string) => moveByTalent(ctx, id, prepareDrop('talent'))
