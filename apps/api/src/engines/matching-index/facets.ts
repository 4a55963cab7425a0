import { type Dimension, type Filter, LOWEST_LEVEL } from './filter.ts'
import type { TalentIndex } from './talent-index.ts'
import { Masks } from './compiled-filter.ts'
import { countBits } from './popcount.ts'
import { SHARD_ROWS } from './posting-lists.ts'
import type { Shard } from './shard.ts'
import { TECHNICAL_LANGUAGES, partsOf, valueOf } from './terms.ts'
import { STARTS } from '@fareeq/domain/matching/schema.ts'

/** How many have each value, everything asked for in other dimensions given. */
export type Counts = {
  total: number
  roles: Map<string, number>
  /** By the name of the value (`valueOf`). */
  values: Map<string, number>
  secondary: Map<string, number>
  /** How many there are without one filter in use. */
  without: Map<Dimension, number>
}

const WORDS = SHARD_ROWS >>> 5
const all = new Int32Array(WORDS)
/** One for each dimension in use; like the other rooms they are forgotten at every pause. */
const spare = new Map<Dimension, Int32Array>()
const spareFor = (dimension: Dimension): Int32Array => {
  let room = spare.get(dimension)
  if (!room) spare.set(dimension, (room = new Int32Array(WORDS)))
  return room
}

const IS_START = new Set<string>(STARTS.map(valueOf.availability))

/** In which dimension a value is chosen; null for what is not counted. */
function dimensionOf(value: string, { language }: Filter): Dimension | null {
  const [kind, id, level] = partsOf(value)
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
      return IS_START.has(value) ? 'start' : 'work_time'
    case 'language':
      // Every language at the level asked for; every level of the language asked for.
      return level === (language?.level ?? LOWEST_LEVEL) || id === language?.id ? 'language' : null
    case 'verified':
    case 'qualified':
      return kind
    default:
      return null
  }
}

/** Pauses after every shard. */
export function* count(index: TalentIndex, filter: Filter): Generator<undefined, Counts> {
  const masks = new Masks(filter, index.numberOf, index.names)
  const active = masks.active
  const dimensions = index.values.map((value) => dimensionOf(value, filter))
  const counted = new Uint32Array(index.values.length)
  const technical = TECHNICAL_LANGUAGES.map((id) => ({
    id,
    skill: index.numberOf(valueOf.skill(id)),
    primary: index.numberOf(valueOf.primary(id)),
  }))
  const counts: Counts = {
    total: 0,
    roles: new Map(),
    values: new Map(),
    secondary: new Map(),
    without: new Map(active.map((dimension) => [dimension, 0])),
  }
  const add = <Key>(map: Map<Key, number>, key: Key, by: number) => map.set(key, (map.get(key) ?? 0) + by)

  function countShard(shard: Shard) {
    const length = shard.words
    masks.write(all, shard)
    const total = countBits(all, length)
    add(counts.roles, shard.role, total)
    if (masks.role !== null) add(counts.without, 'role_id', total)
    if (masks.role !== null && masks.role !== shard.role) return
    counts.total += total
    const free = new Map<Dimension, Int32Array>()
    for (const dimension of active) {
      if (dimension === 'role_id') continue
      const room = spareFor(dimension)
      masks.write(room, shard, dimension)
      free.set(dimension, room)
      add(counts.without, dimension, countBits(room, length))
    }
    for (let number = 0; number < shard.postings.values; number++) {
      const dimension = dimensions[number]
      if (!dimension) continue
      // All skills must be there, so another one is counted among those who have the chosen ones.
      const mask = dimension === 'skills' ? all : (free.get(dimension) ?? all)
      counted[number]! += shard.postings.countIn(number, mask, length)
    }
    const secondary = free.get('secondary_technical_language') ?? all
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
  // Whoever has come meanwhile may have brought values that were not counted.
  for (let number = 0; number < counted.length; number++)
    if (counted[number]) counts.values.set(index.values[number]!, counted[number]!)
  return counts
}
