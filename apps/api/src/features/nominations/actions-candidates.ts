import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type { nominationsOpsContract } from '@fareeq/domain/nominations/contract-ops.ts'
import { openSteps, stepsDone, expiresAt } from '@fareeq/domain/nominations/rules.ts'
import type { CandidateStanding } from '@fareeq/domain/nominations/schema-ops.ts'
import type { RequestContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Staff } from '../../platform/session.ts'
import { boardRow } from '../client-projects/queries-ops.ts'
import { findTalents } from '../matching/actions.ts'
import { toNominations } from './actions-reading.ts'
import { elsewhereOf, nominatedOf, refusalsOf, salariesOf, standingsOf } from './queries-candidates.ts'
import { previewNomination } from './queries.ts'
import type { BoardRow } from '../client-projects/rows.ts'
import type { StandingRow } from './rows.ts'

async function requestOf({ db, viewer, lang }: RequestContext<Staff>, id: string): Promise<BoardRow> {
  const row = await boardRow(db, viewer, id, lang)
  if (!row) throw new Refusal(platformErrors.not_found)
  return row
}

/** The owner of a request, for reading what they would read. */
const ownerOf = ({ client_id }: BoardRow, { sessionId }: Staff): Client => ({
  kind: 'client',
  role: 'owner',
  userId: client_id,
  sessionId,
})

const toStanding = (row: StandingRow | undefined, { platform, now }: RequestContext<Staff>): CandidateStanding => {
  const selection = row?.selection ?? null
  const open_steps = openSteps(selection, platform.policies.at(now))
  return {
    selection,
    steps_done: stepsDone(selection),
    open_steps,
    is_early: open_steps.length > 0,
    contract: row?.contract ?? null,
    has_open_case: row?.has_open_case ?? false,
  }
}

/** Whom the request's client could find, scored with every salary, and what is known of each for this request. */
export async function findCandidates(
  ctx: RequestContext<Staff>,
  id: string,
  { q, all, cursor }: QueryOf<(typeof nominationsOpsContract)['candidates']>,
) {
  const { db, viewer, lang, now } = ctx
  const row = await requestOf(ctx, id)
  const role = !all && row.role ? { role_id: row.role } : {}
  const lists = { 'skills[]': [], 'countries[]': [], 'availability[]': [] }
  const query = { ...lists, ...role, project_id: id, q, sort: 'match', ...(cursor && { cursor }) } as const
  const { data, meta } = await findTalents({ ...ctx, viewer: ownerOf(row, viewer) }, query, 'staff')
  const ids = data.map((talent) => talent.id)
  const maySee = staffMay(viewer.roles, 'talents.salary')
  const [nominated, refusals, elsewhere, standings, salaries] = await Promise.all([
    nominatedOf(db, id, ids),
    refusalsOf(db, row.client_id, ids),
    elsewhereOf(db, id, ids, lang, now),
    standingsOf(db, ids, lang),
    maySee ? salariesOf(db, ids) : [],
  ])
  const asCandidate = (talent: (typeof data)[number]) => {
    const pay = salaries.find(({ user_id }) => user_id === talent.id)
    return {
      ...talent,
      nominated: nominated.has(talent.id),
      refusals: refusals
        .filter(({ talent_id }) => talent_id === talent.id)
        .map((refusal) => ({ ...refusal, is_here: refusal.project_id === id, at: refusal.at.toISOString() })),
      elsewhere: elsewhere.filter(({ talent_id }) => talent_id === talent.id),
      standing: toStanding(
        standings.find(({ talent_id }) => talent_id === talent.id),
        ctx,
      ),
      terms: pay ? { full_time: pay.full_time, part_time: pay.part_time } : null,
    }
  }
  return { data: data.map(asCandidate), meta }
}

/** What the company would see, in its language. Reasons are not written yet: the screen adds them. */
export async function previewCandidate(
  ctx: RequestContext<Staff>,
  id: string,
  { talent_id }: QueryOf<(typeof nominationsOpsContract)['preview']>,
) {
  const { db, platform, viewer, now } = ctx
  const request = await requestOf(ctx, id)
  const expires_at = expiresAt(now, platform.policies.at(now))
  const would = {
    id: newId(now),
    project_id: id,
    talent_id,
    nominated_by: viewer.staffId,
    expires_at,
    now,
  }
  const row = await previewNomination(db, would)
  if (!row) throw new Refusal(platformErrors.not_found)
  const asRead = { ...ctx, viewer: ownerOf(request, viewer), lang: request.client_lang }
  const [data] = await toNominations(asRead, [row])
  if (!data) throw new Refusal(platformErrors.not_found)
  return { data: { ...data, interview: null } }
}
