import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { SENIORITIES } from '@fareeq/domain/talents/schema.ts'
import type { Numbering } from './compiled-filter.ts'
import { type Postings, SHARD_ROWS } from './posting-lists.ts'
import { RowBits } from './term-probes.ts'
import { SKILL_POINTS, type Wish, levelRank } from '@fareeq/domain/matching/rules-score.ts'
import { valueOf } from './terms.ts'

/** What a wish gives points for: by points, by points, by months, and for each language by level. */
type Tables = {
  readonly skills: Uint16Array
  readonly languages: Uint16Array
  readonly seniority: Uint16Array
  readonly levels: readonly Uint16Array[]
}
type Need = { readonly value: string; readonly loss: number }

/** Who has a needed value that few have; forgotten after the shard. */
const few = new Int32Array(SHARD_ROWS >>> 5)

/**
 * Values that raise a rank, and by how much whoever lacks one falls short of the most. Once the page is full of people who
 * rank so high that nobody gets there without it, it is asked of 32 rows at a time, and the others need not be ranked.
 */
export class Needs {
  readonly #values: RowBits
  readonly #numbers: readonly (number | undefined)[]
  /** The heaviest first. */
  readonly #losses: Int32Array
  #hasFew = false

  constructor(wish: Wish, tables: Tables, numberOf: Numbering, given: readonly string[]) {
    const needs = needsOf(wish, tables, given)
      .filter(({ loss }) => loss > 0)
      .toSorted((a, b) => b.loss - a.loss)
    this.#losses = Int32Array.from(needs, ({ loss }) => loss)
    const values = needs.map(({ value }) => value)
    this.#numbers = values.map(numberOf)
    this.#values = new RowBits(values, numberOf)
  }

  /** How many of them nobody can do without who may fall short by this much only. */
  neededFor(slack: number): number {
    let needed = 0
    while (needed < this.#losses.length && this.#losses[needed]! > slack) needed++
    return needed
  }

  /** Makes ready for so many words of a shard. */
  enter(postings: Postings, length: number, slack: number): void {
    this.#values.enter(postings)
    const needed = this.neededFor(slack)
    let listed = 0
    while (listed < needed && !this.#values.isListed(listed)) listed++
    this.#hasFew = listed < needed
    if (this.#hasFew) postings.write(this.#numbers[listed]!, few, length)
  }

  /** Of these 32 rows those that may have what is needed. */
  keep(rows: number, word: number, needed: number): number {
    let left = this.#hasFew ? rows & few[word]! : rows
    for (let n = 0; n < needed && left !== 0; n++) left &= this.#values.word(n, word)
    return left
  }
}

function needsOf({ skills, languages }: Wish, tables: Tables, given: readonly string[]): Need[] {
  const strong = leastLoss(tables.skills, 1)
  const present = leastLoss(tables.skills, SKILL_POINTS - 1)
  return [
    ...skills.map((id) => ({ value: valueOf.strong(id), loss: strong })),
    ...skills.filter((id) => !given.includes(id)).map((id) => ({ value: valueOf.skill(id), loss: present })),
    ...languages.map(({ id, level }, n) => {
      const [all, less] = [tables.levels[n]![levelRank(level)]!, tables.levels[n]![levelRank(level) - 1]!]
      return { value: valueOf.language(id, level), loss: leastLoss(tables.languages, all - less) }
    }),
    bestSeniority(tables.seniority),
  ]
}

/** What so many points fewer cost at the least, wherever one stands. */
function leastLoss(table: Uint16Array, points: number): number {
  let least = table[table.length - 1]!
  for (let n = points; n < table.length; n++) least = Math.min(least, table[n]! - table[n - points]!)
  return least
}

const bestKnown = new WeakMap<Uint16Array, Need>()
/** The seniority that brings most, and what it brings more than any other. */
function bestSeniority(table: Uint16Array): Need {
  let need = bestKnown.get(table)
  if (need) return need
  const most = new Map(SENIORITIES.map((seniority) => [seniority, 0]))
  for (const [months, score] of table.entries()) {
    const seniority = seniorityOf(fullYears(months))
    most.set(seniority, Math.max(most.get(seniority)!, score))
  }
  const [best, second] = [...most].toSorted(([, a], [, b]) => b - a)
  need = { value: valueOf.seniority(best![0]), loss: best![1] - second![1] }
  bestKnown.set(table, need)
  return need
}
