import { fullYears, seniorityOf } from '@fareeq/domain/talents/rules.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/talents/schema-profile.ts'
import { SENIORITIES, type Seniority } from '@fareeq/domain/talents/schema.ts'
import { bitsIn, countBits } from './popcount.ts'
import type { Numbering } from './compiled-filter.ts'
import { Needs } from './pruning-bound.ts'
import { type Audience, type UsualSteps, priceOf } from '@fareeq/domain/matching/rules-price.ts'
import { RowBits } from './term-probes.ts'
import {
  LANGUAGE_POINTS,
  type Level,
  SKILL_POINTS,
  STRETCH,
  WEIGHTS,
  type Wish,
  languagePoints,
  languageScore,
  levelRank,
  overlapScore,
  seniorityScore,
  skillScore,
} from '@fareeq/domain/matching/rules-score.ts'
import { MOST_MONTHS, PRICES, type Shard, monthsIn, priceIn, pricedAs, zoneIn } from './shard.ts'
import type { Top } from './top-k.ts'
import { valueOf } from './terms.ts'

/** What a price comes to, by role: for each seniority in its order, all that can be said of a salary. */
type Prices = (role: string) => Uint16Array

const WHOLE = 100
/** Where a salary does not count. */
const ABSENT = 0xffff

function table(length: number, of: (n: number) => number): Uint16Array {
  const filled = new Uint16Array(length)
  for (let n = 0; n < length; n++) filled[n] = of(n)
  return filled
}
/** Made once for each wish: there are few, and making one takes longer than a narrow walk. */
const kept = <Key>(make: (key: Key) => Uint16Array) => {
  const tables = new Map<Key, Uint16Array>()
  return (key: Key): Uint16Array => {
    let found = tables.get(key)
    if (!found) tables.set(key, (found = make(key)))
    return found
  }
}
const senioritiesFor = kept((wanted: Seniority | null) =>
  table(MOST_MONTHS + 1, (months) => WEIGHTS.seniority * seniorityScore(months, wanted)),
)
const skillsFor = kept((asked: number) =>
  table(asked * SKILL_POINTS + 1, (points) => WEIGHTS.skills * skillScore(points, asked)),
)
const languagesFor = kept((asked: number) =>
  table(asked * LANGUAGE_POINTS + 1, (points) => WEIGHTS.language * languageScore(points, asked)),
)
const levelPointsFor = kept((level: Level) =>
  table(LANGUAGE_LEVELS.length + 1, (have) => languagePoints(have, levelRank(level))),
)
const seniorityNumber = (months: number) => SENIORITIES.indexOf(seniorityOf(fullYears(months)))
/** Where the prices of somebody's seniority begin. */
const PRICES_FROM = table(MOST_MONTHS + 1, (months) => seniorityNumber(months) * PRICES)

/** The prices of one role, from what is usual in it by seniority. */
export const pricesFor = (usual: UsualSteps, audience: Audience): Uint16Array =>
  table(SENIORITIES.length * PRICES, (n) => {
    const price = priceOf(pricedAs(n % PRICES), audience, usual[Math.floor(n / PRICES)] ?? null)
    return price ? WEIGHTS.price * price.score : ABSENT
  })

type Known = {
  /** Shared with the client, by the number of the zone. */
  readonly hours: readonly (number | null)[]
  readonly prices: Prices
  readonly numberOf: Numbering
  /** Skills that everybody who is ranked has. */
  readonly given: readonly string[]
}

/**
 * The rank of a row by looking things up: the same numbers as `explain`, multiplied out beforehand. What stands in columns
 * is added first; whoever cannot reach the page with it, however well the rest would fit, is asked no further.
 */
export class Ranking {
  readonly #has: RowBits
  readonly #strong: RowBits
  /** Four of each language after each other. */
  readonly #levels: RowBits
  readonly #levelPoints: readonly Uint16Array[]
  readonly #skillTable: Uint16Array
  readonly #languageTable: Uint16Array
  readonly #seniorityTable: Uint16Array
  readonly #overlapTable: Uint16Array
  readonly #prices: Prices
  readonly #needs: Needs
  /** What nobody gets more than for what stands in columns. */
  readonly #mostOfColumns: number

  constructor(wish: Wish, { hours, prices, numberOf, given }: Known) {
    const { skills, languages, seniority } = wish
    this.#has = new RowBits(skills.map(valueOf.skill), numberOf, (n) => given.includes(skills[n]!))
    this.#strong = new RowBits(skills.map(valueOf.strong), numberOf)
    const levels = languages.flatMap(({ id }) => LANGUAGE_LEVELS.map((least) => valueOf.language(id, least)))
    this.#levels = new RowBits(levels, numberOf)
    this.#levelPoints = languages.map(({ level }) => levelPointsFor(level))
    this.#skillTable = skillsFor(skills.length)
    this.#languageTable = languagesFor(languages.length)
    this.#seniorityTable = senioritiesFor(seniority)
    this.#overlapTable = table(hours.length, (zone) => WEIGHTS.overlap * overlapScore(hours[zone] ?? null))
    this.#prices = prices
    const tables = { skills: this.#skillTable, languages: this.#languageTable, levels: this.#levelPoints }
    this.#needs = new Needs(wish, { ...tables, seniority: this.#seniorityTable }, numberOf, given)
    this.#mostOfColumns = (WEIGHTS.seniority + WEIGHTS.price) * WHOLE + Math.max(...this.#overlapTable)
  }

  /** Offers every row of the mask that may be among the best; says how many there were. */
  walk(shard: Shard, mask: Int32Array, top: Top): number {
    let last = shard.words - 1
    while (last >= 0 && mask[last] === 0) last--
    if (last < 0) return 0
    for (const bits of [this.#has, this.#strong, this.#levels]) bits.enter(shard.postings)
    const { ids, traits: traitsOf } = shard
    const [seniorityTable, overlapTable, priceTable] = [
      this.#seniorityTable,
      this.#overlapTable,
      this.#prices(shard.role),
    ]
    const mostSpoken = this.#mostSpoken()
    const most = this.#mostAble() + mostSpoken
    // A price that counts raises whoever has one at least as high as anybody without.
    const reached = (this.#mostOfColumns + most) * STRETCH.priced
    const slackTo = (least: number) => Math.floor((reached - least) / STRETCH.priced)
    let least = top.least
    if (reached < least) return countBits(mask, last + 1)
    this.#needs.enter(shard.postings, last + 1, slackTo(least))
    let needed = this.#needs.neededFor(slackTo(least))
    // Whoever came last first: of equals they are the ones to stay.
    let count = 0
    for (let word = last; word >= 0; word--) {
      const rows = mask[word]!
      if (rows === 0) continue
      count += bitsIn(rows)
      if (top.least !== least) needed = this.#needs.neededFor(slackTo((least = top.least)))
      for (let left = this.#needs.keep(rows, word, needed); left !== 0;) {
        const bit = 31 - Math.clz32(left)
        left ^= 1 << bit
        const row = word * 32 + bit
        const traits = traitsOf[row]!
        const months = monthsIn(traits)
        const price = priceTable[PRICES_FROM[months]! + priceIn(traits)]!
        const stretch = price === ABSENT ? STRETCH.unpriced : STRETCH.priced
        let points = seniorityTable[months]! + (overlapTable[zoneIn(traits)] ?? 0) + (price === ABSENT ? 0 : price)
        if ((points + most) * stretch < top.least) continue
        points += this.#able(row)
        if ((points + mostSpoken) * stretch < top.least) continue
        const rank = (points + this.#spoken(row)) * stretch
        if (rank >= top.least) top.offer(rank, ids, row)
      }
    }
    return count
  }

  #able(row: number): number {
    let points = 0
    for (let n = 0; n < this.#has.length; n++)
      if (this.#has.at(n, row) === 1) points += SKILL_POINTS - 1 + this.#strong.at(n, row)
    return this.#skillTable[points]!
  }

  /** Whoever speaks a language at a level speaks it at all below, and the lowest comes last. */
  #spoken(row: number): number {
    let points = 0
    for (let n = 0, end = LANGUAGE_LEVELS.length; n < this.#levelPoints.length; n++, end += LANGUAGE_LEVELS.length) {
      let have = 0
      while (have < LANGUAGE_LEVELS.length && this.#levels.at(end - 1 - have, row) === 1) have++
      points += this.#levelPoints[n]![have]!
    }
    return this.#languageTable[points]!
  }

  /** What nobody of the shard has more than. */
  #mostAble(): number {
    let points = 0
    for (let n = 0; n < this.#has.length; n++)
      if (this.#has.isThere(n)) points += SKILL_POINTS - (this.#strong.isThere(n) ? 0 : 1)
    return this.#skillTable[points]!
  }
  #mostSpoken(): number {
    let points = 0
    for (let n = 0, end = LANGUAGE_LEVELS.length; n < this.#levelPoints.length; n++, end += LANGUAGE_LEVELS.length) {
      let have = 0
      while (have < LANGUAGE_LEVELS.length && this.#levels.isThere(end - 1 - have)) have++
      points += this.#levelPoints[n]![have]!
    }
    return this.#languageTable[points]!
  }
}
