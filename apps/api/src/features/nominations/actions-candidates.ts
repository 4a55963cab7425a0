import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import type { Call } from '../../platform/call.ts'
import type { Staff } from '../../platform/session.ts'
import { boardRow } from '../client-projects/queries-ops.ts'
import { findTalents } from '../matching/actions.ts'
import { nominatedOf, refusedOf, salariesOf } from './queries-ops.ts'

/** Whom the request's client could find, scored with every salary, and who of them is nominated already. */
export async function findCandidates(
  call: Call<Staff>,
  id: string,
  { q, all, cursor }: QueryOf<(typeof nominationsOpsContract)['candidates']>,
) {
  const row = await boardRow(call.db, call.viewer, id, call.lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  const client = {
    kind: 'client',
    role: 'owner',
    userId: row.client_id,
    sessionId: call.viewer.sessionId,
  } as const
  const role = !all && row.role ? { role_id: row.role } : {}
  const lists = { 'skills[]': [], 'countries[]': [], 'availability[]': [] }
  const query = { ...lists, ...role, project_id: id, q, sort: 'match', ...(cursor && { cursor }) } as const
  const { data, meta } = await findTalents({ ...call, viewer: client }, query, 'staff')
  const ids = data.map((one) => one.id)
  const nominated = await nominatedOf(call.db, id, ids)
  const refused = new Map((await refusedOf(call.db, id, ids)).map((one) => [one.talent_id, one]))
  const maySee = staffMay(call.viewer.roles, 'talents.salary')
  const salaries = new Map((maySee ? await salariesOf(call.db, ids) : []).map((one) => [one.user_id, one]))
  const asCandidate = (one: (typeof data)[number]) => {
    const [no, pay] = [refused.get(one.id), salaries.get(one.id)]
    return {
      ...one,
      nominated: nominated.has(one.id),
      refused: no ? { at: no.at.toISOString(), tag: no.tag, reason: no.reason } : null,
      terms: pay ? { full_time: pay.full_time, part_time: pay.part_time } : null,
    }
  }
  return { data: data.map(asCandidate), meta }
}
