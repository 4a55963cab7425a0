import type { QueryOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { may } from '@fareeq/domain/kernel/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import type { matchingContract } from '@fareeq/domain/matching/contract.ts'
import { count } from '../../engines/matching-index/facets.ts'
import { find } from '../../engines/matching-index/search.ts'
import type { Audience } from '@fareeq/domain/matching/rules-price.ts'
import { type Cursor, cursorText, readCursor } from '../../engines/matching-index/top-k.ts'
import { type Mark, type MatchedTalent, PAGE_LENGTH } from '@fareeq/domain/matching/schema.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Member } from '../../platform/session.ts'
import { userById } from '../accounts/queries.ts'
import { type ProjectRow, ownProject } from '../client-projects/queries.ts'
import { type Drawing, cardOf } from './actions-cards.ts'
import { facetsOf } from './actions-facets.ts'
import { filterOf, wishOf } from './actions-filter.ts'
import { matchingOf } from './actions-index.ts'
import { marksOf, standingOf } from './queries-marks.ts'
import { candidatesByIds } from './queries.ts'

/** Who asks, and when; colleagues ask for a client, and their scores count every salary. */
export type Asking = { db: Db; platform: Platform; viewer: Member; lang: Lang; now: Date; isStaff?: true }
type Query<Name extends 'find' | 'facets' | 'compare'> = QueryOf<(typeof matchingContract)[Name]>

const audienceOf = ({ viewer, isStaff }: Asking): Audience =>
  isStaff ? 'staff' : may(viewer, 'talents.salary') ? 'company' : 'nobody'

function cursorOf(text: string | undefined): Cursor | null {
  const cursor = text === undefined ? null : readCursor(text)
  if (text !== undefined && !cursor)
    throw new Refusal(platformErrors.invalid_input, { faults: [{ kind: rule.choice, field: 'cursor' }] })
  return cursor
}

export async function findTalents(asking: Asking, query: Query<'find'>) {
  const { db, viewer, now } = asking
  const filter = filterOf(query)
  const after = cursorOf(query.cursor)
  const project = await ownProject(db, viewer.userId, query.project_id)
  const [index, { timezone }] = await Promise.all([matchingOf(asking.platform).fresh(now), userById(db, viewer.userId)])
  const [wish, audience, clientZone] = [wishOf(project), audienceOf(asking), timezone ?? null]
  const question = { filter, wish, audience, sort: query.sort, after, limit: PAGE_LENGTH, clientZone, now }
  const { page, next, total } = await asking.platform.traffic.walked(find(index, question))
  const ids = page.map(({ id }) => id)
  const drawing = { index, wish, audience, clientZone, now, lang: asking.lang, blind: filter.blind }
  return {
    data: await cardsOf(asking, ids, project, drawing),
    meta: { next_cursor: next && cursorText(next), total },
  }
}

export async function countTalents(asking: Asking, query: Query<'facets'>) {
  const filter = filterOf(query)
  const project = await ownProject(asking.db, asking.viewer.userId, query.project_id)
  const index = await matchingOf(asking.platform).fresh(asking.now)
  const counts = await asking.platform.traffic.walked(count(index, filter))
  return { data: facetsOf(counts, filter, project?.technologies ?? [], asking.lang) }
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** In the order they were asked for; who cannot be found is left out. */
export async function compareTalents(asking: Asking, query: Query<'compare'>) {
  const ids = query['ids[]'].filter((id) => UUID.test(id)).map((id) => id.toLowerCase())
  const project = await ownProject(asking.db, asking.viewer.userId, query.project_id)
  return { data: await talentCards(asking, ids, project, query.blind ?? false) }
}

/** People by their ids, as this client sees them for this request. */
export async function talentCards(asking: Asking, ids: readonly string[], project: ProjectRow | null, blind: boolean) {
  const { db, platform, viewer, now, lang } = asking
  const [index, { timezone }] = await Promise.all([matchingOf(platform).fresh(now), userById(db, viewer.userId)])
  const [wish, audience] = [wishOf(project), audienceOf(asking)]
  const drawing = { index, wish, audience, clientZone: timezone ?? null, now, lang, blind }
  return cardsOf(asking, ids, project, drawing)
}

async function cardsOf(
  { db, platform }: Asking,
  ids: readonly string[],
  project: ProjectRow | null,
  drawing: Drawing,
): Promise<MatchedTalent[]> {
  const rows = new Map((await candidatesByIds(db, ids)).map((row) => [row.id, row]))
  const [marks, nominated] = project
    ? await Promise.all([marksOf(db, project.id, ids), standingOf(db, project.id, ids, drawing.now)])
    : [new Map<string, Mark>(), new Set<string>()]
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) matchingOf(platform).doubt(id)
    return row ? cardOf(row, { mark: marks.get(id) ?? null, nominated: nominated.has(id) }, drawing) : []
  })
}
