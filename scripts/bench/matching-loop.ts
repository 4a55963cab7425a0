// Baseline of matching: the same query as a linear loop over flat columns.
import { popcount } from '../../apps/api/src/engines/matching-index/popcount.ts'
import { explain } from '../../packages/domain/src/matching/rules-explained.ts'
import type { Filter } from '../../apps/api/src/engines/matching-index/filter.ts'
import type { TalentIndex } from '../../apps/api/src/engines/matching-index/talent-index.ts'
import { type Audience, priceOf, priceStep } from '../../packages/domain/src/matching/rules-price.ts'
import {
  type Candidate,
  LANGUAGE_POINTS,
  SKILL_POINTS,
  STRETCH,
  WEIGHTS,
  type MatchCriteria,
  assessmentScore,
  capped,
  languagePoints,
  languageScore,
  levelRank,
  overlapScore,
  passedBy,
  seniorityScore,
  skillScore,
} from '../../packages/domain/src/matching/rules-score.ts'
import { termOf, termsOf } from '../../apps/api/src/engines/matching-index/terms.ts'
import { LANGUAGE_LEVELS } from '../../packages/domain/src/catalogue/limits.ts'

/** Audience of a company. */
export const AUDIENCE: Audience = 'company'

const MAX_MONTHS = 1024
const roleTerm = (role: string) => `role ${role}`
const table = (length: number, of: (n: number) => number) => Uint16Array.from({ length }, (_, n) => of(n))

/** Terms of a filter. */
export const termsOfFilter = ({ role, skills, verified }: Filter): string[] => [
  ...(role === null ? [] : [roleTerm(role)]),
  ...skills.map(termOf.skill),
  ...(verified ? [termOf.verified] : []),
]

/** Top-k by rank; of equal ranks the later row, because `ids` grow with the rows. */
class Best {
  size = 0
  readonly ranks: Int32Array
  readonly rows: Int32Array
  constructor(max: number) {
    this.ranks = new Int32Array(max)
    this.rows = new Int32Array(max)
  }
  offer(rank: number, row: number) {
    const { ranks, rows } = this
    if (this.size === ranks.length && rank < ranks[this.size - 1]!) return
    let at = this.size < ranks.length ? this.size++ : this.size - 1
    for (; at > 0 && ranks[at - 1]! <= rank; at--) {
      ranks[at] = ranks[at - 1]!
      rows[at] = rows[at - 1]!
    }
    ranks[at] = rank
    rows[at] = row
  }
}

/** One query: a bit for each required value and a number for each column; immutable. */
export class BareLoop {
  readonly #page: number
  readonly #bits = new Map<string, Int32Array>()
  readonly #has: Int32Array[]
  readonly #strong: Int32Array[]
  readonly #levels: Int32Array[]
  readonly #levelPoints: Uint16Array[]
  readonly #months: Uint16Array
  readonly #zones: Uint16Array
  readonly #prices: Uint16Array
  readonly #assessments: Uint16Array
  readonly #stretches: Uint8Array
  readonly #seniorityTable: Uint16Array
  readonly #skillTable: Uint16Array
  readonly #languageTable: Uint16Array
  #overlapTable = new Uint16Array(0)
  #hours: readonly (number | null)[] = []
  /** Precomputed ranks. */
  readonly #ranks: Uint32Array
  readonly criteria: MatchCriteria

  constructor(size: number, { skills, verified, role }: Filter, criteria: MatchCriteria, page: number) {
    const words = Math.ceil(size / 32)
    const listOf = (term: string) => {
      const list = this.#bits.get(term) ?? new Int32Array(words)
      this.#bits.set(term, list)
      return list
    }
    for (const term of [roleTerm(role ?? ''), ...skills.map(termOf.skill), ...(verified ? [termOf.verified] : [])])
      listOf(term)
    this.#page = page
    this.criteria = criteria
    this.#has = criteria.skills.map((id) => listOf(termOf.skill(id)))
    this.#strong = criteria.skills.map((id) => listOf(termOf.strong(id)))
    this.#levels = criteria.languages.flatMap(({ id }) =>
      LANGUAGE_LEVELS.map((level) => listOf(termOf.language(id, level))),
    )
    this.#levelPoints = criteria.languages.map(({ level }) =>
      table(LANGUAGE_LEVELS.length + 1, (have) => languagePoints(have, levelRank(level))),
    )
    const [skillCount, languageCount] = [criteria.skills.length, criteria.languages.length]
    this.#skillTable = table(skillCount * SKILL_POINTS + 1, (points) => WEIGHTS.skills * skillScore(points, skillCount))
    this.#languageTable = table(
      languageCount * LANGUAGE_POINTS + 1,
      (n) => WEIGHTS.language * languageScore(n, languageCount),
    )
    this.#seniorityTable = table(MAX_MONTHS, (months) => WEIGHTS.seniority * seniorityScore(months, criteria.seniority))
    this.#months = new Uint16Array(size)
    this.#zones = new Uint16Array(size)
    this.#prices = new Uint16Array(size)
    this.#assessments = new Uint16Array(size)
    this.#stretches = new Uint8Array(size)
    this.#ranks = new Uint32Array(size)
  }

  /** Shared hours by zone. */
  know(hours: readonly (number | null)[]) {
    this.#hours = hours
    this.#overlapTable = table(hours.length, (zone) => WEIGHTS.overlap * overlapScore(hours[zone] ?? null))
  }

  /** After the index is filled: usual salaries are known only then. */
  add(row: number, talent: Candidate, index: TalentIndex) {
    for (const term of [roleTerm(talent.role), ...termsOf(talent)]) {
      const list = this.#bits.get(term)
      if (list) list[row >>> 5]! |= 1 << (row & 31)
    }
    const baseline = index.baselineFor(talent.role, talent.months, AUDIENCE)
    const price = priceOf({ step: priceStep(talent.salary), shown: talent.salary_shown }, AUDIENCE, baseline)
    this.#months[row] = talent.months
    this.#zones[row] = index.zones.idOf(talent.timezone)
    this.#prices[row] = WEIGHTS.price * (price?.score ?? 0)
    this.#assessments[row] = WEIGHTS.assessment * assessmentScore(passedBy(talent))
    this.#stretches[row] = price ? STRETCH.priced : STRETCH.unpriced
    const hours = this.#hours[this.#zones[row]!] ?? null
    this.#ranks[row] = explain(talent, this.criteria, { hours, audience: AUDIENCE, baseline }).rank
  }

  /** Filter and rank. */
  find(terms: readonly string[]) {
    const lists = terms.map((term) => this.#bits.get(term)!)
    const best = new Best(this.#page)
    const [has, strong, levels, levelPoints] = [this.#has, this.#strong, this.#levels, this.#levelPoints]
    let total = 0
    for (let word = 0; word < lists[0]!.length; word++) {
      let set = -1
      for (const list of lists) set &= list[word]!
      if (set === 0) continue
      total += popcount(set)
      for (let remaining = set; remaining !== 0; remaining &= remaining - 1) {
        const bit = 31 - Math.clz32(remaining & -remaining)
        const row = word * 32 + bit
        let points = 0
        for (let n = 0; n < has.length; n++)
          points += ((has[n]![word]! >>> bit) & 1) * (SKILL_POINTS - 1) + ((strong[n]![word]! >>> bit) & 1)
        let languageSum = 0
        for (let n = 0, at = 0; n < levelPoints.length; n++) {
          let have = 0
          for (let level = 0; level < LANGUAGE_LEVELS.length; level++, at++) have += (levels[at]![word]! >>> bit) & 1
          languageSum += levelPoints[n]![have]!
        }
        const sum =
          this.#skillTable[points]! +
          this.#languageTable[languageSum]! +
          this.#seniorityTable[this.#months[row]!]! +
          this.#overlapTable[this.#zones[row]!]! +
          this.#assessments[row]! +
          this.#prices[row]!
        best.offer(capped(sum * this.#stretches[row]!, this.#skillTable[points]!), row)
      }
    }
    return { total, best }
  }

  /** With precomputed ranks: the filter alone. */
  findRanked(terms: readonly string[]) {
    const lists = terms.map((term) => this.#bits.get(term)!)
    const best = new Best(this.#page)
    let total = 0
    for (let word = 0; word < lists[0]!.length; word++) {
      let set = -1
      for (const list of lists) set &= list[word]!
      if (set === 0) continue
      total += popcount(set)
      for (let remaining = set; remaining !== 0; remaining &= remaining - 1) {
        const row = word * 32 + 31 - Math.clz32(remaining & -remaining)
        best.offer(this.#ranks[row]!, row)
      }
    }
    return { total, best }
  }
}
