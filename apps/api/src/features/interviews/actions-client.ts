import type { interviewsContract as contract } from '@fareeq/domain/interviews/contract.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { dueAt } from '@fareeq/domain/interviews/rules.ts'
import { MAX_ROUNDS, firstStateOf } from '@fareeq/domain/interviews/rules-rounds.ts'
import { isAhead, isOpen } from '@fareeq/domain/interviews/states.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import { navigationErrors } from '@fareeq/domain/navigation/errors.ts'
import { hasExpired } from '@fareeq/domain/nominations/rules.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { type Actor, actorOf, audit } from '../../platform/audit.ts'
import { cutPage } from '../../platform/db/page.ts'
import { newId } from '../../platform/ids.ts'
import type { Client } from '../../platform/session.ts'
import { userById } from '../accounts/queries.ts'
import { ownProject } from '../client-projects/queries.ts'
import { applyMove } from '../nominations/actions-moves.ts'
import { lockOwn } from '../nominations/queries.ts'
import type { LockedNomination } from '../nominations/rows.ts'
import { type InterviewMove, lockSettled, moveInterview, settleLock } from './actions-moves.ts'
import { publishChange } from './actions-publishing.ts'
import { livesUntil } from './actions-nominations.ts'
import { toClientInterview } from './actions-reading.ts'
import { type Chooser, offerTimes, takeTime } from './actions-slots.ts'
import { notifyCompany, notifyParty } from './actions-notifying.ts'
import { partiesOf } from './queries-parties.ts'
import { groupCountsOfClient, interviewsOfClient } from './queries-lists.ts'
import { interviewFor } from './queries-reading.ts'
import { moveHiring } from '../talents/actions-hiring.ts'
import {
  lockInterview,
  insertInterview,
  isReachable,
  lastRoundOf,
  openInterviewOf,
  recordEvent,
  saveMove,
} from './queries.ts'
import type { PreviousRound } from './rows.ts'
type Body<Name extends keyof typeof contract> = BodyOf<(typeof contract)[Name]>

export async function readForClient(ctx: RequestContext<Client>, id: string) {
  const row = await interviewFor(ctx.db, ctx.viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toClientInterview(row, ctx) }
}

export async function listForClient(ctx: RequestContext<Client>, query: QueryOf<(typeof contract)['list']>) {
  const { db, viewer, now } = ctx
  const { project_id: projectId, group, cursor, limit } = query
  if (projectId) await ownProject(db, viewer.userId, projectId)
  const rows = await interviewsOfClient(db, viewer, { projectId, group, cursor, limit }, now)
  const { page, next_cursor } = cutPage(rows, limit)
  const groups = await groupCountsOfClient(db, viewer, projectId, now)
  const total = group ? groups[group] : Object.values(groups).reduce((sum, count) => sum + count, 0)
  return { data: page.map((row) => toClientInterview(row, ctx)), meta: { next_cursor, total, groups } }
}

/** Locks the nomination after due clock moves; refused while an interview is open, or once it is over. */
async function lockFree(ctx: RequestContext<Client>, id: string) {
  const { db, viewer, now } = ctx
  if (!(await lockOwn(db, viewer, id))) throw new Refusal(platformErrors.not_found)
  const before = await openInterviewOf(db, id)
  const locked = before && (await lockSettled(ctx, before))
  const nomination = await lockOwn(db, viewer, id)
  if (!nomination) throw new Refusal(platformErrors.not_found)
  if (hasExpired(nomination, now)) throw new Refusal(navigationErrors.nomination_expired)
  if (locked && isOpen(locked.state)) throw new Refusal(interviewErrors.interview_exists)
  return nomination
}

/** The actor in the history: the company, or the colleague who acts on its behalf. */
const partyOf = ({ id, onBehalfOf }: Actor) =>
  ({ actor_kind: onBehalfOf ? 'staff' : 'client', actor_id: id ?? null }) as const

type NewRequest = {
  nomination: Pick<LockedNomination, 'id' | 'project_id' | 'talent_id'>
  previous: PreviousRound | undefined
  note: string | undefined
}

/** Kept, with the beginning of its history and its trail. After another round the talent has shown their terms already. */
export async function beginInterview(ctx: RequestContext<Client>, { nomination, previous, note }: NewRequest) {
  const { db, platform, viewer, now } = ctx
  const { timezone } = await userById(db, viewer.userId)
  const id = newId(now)
  const state = firstStateOf(previous)
  const round = (previous?.round ?? 0) + 1
  if (round > MAX_ROUNDS) throw new Refusal(interviewErrors.rounds_spent)
  const policies = platform.policies.at(now)
  const { interview_feedback_days: feedback_days } = policies
  const due_at = dueAt(state, { at: now, times: [], ends_at: null, feedback_days }, policies)
  const { id: nomination_id, project_id, talent_id } = nomination
  await insertInterview(db, {
    id,
    nomination_id,
    project_id,
    talent_id,
    client_id: viewer.userId,
    state,
    due_at,
    feedback_days,
    note: note || null,
    client_timezone: timezone ?? BUSINESS_ZONE,
    previous_id: previous?.id ?? null,
    round,
    terms: previous?.terms ?? null,
    talent_timezone: previous?.talent_timezone ?? null,
    now,
  })
  const actor = actorOf(viewer)
  await recordEvent(db, id, { kind: 'start', to_state: state, ...partyOf(actor), data: note ? { note } : {} }, now)
  await audit(db, {
    actor,
    action: `interview.${state}`,
    subject: { kind: 'interview', id },
    details: { nomination_id, ...(previous && { round }) },
  })
  return { id, due_at, actor }
}

/**
 * The talent is asked to show their time and pay; until they do, their profile waits for it (D-47). Where they have met
 * before and a further round was called off, it is that round anew.
 */
export const startInterview = (ctx: RequestContext<Client>, { nomination_id, note }: Body<'start'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const nomination = await lockFree(ctx, nomination_id)
    const previous = await lastRoundOf(db, nomination_id)
    const { id, due_at, actor } = await beginInterview(ctx, { nomination, previous, note })
    const expires_at = livesUntil(nomination, { ends_at: null, due_at }, platform.policies.at(now), now)
    const columns = { expires_at, asked_at: null }
    await applyMove(ctx, nomination, { event: 'interview', mover: 'system', actor, columns })
    await moveHiring(ctx, nomination.talent_id, 'interview')
    await settleLock(ctx, nomination.talent_id)
    await publishChange(ctx, await lockInterview(db, id))
    const news = previous ? 'further_round' : 'asked'
    await notifyParty(ctx, await partiesOf(db, id), { side: 'talent', news }, { reason: note ?? null })
    return readForClient(ctx, id)
  })

/** A move by the company, if the table allows it. */
export const moveByClient = (
  ctx: RequestContext<Client>,
  id: string,
  move: Pick<InterviewMove, 'event' | 'check' | 'prepare'>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer } = ctx
    if (!(await isReachable(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    await moveInterview(ctx, id, { ...move, mover: 'client', actor: actorOf(viewer) })
    return readForClient(ctx, id)
  })

export const prepareOffer =
  ({ slots, timezone }: Body<'offer'>, by: Chooser): NonNullable<InterviewMove['prepare']> =>
  async (ctx, interview) => ({
    times: await offerTimes(ctx, interview, slots, by),
    columns: { client_timezone: timezone },
    data: { slots: slots.map(({ start }) => start) },
  })

export const prepareCancel =
  (end_reason: 'client_canceled' | 'staff_canceled', reason: string): NonNullable<InterviewMove['prepare']> =>
  () =>
    Promise.resolve({ columns: { end_reason, end_note: reason }, data: { reason } })

export const offerSlots = (ctx: RequestContext<Client>, id: string, body: Body<'offer'>) =>
  moveByClient(ctx, id, { event: 'send_slots', prepare: prepareOffer(body, 'client') })

export const confirmNew = (ctx: RequestContext<Client>, id: string, { slot_id }: Body<'confirmNew'>) =>
  moveByClient(ctx, id, {
    event: 'confirm_new',
    prepare: (ctx, interview) => takeTime(ctx, interview, slot_id, 'client'),
  })

export const refuseNew = (ctx: RequestContext<Client>, id: string, { reason }: Body<'refuseNew'>) =>
  moveByClient(ctx, id, {
    event: 'refuse_new',
    prepare: () =>
      Promise.resolve({
        columns: { end_reason: 'client_unavailable', end_note: reason || null },
        data: reason ? { reason } : {},
      }),
  })

export const cancel = (ctx: RequestContext<Client>, id: string, { reason }: Body<'cancel'>) =>
  moveByClient(ctx, id, { event: 'cancel', prepare: prepareCancel('client_canceled', reason) })

/** A video link instead of our room, until the meeting; calendars are updated. */
export const setLink = (ctx: RequestContext<Client>, id: string, { link }: Body<'setLink'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    if (!(await isReachable(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    const interview = await lockSettled(ctx, id)
    if (!isAhead(interview.state)) throw new Refusal(interviewErrors.interview_moved)
    if (interview.link !== link) {
      const sequence = interview.sequence + 1
      await saveMove(db, interview, { link, sequence }, now)
      const actor = actorOf(viewer)
      await recordEvent(db, id, { kind: 'link', to_state: interview.state, ...partyOf(actor), data: {} }, now)
      await audit(db, { actor, action: 'interview.link_set', subject: { kind: 'interview', id } })
      await publishChange(ctx, interview)
      const parties = await partiesOf(db, id)
      await notifyParty(ctx, parties, { side: 'talent', news: 'link' }, { method: 'REQUEST' })
      await notifyCompany(ctx, parties, 'link', { method: 'REQUEST' })
    }
    return readForClient(ctx, id)
  })
