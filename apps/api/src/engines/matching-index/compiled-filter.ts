import { roleHas, skillsWith, searchWords } from '@fareeq/domain/matching/rules-names.ts'
import { type Condition, type Dimension, type Filter, conditionsOf } from './filter.ts'
import type { NameTable } from './name-table.ts'
import type { Scratch } from './scratch.ts'
import { type Shard, zoneIn } from './shard.ts'
import { type TermLookup, termOf } from './terms.ts'

/** A condition with the ids of its terms. */
type TermCondition = {
  dimension: Dimension
  all: (number | undefined)[]
  any: number[] | null
  none: number | undefined
}
/** A condition on the columns of a row, where no term says it. */
type ColumnCondition = { dimension: Dimension; holds: (shard: Shard, row: number) => boolean }
/** One word of the search text: who is called so, has such a skill, or is of such a role. */
type SearchWord = { word: string; names: Uint8Array | null; skills: number[] }

type Context = { readonly termId: TermLookup; readonly names: NameTable; readonly scratch: Scratch }
/** Hours shared with the company, by the id of the zone. */
type ZoneHours = readonly (number | null)[]

/** A compiled filter: texts are replaced by term ids once, and bitmaps are made of it for one shard after the other. */
export class CompiledFilter {
  readonly role: string | null
  readonly #conditions: TermCondition[]
  readonly #columns: ColumnCondition[]
  readonly #words: SearchWord[]
  readonly #scratch: Scratch

  constructor(filter: Filter, { termId, names, scratch }: Context, hours: ZoneHours) {
    this.role = filter.role
    this.#scratch = scratch
    const idsOf = (terms: readonly string[]) => terms.map(termId).filter((id) => id !== undefined)
    this.#conditions = [...conditionsOf(filter)].map(
      ([dimension, { all = [], any, none }]: [Dimension, Condition]) => ({
        dimension,
        all: all.map(termId),
        any: any ? idsOf(any) : null,
        none: none === undefined ? undefined : termId(none),
      }),
    )
    const { minHours, maxWeeks } = filter
    this.#columns = [
      ...(minHours === null
        ? []
        : [
            {
              dimension: 'min_hours' as const,
              holds: ({ traits }: Shard, row: number) => (hours[zoneIn(traits[row]!)] ?? 0) >= minHours,
            },
          ]),
      ...(maxWeeks === null
        ? []
        : [{ dimension: 'max_weeks' as const, holds: ({ weeks }: Shard, row: number) => weeks[row]! <= maxWeeks }]),
    ]
    this.#words = searchWords(filter.q).map((word) => ({
      word,
      names: filter.blind ? null : names.having(word),
      skills: idsOf(skillsWith(word).map(termOf.skill)),
    }))
  }

  /** The dimensions in use. */
  get active(): Dimension[] {
    return [
      ...(this.role === null ? [] : (['role_id'] as const)),
      ...this.#conditions.map(({ dimension }) => dimension),
      ...this.#columns.map(({ dimension }) => dimension),
      ...(this.#words.length > 0 ? (['q'] as const) : []),
    ]
  }

  /** False where no row of the shard can match, because a required term has none. */
  mayMatch({ postings }: Shard): boolean {
    return this.#conditions.every(({ all }) => all.every((term) => term !== undefined && postings.size(term) > 0))
  }

  /** rows = those that match every condition, or every one but one dimension. The caller has chosen the shards by role. */
  writeInto(rows: Int32Array, shard: Shard, except?: Dimension): void {
    const length = shard.words
    const conditions = except ? this.#conditions.filter(({ dimension }) => dimension !== except) : this.#conditions
    if (!this.#writeAll(rows, length, shard, conditions)) return void rows.fill(0, 0, length)
    for (const { any, none } of conditions) {
      if (any) this.#keepAny(rows, length, shard, any)
      if (none !== undefined) shard.postings.andNotInto(none, rows, length)
    }
    for (const { dimension, holds } of this.#columns)
      if (dimension !== except) keepWhere(rows, length, (row) => holds(shard, row))
    if (except !== 'q') for (const word of this.#words) this.#keepWord(rows, length, shard, word)
  }

  /** rows = those that have all required terms, or else every live row; false where there are none. */
  #writeAll(
    rows: Int32Array,
    length: number,
    { postings, live }: Shard,
    conditions: readonly TermCondition[],
  ): boolean {
    let first: number | undefined
    let isBegun = false
    for (const { all } of conditions)
      for (const term of all) {
        if (term === undefined || postings.size(term) === 0) return false
        if (isBegun) postings.andInto(term, rows, length, this.#scratch.operand)
        else if (first === undefined) first = term
        else {
          postings.intersectInto(first, term, rows, length, this.#scratch.operand)
          isBegun = true
        }
      }
    if (isBegun) return true
    if (first !== undefined) postings.copyInto(first, rows, length)
    else for (let n = 0; n < length; n++) rows[n] = live[n]!
    return true
  }

  #keepAny(rows: Int32Array, length: number, { postings }: Shard, any: readonly number[]): void {
    const { operand } = this.#scratch
    operand.fill(0, 0, length)
    for (const term of any) postings.orInto(term, operand, length)
    for (let n = 0; n < length; n++) rows[n]! &= operand[n]!
  }

  #keepWord(rows: Int32Array, length: number, shard: Shard, { word, names, skills }: SearchWord): void {
    if (roleHas(shard.role, word)) return
    const { matches } = this.#scratch
    matches.fill(0, 0, length)
    for (const term of skills) shard.postings.orInto(term, matches, length)
    if (names) {
      const { firsts, lasts } = shard
      for (let n = 0; n < length; n++)
        for (let remaining = rows[n]! & ~matches[n]!; remaining !== 0; remaining &= remaining - 1) {
          const row = n * 32 + 31 - Math.clz32(remaining & -remaining)
          if (names[firsts[row]!] || names[lasts[row]!]) matches[n]! |= remaining & -remaining
        }
    }
    for (let n = 0; n < length; n++) rows[n]! &= matches[n]!
  }
}

/** Clears the bits of the rows for which the condition does not hold. */
function keepWhere(rows: Int32Array, length: number, holds: (row: number) => boolean): void {
  for (let n = 0; n < length; n++)
    for (let remaining = rows[n]!; remaining !== 0; remaining &= remaining - 1) {
      const bit = remaining & -remaining
      if (!holds(n * 32 + 31 - Math.clz32(bit))) rows[n]! &= ~bit
    }
}
