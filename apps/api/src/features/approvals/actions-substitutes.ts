import type { approvalsContract as contract } from '@fareeq/domain/approvals/contract.ts'
import { approvalErrors } from '@fareeq/domain/approvals/errors.ts'
import { canSubstitute, isEndable, substituteFault, substituteState } from '@fareeq/domain/approvals/rules.ts'
import type { ApprovalSubstitute, SubstituteForm } from '@fareeq/domain/approvals/schema.ts'
import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { cutPage } from '../../platform/db/page.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Staff } from '../../platform/session.ts'
import { activeColleague, colleagues } from '../staff/queries.ts'
import { endSubstitute, insertSubstitute, lockSubstitute, substituteRows } from './queries-substitutes.ts'
import type { SubstituteRow } from './rows.ts'

function toSubstitute({ ended_at, ...row }: SubstituteRow, now: Date): ApprovalSubstitute {
  const state = substituteState({ ...row, ended_at }, now)
  return { ...row, state, can_end: isEndable(state) }
}

export async function listSubstitutes(
  { db, viewer, now }: RequestContext<Staff>,
  query: QueryOf<(typeof contract)['substitutes']>,
) {
  const { page, next_cursor } = cutPage(await substituteRows(db, query), query.limit)
  const candidates = (await colleagues(db, viewer))
    .filter(({ id, roles }) => id !== viewer.staffId && canSubstitute(roles))
    .map(({ id, name }) => ({ id, name }))
  return { data: page.map((row) => toSubstitute(row, now)), meta: { next_cursor, candidates } }
}

async function answer({ db, platform, now }: RequestContext<Staff>, id: string) {
  await publishToStaff(db, platform.events, 'approval.changed', { id })
  const row = await lockSubstitute(db, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  return { data: toSubstitute(row, now) }
}

export const appoint = (ctx: RequestContext<Staff>, form: SubstituteForm) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const candidate = (await activeColleague(db, form.staff_id)) ?? { id: form.staff_id, roles: [] }
    const fault = substituteFault(form, candidate, viewer.staffId, now)
    if (fault) {
      const field =
        fault === 'substitute_day'
          ? 'from_day'
          : fault === 'substitute_order' || fault === 'substitute_long'
            ? 'to_day'
            : 'staff_id'
      throw new Refusal(approvalErrors[fault], { field })
    }
    const id = newId(now)
    await insertSubstitute(db, { ...form, id, appointed_by: viewer.staffId }, now)
    const { from_day, to_day, reason, staff_id } = form
    const subject = { kind: 'staff', id: staff_id } as const
    await audit(db, {
      actor: actorOf(viewer),
      action: 'substitute.appointed',
      subject,
      details: { from_day, to_day, reason },
    })
    return answer(ctx, id)
  })

export const endSubstitution = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const row = await lockSubstitute(db, id)
    if (!row) throw new Refusal(platformErrors.not_found)
    if (!isEndable(substituteState(row, now))) throw new Refusal(approvalErrors.substitute_over)
    await endSubstitute(db, id, viewer.staffId, now)
    await audit(db, {
      actor: actorOf(viewer),
      action: 'substitute.ended',
      subject: { kind: 'staff', id: row.staff_id },
    })
    return answer(ctx, id)
  })
