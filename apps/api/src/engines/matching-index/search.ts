import type { Filter } from './filter.ts'
import type { TalentIndex } from './talent-index.ts'
import { Masks } from './compiled-filter.ts'
import { SHARD_ROWS } from './posting-lists.ts'
import type { Audience } from '@fareeq/domain/matching/rules-price.ts'
import { Ranking } from './ranking.ts'
import type { Wish } from '@fareeq/domain/matching/rules-score.ts'
import { type Shard, monthsIn } from './shard.ts'
import { type Cursor, Top } from './top-k.ts'
import type { Sort } from '@fareeq/domain/matching/schema.ts'

export type Question = {
  readonly filter: Filter
  readonly wish: Wish
  readonly audience: Audience
  readonly sort: Sort
  readonly after: Cursor | null
  readonly limit: number
  readonly clientZone: string | null
  readonly now: Date
}
export type Found = { readonly page: readonly Cursor[]; readonly next: Cursor | null; readonly total: number }

const WORDS = SHARD_ROWS >>> 5
const mask = new Int32Array(WORDS)
const SOONEST = 255

type RankRow = (shard: Shard, row: number) => number
const BY: Readonly<Record<Exclude<Sort, 'match'>, RankRow>> = {
  experience: ({ traits }, row) => monthsIn(traits[row]!),
  availability: ({ weeks }, row) => SOONEST - weeks[row]!,
  newest: () => 0,
}

/** One page with the exact rank, and how many there are. Pauses after every shard, so that nobody else waits long. */
export function* find(index: TalentIndex, question: Question): Generator<undefined, Found> {
  const { filter, sort, limit } = question
  const masks = new Masks(filter, index.numberOf, index.names)
  const top = new Top(limit + 1, question.after)
  const hours = index.zones.hoursWith(question.clientZone, question.now)
  const prices = (role: string) => index.prices(role, question.audience)
  const known = { hours, prices, numberOf: index.numberOf, given: filter.skills }
  const ranking = sort === 'match' ? new Ranking(question.wish, known) : null
  let total = 0
  for (const shard of index.shardsOf(filter.role)) {
    if (!masks.mayHold(shard)) continue
    masks.write(mask, shard)
    total += sort === 'match' ? ranking!.walk(shard, mask, top) : walk(shard, BY[sort], top)
    yield
  }
  const found = top.found
  const page = found.slice(0, limit)
  return { page, next: found.length > limit ? (page.at(-1) ?? null) : null, total }
}

function walk(shard: Shard, rankOf: RankRow, top: Top): number {
  let count = 0
  for (let n = 0; n < shard.words; n++)
    for (let left = mask[n]!; left !== 0; left &= left - 1) {
      const row = n * 32 + 31 - Math.clz32(left & -left)
      top.offer(rankOf(shard, row), shard.ids, row)
      count++
    }
  return count
}

/** Without pauses. */
export function finished<T>(walk: Generator<undefined, T>): T {
  let step = walk.next()
  while (!step.done) step = walk.next()
  return step.value
}
