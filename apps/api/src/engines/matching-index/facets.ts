import { TECHNICAL_LANGUAGES } from '@fareeq/domain/matching/rules-technical-languages.ts'
import { STARTS } from '@fareeq/domain/matching/limits.ts'
import { CompiledFilter } from './compiled-filter.ts'
import { type Dimension, type Filter, MIN_LEVEL } from './filter.ts'
import { countBits } from './popcount.ts'
import type { Shard } from './shard.ts'
import type { TalentIndex } from './talent-index.ts'
import { partsOf, termOf } from './terms.ts'

/** Facets: how many have each term, with the filters of all other dimensions applied. */
export type FacetCounts = {
  total: number
  roles: Map<string, number>
  /** By term (`termOf`). */
  terms: Map<string, number>
  secondary: Map<string, number>
  /** How many there are without one filter in use. */
  without: Map<Dimension, number>
}

const IS_START = new Set<string>(STARTS.map(termOf.availability))

/** In which dimension a term is chosen; null for what is not counted. */
function dimensionOf(term: string, { language }: Filter): Dimension | null {
  const [kind, id, level] = partsOf(term)
  switch (kind) {
    case 'skill':
      return 'skills'
    case 'country':
      return 'countries'
    case 'industry':
      return 'industry'
    case 'primary':
      return 'primary_technical_language'
    case 'seniority':
      return 'seniority_level'
    case 'availability':
      return IS_START.has(term) ? 'start' : 'work_time'
    case 'language':
      // Every language at the level asked for; every level of the language asked for.
      return level === (language?.level ?? MIN_LEVEL) || id === language?.id ? 'language' : null
    case 'verified':
    case 'qualified':
      return kind
    default:
      return null
  }
}

/** Whose hours are shared, and when. */
export type ClientClock = { readonly clientZone: string | null; readonly now: Date }

/** Yields after every shard. */
export function* countFacets(
  index: TalentIndex,
  filter: Filter,
  { clientZone, now }: ClientClock,
): Generator<undefined, FacetCounts> {
  const compiled = new CompiledFilter(filter, index, index.zones.hoursWith(clientZone, now))
  const { active } = compiled
  const { scratch } = index
  const all = scratch.result
  const dimensions = index.terms.map((term) => dimensionOf(term, filter))
  const counted = new Uint32Array(index.terms.length)
  const technical = TECHNICAL_LANGUAGES.map((id) => ({
    id,
    skill: index.termId(termOf.skill(id)),
    primary: index.termId(termOf.primary(id)),
  }))
  const counts: FacetCounts = {
    total: 0,
    roles: new Map(),
    terms: new Map(),
    secondary: new Map(),
    without: new Map(active.map((dimension) => [dimension, 0])),
  }
  const add = <Key>(map: Map<Key, number>, key: Key, by: number) => map.set(key, (map.get(key) ?? 0) + by)

  function countShard(shard: Shard) {
    const length = shard.words
    compiled.writeInto(all, shard)
    const total = countBits(all, length)
    add(counts.roles, shard.role, total)
    if (compiled.role !== null) add(counts.without, 'role_id', total)
    if (compiled.role !== null && compiled.role !== shard.role) return
    counts.total += total
    const without = new Map<Dimension, Int32Array>()
    for (const dimension of active) {
      if (dimension === 'role_id') continue
      const rows = scratch.without(dimension)
      compiled.writeInto(rows, shard, dimension)
      without.set(dimension, rows)
      add(counts.without, dimension, countBits(rows, length))
    }
    for (let term = 0; term < shard.postings.terms; term++) {
      const dimension = dimensions[term]
      if (!dimension) continue
      // All skills must be there, so another one is counted among those who have the chosen ones.
      const rows = dimension === 'skills' ? all : (without.get(dimension) ?? all)
      counted[term]! += shard.postings.countIn(term, rows, length)
    }
    const secondary = without.get('secondary_technical_language') ?? all
    for (const { id, skill, primary } of technical) {
      const have = skill === undefined ? 0 : shard.postings.countIn(skill, secondary, length)
      const first = primary === undefined ? 0 : shard.postings.countIn(primary, secondary, length)
      if (have > first) add(counts.secondary, id, have - first)
    }
  }

  for (const shard of index.shards) {
    countShard(shard)
    yield
  }
  // `counted` has the length of the beginning: terms that were added between two steps are not counted.
  for (let term = 0; term < counted.length; term++)
    if (counted[term]) counts.terms.set(index.terms[term]!, counted[term]!)
  return counts
}
