import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import type { BodyOf, QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { matchingErrors } from '@fareeq/domain/matching/errors.ts'
import { PAGE_LENGTH } from '@fareeq/domain/matching/schema.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { cutPage } from '../../platform/db/page.ts'
import { userById } from '../accounts/queries.ts'
import { lockProject, ownProject } from '../client-projects/queries.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { rewriteTicket, withdrawTicket } from '../tickets/actions-rewriting.ts'
import { talentCards } from './actions.ts'
import {
  deleteMark,
  markCounts,
  markedAfter,
  marksOf,
  saveMark,
  shortlistDue,
  shortlistedNames,
} from './queries-marks.ts'
import { candidatesByIds } from './queries.ts'
import type { ProjectRow } from '../client-projects/rows.ts'
import type { MarkCursor } from './rows.ts'

type Mark = BodyOf<(typeof matchingContract)['mark']>['mark']

/** A mark of one request. A talent who cannot be found cannot be marked; a mark can always be taken away. */
export const markTalent = (ctx: RequestContext<Member>, projectId: string | undefined, talentId: string, mark: Mark) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    const project = await lockProjectOf(ctx, projectId)
    const id = talentId.toLowerCase()
    const before = (await marksOf(db, project.id, [id])).get(id) ?? null
    if (mark && (await candidatesByIds(db, [id])).length === 0) throw new Refusal(platformErrors.not_found)
    if (mark) await saveMark(db, project.id, id, mark, now)
    else await deleteMark(db, project.id, id)
    if (mark !== before) {
      const subject = { kind: 'user', id } as const
      const details = { project_id: project.id, mark, before }
      await audit(db, { actor: actorOf(viewer), action: 'talent.marked', subject, details })
      if (mark === 'shortlisted' || before === 'shortlisted') await updateShortlistTicket(ctx, project)
    }
    const due = mark === 'shortlisted' ? await shortlistDue(db, project.id) : null
    return { data: { id, mark, due_at: due?.toISOString() ?? null } }
  })

async function lockProjectOf(
  { db, viewer }: RequestContext<Member>,
  projectId: string | undefined,
): Promise<ProjectRow> {
  const project = await ownProject(db, viewer.userId, projectId)
  // Row lock: marks of one request are serialised, so that the ticket always has the whole list.
  const locked = project && (await lockProject(db, viewer.userId, project.id))
  if (!locked) throw new Refusal(matchingErrors.no_request)
  return locked
}

/** One open ticket per request with the whole shortlist. */
async function updateShortlistTicket(ctx: RequestContext<Member>, project: ProjectRow) {
  const { db, viewer, lang } = ctx
  const shortlist = await shortlistedNames(db, project.id, lang)
  const about = { kind: 'shortlist', projectId: project.id } as const
  if (shortlist.length === 0) return withdrawTicket(ctx, about, viewer)
  const body = shortlist
    .map(({ name, role }) => [name, role && roleName(role, lang)].filter(Boolean).join(' · '))
    .join('\n')
  const data = { project_id: project.id, talent_ids: shortlist.map(({ id }) => id) }
  if (await rewriteTicket(ctx, { ...about, body, data })) return
  const user = await userById(db, viewer.userId)
  await openTicket(ctx, {
    kind: 'shortlist',
    subject: project.product_name ?? (project.role ? roleName(project.role, lang) : ''),
    body,
    from_name: nameFor(user, lang),
    from_email: user.email,
    viewer,
    lang,
    data,
  })
}

const CURSOR = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([0-9a-f-]{36})$/
function markedCursor(text: string | undefined): MarkCursor | null {
  if (text === undefined) return null
  const [, at, talent_id] = CURSOR.exec(text) ?? []
  if (at === undefined || talent_id === undefined || Number.isNaN(Date.parse(at)))
    throw new Refusal(platformErrors.invalid_input, { faults: [{ kind: rule.choice, field: 'cursor' }] })
  return { at, talent_id }
}

/** Marked talents who can still be found. */
export async function listMarked(ctx: RequestContext<Member>, query: QueryOf<(typeof matchingContract)['marked']>) {
  const { db, viewer } = ctx
  const after = markedCursor(query.cursor)
  const project = await ownProject(db, viewer.userId, query.project_id)
  if (!project) return { data: [], meta: { next_cursor: null, total: 0, counts: { saved: 0, shortlisted: 0 } } }
  const counts = await markCounts(db, project.id)
  const rows = await markedAfter(db, project.id, query.mark, after, PAGE_LENGTH)
  const { page, next_cursor } = cutPage(rows, PAGE_LENGTH, ({ at, talent_id }) => `${at}_${talent_id}`)
  const ids = page.map(({ talent_id }) => talent_id)
  return {
    data: await talentCards(ctx, ids, project, query.blind ?? false),
    meta: { next_cursor, total: counts[query.mark], counts },
  }
}
