import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { matchingContract } from '@fareeq/domain/matching/contract.ts'
import type { Audience } from '@fareeq/domain/matching/rules-price.ts'
import { type Mark, type MatchedTalent, PAGE_LENGTH } from '@fareeq/domain/matching/schema.ts'
import { evidenceFor } from '@fareeq/domain/talent-evidence/rules.ts'
import type { Evidence } from '@fareeq/domain/talent-evidence/schema.ts'
import { type Cursor, cursorText, readCursor } from '../../engines/matching-index/cursor.ts'
import { countFacets } from '../../engines/matching-index/facets.ts'
import { search } from '../../engines/matching-index/search.ts'
import type { RequestContext } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { userById } from '../accounts/queries.ts'
import { ownProject } from '../client-projects/queries.ts'
import { evidenceRecords } from '../talent-evidence/actions.ts'
import { type CardContext, cardOf } from './actions-cards.ts'
import { facetsOf } from './actions-facets.ts'
import { criteriaOf, filterOf, requestCriteria, requestRoleFor } from './actions-filter.ts'
import { matchingOf } from './actions-index.ts'
import { marksOf, nominatedAmong } from './queries-marks.ts'
import { candidatesByIds } from './queries.ts'
import type { ProjectRow } from '../client-projects/rows.ts'

type Query<Name extends 'find' | 'facets' | 'compare'> = QueryOf<(typeof matchingContract)[Name]>

const audienceOf = ({ viewer }: RequestContext<Member>): Audience =>
  may(viewer, 'talents.salary') ? 'company' : 'nobody'

function cursorOf(text: string | undefined): Cursor | null {
  const cursor = text === undefined ? null : readCursor(text)
  if (text !== undefined && !cursor)
    throw new Refusal(platformErrors.invalid_input, { faults: [{ kind: rule.choice, field: 'cursor' }] })
  return cursor
}

export async function findTalents(ctx: RequestContext<Member>, query: Query<'find'>, audience = audienceOf(ctx)) {
  const { db, viewer, now } = ctx
  const filter = filterOf(query)
  const after = cursorOf(query.cursor)
  const project = await ownProject(db, viewer.userId, query.project_id)
  const [index, { timezone }] = await Promise.all([matchingOf(ctx.platform).current(now), userById(db, viewer.userId)])
  const [criteria, clientZone] = [requestCriteria(project), timezone ?? null]
  const searched = { filter, ...criteria, audience, sort: query.sort, after, limit: PAGE_LENGTH, clientZone, now }
  const { page, next, total } = await ctx.platform.scheduler.runInSlices(search(index, searched))
  const ids = page.map(({ id }) => id)
  const context = { index, audience, clientZone, now, lang: ctx.lang, blind: filter.blind }
  return {
    data: await cardsOf(ctx, ids, project, context),
    meta: { next_cursor: next && cursorText(next), total },
  }
}

export async function countTalents(ctx: RequestContext<Member>, query: Query<'facets'>) {
  const filter = filterOf(query)
  const project = await ownProject(ctx.db, ctx.viewer.userId, query.project_id)
  const { db, platform, viewer, now } = ctx
  const [index, { timezone }] = await Promise.all([matchingOf(platform).current(now), userById(db, viewer.userId)])
  const counts = await platform.scheduler.runInSlices(countFacets(index, filter, { clientZone: timezone ?? null, now }))
  const requestRole = project && filter.role ? requestRoleFor(project, filter.role) : project
  return { data: facetsOf(counts, filter, requestRole?.technologies ?? [], ctx.lang) }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** In the given order, without those who cannot be found. */
export async function compareTalents(ctx: RequestContext<Member>, query: Query<'compare'>) {
  const ids = query['ids[]'].filter((id) => UUID.test(id)).map((id) => id.toLowerCase())
  const project = await ownProject(ctx.db, ctx.viewer.userId, query.project_id)
  const cards = await talentCards(ctx, ids, project, query.blind ?? false)
  // Evidence is of whom somebody is nominated to (D-60).
  const isShown = ({ nominated }: MatchedTalent) => nominated && may(ctx.viewer, 'assessments.report')
  const recordOf = await evidenceRecords(
    ctx.db,
    cards.filter(isShown).map(({ id }) => id),
  )
  // Shared hours are a line of their own in a comparison.
  const reader = { who: ctx.viewer, hours: null, blind: query.blind ?? false }
  const evidenceOf = (card: MatchedTalent) => (isShown(card) ? evidenceFor(recordOf(card.id), reader) : null)
  return {
    data: cards.map((card) => {
      const evidence = evidenceOf(card)
      return { ...card, evidence, results: evidence && resultsIn(evidence) }
    }),
  }
}

const resultsIn = (evidence: readonly Evidence[]) =>
  evidence.flatMap((proof) => {
    if (proof.kind !== 'test') return []
    const { attempt_id, title, score } = proof
    return [{ attempt_id, title, score, passed: true }]
  })

/** People by their ids, as this client sees them for this request. */
export async function talentCards(
  ctx: RequestContext<Member>,
  ids: readonly string[],
  project: ProjectRow | null,
  blind: boolean,
) {
  const { db, platform, viewer, now, lang } = ctx
  const [index, { timezone }] = await Promise.all([matchingOf(platform).current(now), userById(db, viewer.userId)])
  const context = { index, audience: audienceOf(ctx), clientZone: timezone ?? null, now, lang, blind }
  return cardsOf(ctx, ids, project, context)
}

async function cardsOf(
  { db, platform }: RequestContext<Member>,
  ids: readonly string[],
  project: ProjectRow | null,
  context: Omit<CardContext, 'criteria' | 'requested'>,
): Promise<MatchedTalent[]> {
  const rows = new Map((await candidatesByIds(db, ids)).map((row) => [row.id, row]))
  const [marks, nominated] = project
    ? await Promise.all([marksOf(db, project.id, ids), nominatedAmong(db, project.id, ids, context.now)])
    : [new Map<string, Mark>(), new Map<string, { unlocked: boolean }>()]
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) matchingOf(platform).reportStale(id)
    const standing = { mark: marks.get(id) ?? null, nomination: nominated.get(id) ?? null }
    if (!row) return []
    const requestRole = project && requestRoleFor(project, row.role)
    return cardOf(row, standing, {
      ...context,
      criteria: criteriaOf(requestRole),
      requested: requestRole?.availability ?? null,
    })
  })
}
