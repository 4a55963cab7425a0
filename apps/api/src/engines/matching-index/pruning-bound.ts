import { fullYears, seniorityOf, SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import type { PostingLists } from './posting-lists.ts'
import { ASSESSMENT_TABLE } from './score-tables.ts'
import { TermProbes } from './term-probes.ts'
import { SKILL_POINTS, type MatchCriteria, levelRank } from '@fareeq/domain/matching/rules-score.ts'
import { type TermLookup, termOf } from './terms.ts'

/** Score tables of the criteria: by points, by points, by months, and for each language by level. */
type Tables = {
  readonly skills: Uint16Array
  readonly languages: Uint16Array
  readonly seniority: Uint16Array
  readonly levels: readonly Uint16Array[]
}
type TermLoss = { readonly term: string; readonly loss: number }

/**
 * Pruning bound: terms that raise a rank, and by how much a row without one stays below the maximum. Once the page is
 * full, its last rank determines which of them every further entry must have; these are intersected for 32 rows at a
 * time, and only the remaining rows are ranked.
 */
export class PruningBound {
  readonly #probes: TermProbes
  readonly #terms: readonly (number | undefined)[]
  /** The greatest first. */
  readonly #losses: Int32Array
  /** Rows that have the first required term without a bitmap; a scratch buffer, valid for one shard. */
  readonly #sparseRows: Int32Array
  #hasSparse = false

  constructor(
    criteria: MatchCriteria,
    tables: Tables,
    termId: TermLookup,
    certain: readonly string[],
    sparseRows: Int32Array,
  ) {
    const all = lossesOf(criteria, tables, certain)
      .filter(({ loss }) => loss > 0)
      .toSorted((a, b) => b.loss - a.loss)
    this.#losses = Int32Array.from(all, ({ loss }) => loss)
    const terms = all.map(({ term }) => term)
    this.#terms = terms.map(termId)
    this.#probes = new TermProbes(terms, termId)
    this.#sparseRows = sparseRows
  }

  /** How many of the terms are required for a row that may stay below the maximum by this much only. */
  requiredFor(slack: number): number {
    let required = 0
    while (required < this.#losses.length && this.#losses[required]! > slack) required++
    return required
  }

  /** Binds to another shard, whose bitmaps have this length. */
  bind(postings: PostingLists, length: number, slack: number): void {
    this.#probes.bind(postings)
    const required = this.requiredFor(slack)
    let sparse = 0
    while (sparse < required && !this.#probes.isSparse(sparse)) sparse++
    this.#hasSparse = sparse < required
    if (this.#hasSparse) postings.copyInto(this.#terms[sparse]!, this.#sparseRows, length)
  }

  /** Of these 32 rows those that may have every required term. */
  prune(rows: number, word: number, required: number): number {
    let remaining = this.#hasSparse ? rows & this.#sparseRows[word]! : rows
    for (let n = 0; n < required && remaining !== 0; n++) remaining &= this.#probes.word(n, word)
    return remaining
  }
}

function lossesOf({ skills, languages }: MatchCriteria, tables: Tables, certain: readonly string[]): TermLoss[] {
  const strong = minLoss(tables.skills, 1)
  const present = minLoss(tables.skills, SKILL_POINTS - 1)
  return [
    ...skills.map((id) => ({ term: termOf.strong(id), loss: strong })),
    ...skills.filter((id) => !certain.includes(id)).map((id) => ({ term: termOf.skill(id), loss: present })),
    ...languages.map(({ id, level }, n) => {
      const [all, less] = [tables.levels[n]![levelRank(level)]!, tables.levels[n]![levelRank(level) - 1]!]
      return { term: termOf.language(id, level), loss: minLoss(tables.languages, all - less) }
    }),
    bestSeniority(tables.seniority),
    { term: termOf.qualified, loss: minLoss(ASSESSMENT_TABLE, 1) },
  ]
}

/** The least that so many points fewer cost, over the whole table. */
function minLoss(table: Uint16Array, points: number): number {
  let min = table[table.length - 1]!
  for (let n = points; n < table.length; n++) min = Math.min(min, table[n]! - table[n - points]!)
  return min
}

const memo = new WeakMap<Uint16Array, TermLoss>()
/** The seniority that brings most, and what any other loses. Memoised by table, of which there is one for each criteria. */
function bestSeniority(table: Uint16Array): TermLoss {
  let loss = memo.get(table)
  if (loss) return loss
  const maxBySeniority = new Map(SENIORITIES.map((seniority) => [seniority, 0]))
  for (const [months, score] of table.entries()) {
    const seniority = seniorityOf(fullYears(months))
    maxBySeniority.set(seniority, Math.max(maxBySeniority.get(seniority)!, score))
  }
  const [best, second] = [...maxBySeniority].toSorted(([, a], [, b]) => b - a)
  loss = { term: termOf.seniority(best![0]), loss: best![1] - second![1] }
  memo.set(table, loss)
  return loss
}
