import type { interviewsOpsContract as contract } from '@fareeq/domain/interviews/contract-ops.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { extendedDue } from '@fareeq/domain/interviews/rules.ts'
import { factsOf } from '@fareeq/domain/interviews/states.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type Call, inTransaction } from '../../platform/call.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { cutPage } from '../../platform/db/page.ts'
import type { Staff } from '../../platform/session.ts'
import { prepareCancel, prepareOffer } from './actions-client.ts'
import { type Move, lockSettled, moveInterview, publishChange } from './actions-moves.ts'
import { extendNomination } from './actions-nominations.ts'
import { toStaffInterview } from './actions-reading.ts'
import { takeTime } from './actions-slots.ts'
import { extendLinks } from './links/queries-links.ts'
import { interviewsForStaff } from './queries-lists.ts'
import { interviewForStaff } from './queries-reading.ts'
import { recordEvent, saveMove, slotsBy } from './queries.ts'
import type { LockedInterview } from './rows.ts'
type Body<Name extends 'offer' | 'confirmNew' | 'cancel' | 'extend'> = BodyOf<(typeof contract)[Name]>

export async function readForStaff(call: Call<Staff>, id: string) {
  const row = await interviewForStaff(call.db, call.viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toStaffInterview(row, call) }
}

export async function listForStaff(call: Call<Staff>, query: QueryOf<(typeof contract)['list']>) {
  const { db, viewer, now } = call
  const { state, group, project_id: projectId, talent_id: talentId, q, mine, cursor, limit } = query
  const managerId = mine && viewer.staffId
  const search = { state, group, projectId, talentId, q, managerId, cursor, limit }
  const { page, next_cursor } = cutPage(await interviewsForStaff(db, viewer, search, now), limit)
  return { data: page.map((row) => toStaffInterview(row, call)), meta: { next_cursor } }
}

/** On behalf of the company; the history names the colleague. */
const moveByStaff = (call: Call<Staff>, id: string, move: Pick<Move, 'event' | 'prepare'>) =>
  inTransaction(call, async (call) => {
    const { viewer } = call
    await moveInterview(call, id, { ...move, mover: 'staff', actor: actorOf(viewer) })
    return readForStaff(call, id)
  })

export const offerForCompany = (call: Call<Staff>, id: string, body: Body<'offer'>) =>
  moveByStaff(call, id, { event: 'send_slots', prepare: prepareOffer(body) })

export const confirmForCompany = (call: Call<Staff>, id: string, { slot_id }: Body<'confirmNew'>) =>
  moveByStaff(call, id, {
    event: 'confirm_new',
    prepare: (work, interview) => takeTime(work, interview, slot_id, 'talent'),
  })

export const cancelByStaff = (call: Call<Staff>, id: string, { reason }: Body<'cancel'>) =>
  moveByStaff(call, id, { event: 'cancel', prepare: prepareCancel('staff_canceled', reason) })

/** The slots to choose from, in the current state. */
const timesOnTable = async (db: Db, { id, state }: LockedInterview) => {
  const { times_by } = factsOf(state)
  return times_by ? slotsBy(db, id, times_by) : []
}

export const extend = (call: Call<Staff>, id: string, { days, reason }: Body<'extend'>) =>
  inTransaction(call, async (call) => {
    const { db, viewer, now } = call
    const interview = await lockSettled(call, id)
    const due_at = extendedDue(interview, days, await timesOnTable(db, interview))
    if (!due_at) throw new Refusal(interviewErrors.interview_moved)
    await saveMove(db, interview, { due_at }, now)
    await extendLinks(db, id, due_at)
    const event = { kind: 'extend', to_state: interview.state, actor_kind: 'staff', actor_id: viewer.staffId } as const
    await recordEvent(db, id, { ...event, data: { days, reason } }, now)
    const subject = { kind: 'interview', id } as const
    await audit(db, { actor: actorOf(viewer), action: 'interview.extended', subject, details: { days, reason } })
    await extendNomination(call, { ...interview, due_at })
    await publishChange(call, interview)
    return readForStaff(call, id)
  })
