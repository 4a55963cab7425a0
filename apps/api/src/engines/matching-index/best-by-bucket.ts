import type { Audience } from '@fareeq/domain/matching/rules-price.ts'
import type { MatchCriteria } from '@fareeq/domain/matching/rules-score.ts'
import { CompiledFilter } from './compiled-filter.ts'
import type { Filter } from './filter.ts'
import { type RankCollector, Ranking } from './ranking.ts'
import { seniorityIndex } from './score-tables.ts'
import { type Shard, monthsIn, zoneIn } from './shard.ts'
import type { TalentIndex } from './talent-index.ts'
import { ID_WORDS, idText } from './uuid-words.ts'

export type BucketQuery = {
  readonly filter: Filter
  readonly criteria: MatchCriteria
  readonly audience: Audience
  readonly clientZone: string | null
  readonly now: Date
  readonly perBucket: number
}
export type BucketEntry = {
  readonly id: string
  readonly rank: number
  readonly weeks: number
  /** Position in `SENIORITIES`. */
  readonly level: number
  /** Minutes ahead of the client's clock. */
  readonly ahead: number | null
}

type Row = { rank: number; shard: Shard; row: number }

/** Keeps the best few of every bucket: people of one level and clock who can begin in the same week. */
class Buckets implements RankCollector {
  readonly threshold = 0
  readonly #perBucket: number
  readonly #buckets = new Map<number, Row[]>()
  #shard: Shard | undefined

  constructor(perBucket: number) {
    this.#perBucket = perBucket
  }

  bind(shard: Shard): void {
    this.#shard = shard
  }

  offer(rank: number, _ids: Uint32Array, row: number): void {
    const shard = this.#shard!
    const traits = shard.traits[row]!
    const key = (zoneIn(traits) * 256 + shard.weeks[row]!) * 4 + seniorityIndex(monthsIn(traits))
    const rows = this.#buckets.get(key)
    if (!rows) return void this.#buckets.set(key, [{ rank, shard, row }])
    if (rows.length === this.#perBucket && rows.at(-1)!.rank >= rank) return
    let at = rows.length
    while (at > 0 && rows[at - 1]!.rank < rank) at--
    rows.splice(at, 0, { rank, shard, row })
    if (rows.length > this.#perBucket) rows.pop()
  }

  entries(aheads: readonly (number | null)[]): BucketEntry[] {
    return [...this.#buckets.values()].flat().map(({ rank, shard, row }) => {
      const traits = shard.traits[row]!
      return {
        id: idText(shard.ids, row * ID_WORDS),
        rank,
        weeks: shard.weeks[row]!,
        level: seniorityIndex(monthsIn(traits)),
        ahead: aheads[zoneIn(traits)] ?? null,
      }
    })
  }
}

/**
 * Everybody who can be in a best team of a role: of those who are alike in level, clock and start, nobody below the best few
 * is ever chosen. Yields after every shard.
 */
export function* bestByBucket(index: TalentIndex, query: BucketQuery): Generator<undefined, BucketEntry[]> {
  const { filter, criteria, audience, clientZone, now } = query
  const { termId, scratch } = index
  const hours = index.zones.hoursWith(clientZone, now)
  const compiled = new CompiledFilter(filter, index, hours)
  const prices = (role: string) => index.prices(role, audience)
  const ranking = new Ranking(criteria, { hours, prices, termId, scratch, certain: filter.skills })
  const buckets = new Buckets(query.perBucket)
  for (const shard of index.shardsOf(filter.role)) {
    if (!compiled.mayMatch(shard)) continue
    compiled.writeInto(scratch.result, shard)
    buckets.bind(shard)
    ranking.rank(shard, scratch.result, buckets)
    yield
  }
  return buckets.entries(index.zones.aheadOf(clientZone, now))
}
