import type { interviewsOpsContract as contract } from '@fareeq/domain/interviews/contract-ops.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { extendedDue } from '@fareeq/domain/interviews/rules.ts'
import { factsOf } from '@fareeq/domain/interviews/states.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { prepareCancel, prepareOffer } from './actions-client.ts'
import { type InterviewMove, lockSettled, moveInterview } from './actions-moves.ts'
import { publishChange } from './actions-publishing.ts'
import { extendNomination } from './actions-nominations.ts'
import { toStaffInterview } from './actions-reading.ts'
import { takeTime } from './actions-slots.ts'
import { extendLinks } from './links/queries-links.ts'
import { interviewsForStaff } from './queries-lists.ts'
import { interviewForStaff } from './queries-reading.ts'
import { recordEvent, saveMove, slotsBy } from './queries.ts'
import type { LockedInterview } from './rows.ts'
type Body<Name extends 'offer' | 'confirmNew' | 'cancel' | 'extend'> = BodyOf<(typeof contract)[Name]>

export async function readForStaff(ctx: RequestContext<Staff>, id: string) {
  const row = await interviewForStaff(ctx.db, ctx.viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toStaffInterview(row, ctx) }
}

export async function listForStaff(ctx: RequestContext<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { db, viewer, now } = ctx
  const { state, group, project_id: projectId, talent_id: talentId, q, mine, cursor, limit } = query
  const managerId = mine && viewer.staffId
  const search = { state, group, projectId, talentId, q, managerId, cursor, limit }
  const { page, next_cursor } = cutPage(await interviewsForStaff(db, viewer, search, now), limit)
  return { data: page.map((row) => toStaffInterview(row, ctx)), meta: { next_cursor } }
}

/** On behalf of the company; the history names the colleague. */
const moveByStaff = (ctx: RequestContext<Staff>, id: string, move: Pick<InterviewMove, 'event' | 'prepare'>) =>
  inTransaction(ctx, async (ctx) => {
    const { viewer } = ctx
    await moveInterview(ctx, id, { ...move, mover: 'staff', actor: actorOf(viewer) })
    return readForStaff(ctx, id)
  })

export const offerForCompany = (ctx: RequestContext<Staff>, id: string, body: Body<'offer'>) =>
  moveByStaff(ctx, id, { event: 'send_slots', prepare: prepareOffer(body, 'staff') })

export const confirmForCompany = (ctx: RequestContext<Staff>, id: string, { slot_id }: Body<'confirmNew'>) =>
  moveByStaff(ctx, id, {
    event: 'confirm_new',
    prepare: (ctx, interview) => takeTime(ctx, interview, slot_id, 'staff'),
  })

export const cancelByStaff = (ctx: RequestContext<Staff>, id: string, { reason }: Body<'cancel'>) =>
  moveByStaff(ctx, id, { event: 'cancel', prepare: prepareCancel('staff_canceled', reason) })

/** The slots to choose from, in the current state. */
const timesOnTable = async (db: Db, { id, state }: LockedInterview) => {
  const { times_by } = factsOf(state)
  return times_by ? slotsBy(db, id, times_by) : []
}

export const extend = (ctx: RequestContext<Staff>, id: string, { days, reason }: Body<'extend'>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const interview = await lockSettled(ctx, id)
    const due_at = extendedDue(interview, days, await timesOnTable(db, interview))
    if (!due_at) throw new Refusal(interviewErrors.interview_moved)
    await saveMove(db, interview, { due_at }, now)
    await extendLinks(db, id, due_at)
    const event = { kind: 'extend', to_state: interview.state, actor_kind: 'staff', actor_id: viewer.staffId } as const
    await recordEvent(db, id, { ...event, data: { days, reason } }, now)
    const subject = { kind: 'interview', id } as const
    await audit(db, { actor: actorOf(viewer), action: 'interview.extended', subject, details: { days, reason } })
    await extendNomination(ctx, { ...interview, due_at })
    await publishChange(ctx, interview)
    return readForStaff(ctx, id)
  })
