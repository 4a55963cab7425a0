import type { Audience } from '@fareeq/domain/matching/rules-price.ts'
import type { MatchCriteria } from '@fareeq/domain/matching/rules-score.ts'
import type { Sort } from '@fareeq/domain/matching/schema.ts'
import { CompiledFilter } from './compiled-filter.ts'
import type { Cursor } from './cursor.ts'
import type { Filter } from './filter.ts'
import { Ranking } from './ranking.ts'
import { type Shard, monthsIn } from './shard.ts'
import type { TalentIndex } from './talent-index.ts'
import { TopK } from './top-k.ts'

export type SearchQuery = {
  readonly filter: Filter
  readonly criteria: MatchCriteria
  /** People of these roles are ranked by criteria of their own. */
  readonly criteriaOfRoles?: ReadonlyMap<string, MatchCriteria>
  readonly audience: Audience
  readonly sort: Sort
  readonly after: Cursor | null
  readonly limit: number
  readonly clientZone: string | null
  readonly now: Date
}
export type SearchPage = { readonly page: readonly Cursor[]; readonly next: Cursor | null; readonly total: number }

const MAX_WEEKS = 255

type RankRow = (shard: Shard, row: number) => number
const BY: Readonly<Record<Exclude<Sort, 'match'>, RankRow>> = {
  experience: ({ traits }, row) => monthsIn(traits[row]!),
  availability: ({ weeks }, row) => MAX_WEEKS - weeks[row]!,
  newest: () => 0,
}

/** One page by its exact rank, and the total. Yields after every shard to the scheduler. */
export function* search(index: TalentIndex, query: SearchQuery): Generator<undefined, SearchPage> {
  const { filter, sort, limit } = query
  const { termId, scratch } = index
  const hours = index.zones.hoursWith(query.clientZone, query.now)
  const compiled = new CompiledFilter(filter, index, hours)
  const top = new TopK(limit + 1, query.after)
  const prices = (role: string) => index.prices(role, query.audience)
  const rankings = new Map<MatchCriteria, Ranking>()
  const rankingOf = ({ role }: Shard): Ranking => {
    const criteria = query.criteriaOfRoles?.get(role) ?? query.criteria
    let ranking = rankings.get(criteria)
    if (!ranking)
      rankings.set(
        criteria,
        (ranking = new Ranking(criteria, { hours, prices, termId, scratch, certain: filter.skills })),
      )
    return ranking
  }
  let total = 0
  for (const shard of index.shardsOf(filter.role)) {
    if (!compiled.mayMatch(shard)) continue
    compiled.writeInto(scratch.result, shard)
    total +=
      sort === 'match'
        ? rankingOf(shard).rank(shard, scratch.result, top)
        : rankBy(BY[sort], shard, scratch.result, top)
    yield
  }
  const best = top.results()
  const page = best.slice(0, limit)
  return { page, next: best.length > limit ? (page.at(-1) ?? null) : null, total }
}

function rankBy(rankOf: RankRow, shard: Shard, rows: Int32Array, top: TopK): number {
  let count = 0
  for (let n = 0; n < shard.words; n++)
    for (let remaining = rows[n]!; remaining !== 0; remaining &= remaining - 1) {
      const row = n * 32 + 31 - Math.clz32(remaining & -remaining)
      top.offer(rankOf(shard, row), shard.ids, row)
      count++
    }
  return count
}

/** Runs a generator to its end without pauses. */
export function runToEnd<T>(steps: Generator<undefined, T>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
