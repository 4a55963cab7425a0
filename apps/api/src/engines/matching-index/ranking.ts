import {
  SKILL_POINTS,
  STRETCH,
  WEIGHTS,
  type MatchCriteria,
  capped,
  overlapScore,
} from '@fareeq/domain/matching/rules-score.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import { countBits, popcount } from './popcount.ts'
import { PruningBound } from './pruning-bound.ts'
import {
  ASSESSMENT_TABLE,
  PRICE_OFFSETS,
  UNPRICED,
  languageTable,
  levelPointsTable,
  seniorityTable,
  skillTable,
  table,
} from './score-tables.ts'
import type { Scratch } from './scratch.ts'
import { type Shard, assessmentIn, monthsIn, priceIn, zoneIn } from './shard.ts'
import { TermProbes } from './term-probes.ts'
import { type TermLookup, termOf } from './terms.ts'

/** Takes rows with their ranks; those below its threshold need not be offered. */
export type RankCollector = {
  readonly threshold: number
  offer(rank: number, ids: Uint32Array, row: number): void
}

/** The price table of a role. */
type Prices = (role: string) => Uint16Array

const MAX_SCORE = 100

type Context = {
  /** Hours shared with the client, by the id of the zone. */
  readonly hours: readonly (number | null)[]
  readonly prices: Prices
  readonly termId: TermLookup
  readonly scratch: Scratch
  /** Skills that every row to be ranked has. */
  readonly certain: readonly string[]
}

/**
 * Ranks rows by lookup tables: the same numbers as `explain` of the domain, multiplied out beforehand. Branch and
 * bound: the values in columns are added first, and a row that cannot reach the page even with the maximum of the rest
 * is skipped.
 */
export class Ranking {
  readonly #skills: TermProbes
  readonly #strong: TermProbes
  /** All levels of each language after each other. */
  readonly #levels: TermProbes
  readonly #levelPoints: readonly Uint16Array[]
  readonly #skillTable: Uint16Array
  readonly #languageTable: Uint16Array
  readonly #seniorityTable: Uint16Array
  readonly #overlapTable: Uint16Array
  readonly #prices: Prices
  readonly #bound: PruningBound
  /** The maximum over the columns. */
  readonly #maxOfColumns: number

  constructor(criteria: MatchCriteria, { hours, prices, termId, scratch, certain }: Context) {
    const { skills, languages, seniority } = criteria
    this.#skills = new TermProbes(skills.map(termOf.skill), termId, (n) => certain.includes(skills[n]!))
    this.#strong = new TermProbes(skills.map(termOf.strong), termId)
    const levels = languages.flatMap(({ id }) => LANGUAGE_LEVELS.map((minLevel) => termOf.language(id, minLevel)))
    this.#levels = new TermProbes(levels, termId)
    this.#levelPoints = languages.map(({ level }) => levelPointsTable(level))
    this.#skillTable = skillTable(skills.length)
    this.#languageTable = languageTable(languages.length)
    this.#seniorityTable = seniorityTable(seniority)
    this.#overlapTable = table(hours.length, (zone) => WEIGHTS.overlap * overlapScore(hours[zone] ?? null))
    this.#prices = prices
    const tables = { skills: this.#skillTable, languages: this.#languageTable, levels: this.#levelPoints }
    const allTables = { ...tables, seniority: this.#seniorityTable }
    this.#bound = new PruningBound(criteria, allTables, termId, certain, scratch.required)
    this.#maxOfColumns =
      (WEIGHTS.seniority + WEIGHTS.assessment + WEIGHTS.price) * MAX_SCORE + Math.max(...this.#overlapTable)
  }

  /** Offers every one of these rows that may be among the best; returns how many rows there were. */
  rank(shard: Shard, rows: Int32Array, top: RankCollector): number {
    let last = shard.words - 1
    while (last >= 0 && rows[last] === 0) last--
    if (last < 0) return 0
    for (const probes of [this.#skills, this.#strong, this.#levels]) probes.bind(shard.postings)
    const { ids, traits: traitsOf } = shard
    const [seniorityTable, overlapTable, priceTable] = [
      this.#seniorityTable,
      this.#overlapTable,
      this.#prices(shard.role),
    ]
    const maxLanguages = this.#maxLanguages()
    const maxOfTerms = this.#maxSkills() + maxLanguages
    // Upper bound of the shard; the maximum with a price that counts is never below the one without.
    const upperBound = (this.#maxOfColumns + maxOfTerms) * STRETCH.priced
    const slackTo = (threshold: number) => Math.floor((upperBound - threshold) / STRETCH.priced)
    let threshold = top.threshold
    if (upperBound < threshold) return countBits(rows, last + 1)
    this.#bound.bind(shard.postings, last + 1, slackTo(threshold))
    let required = this.#bound.requiredFor(slackTo(threshold))
    // Newest first: of equal ranks they are the ones to stay.
    let count = 0
    for (let word = last; word >= 0; word--) {
      const matching = rows[word]!
      if (matching === 0) continue
      count += popcount(matching)
      if (top.threshold !== threshold) required = this.#bound.requiredFor(slackTo((threshold = top.threshold)))
      for (let remaining = this.#bound.prune(matching, word, required); remaining !== 0;) {
        const bit = 31 - Math.clz32(remaining)
        remaining ^= 1 << bit
        const row = word * 32 + bit
        const traits = traitsOf[row]!
        const months = monthsIn(traits)
        const price = priceTable[PRICE_OFFSETS[months]! + priceIn(traits)]!
        const stretch = price === UNPRICED ? STRETCH.unpriced : STRETCH.priced
        let points =
          seniorityTable[months]! +
          (overlapTable[zoneIn(traits)] ?? 0) +
          ASSESSMENT_TABLE[assessmentIn(traits)]! +
          (price === UNPRICED ? 0 : price)
        if ((points + maxOfTerms) * stretch < top.threshold) continue
        const skills = this.#skillPoints(row)
        points += skills
        if (capped((points + maxLanguages) * stretch, skills) < top.threshold) continue
        const rank = capped((points + this.#languagePoints(row)) * stretch, skills)
        if (rank >= top.threshold) top.offer(rank, ids, row)
      }
    }
    return count
  }

  #skillPoints(row: number): number {
    let points = 0
    for (let n = 0; n < this.#skills.length; n++)
      if (this.#skills.at(n, row) === 1) points += SKILL_POINTS - 1 + this.#strong.at(n, row)
    return this.#skillTable[points]!
  }

  /** A talent who speaks a language at a level has the terms of all levels below, and the lowest comes last. */
  #languagePoints(row: number): number {
    let points = 0
    for (let n = 0, end = LANGUAGE_LEVELS.length; n < this.#levelPoints.length; n++, end += LANGUAGE_LEVELS.length) {
      let have = 0
      while (have < LANGUAGE_LEVELS.length && this.#levels.at(end - 1 - have, row) === 1) have++
      points += this.#levelPoints[n]![have]!
    }
    return this.#languageTable[points]!
  }

  /** The maxima of the shard: what a row with every term that exists in it would get. */
  #maxSkills(): number {
    let points = 0
    for (let n = 0; n < this.#skills.length; n++)
      if (this.#skills.exists(n)) points += SKILL_POINTS - (this.#strong.exists(n) ? 0 : 1)
    return this.#skillTable[points]!
  }
  #maxLanguages(): number {
    let points = 0
    for (let n = 0, end = LANGUAGE_LEVELS.length; n < this.#levelPoints.length; n++, end += LANGUAGE_LEVELS.length) {
      let have = 0
      while (have < LANGUAGE_LEVELS.length && this.#levels.exists(end - 1 - have)) have++
      points += this.#levelPoints[n]![have]!
    }
    return this.#languageTable[points]!
  }
}
