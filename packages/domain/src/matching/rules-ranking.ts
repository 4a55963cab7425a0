import { fullYears, seniorityOf } from '../talents/rules.ts'
import { LANGUAGE_LEVELS } from '../talents/schema-profile.ts'
import { SENIORITIES, type Seniority } from '../talents/schema.ts'
import type { Numbering } from './rules-masks.ts'
import { SHARD_ROWS } from './rules-postings.ts'
import {
  LANGUAGE_POINTS,
  SKILL_POINTS,
  UNPRICED,
  WEIGHTS,
  type Wish,
  languagePoints,
  languageScore,
  levelRank,
  overlapScore,
  priceBand,
  priceScore,
  seniorityScore,
  skillScore,
} from './rules-score.ts'
import type { Shard } from './rules-shard.ts'
import type { Top } from './rules-top.ts'
import { valueOf } from './rules-values.ts'

/** What is usually asked, by role and then by seniority in its order. */
export type Usual = (role: string) => readonly (number | null)[]

const MOST_MONTHS = 1024
const PRICES = UNPRICED + 1
const WORDS = SHARD_ROWS >>> 5
const NOBODY = new Int32Array(WORDS)

function table(length: number, of: (n: number) => number): Uint16Array {
  const filled = new Uint16Array(length)
  for (let n = 0; n < length; n++) filled[n] = of(n)
  return filled
}
/** Made once for each wish and each usual price: there are few of both, and making one takes longer than a narrow walk. */
const kept = <Key>(make: (key: Key) => Uint16Array) => {
  const tables = new Map<Key, Uint16Array>()
  return (key: Key): Uint16Array => {
    let found = tables.get(key)
    if (!found) tables.set(key, (found = make(key)))
    return found
  }
}
const senioritiesFor = kept((wanted: Seniority | null) =>
  table(MOST_MONTHS, (months) => WEIGHTS.seniority * seniorityScore(months, wanted)),
)
const pricesFor = kept((usual: number | null) =>
  table(PRICES, (price) => WEIGHTS.price * priceScore(priceBand(price, usual))),
)
const SENIORITY_NUMBER = table(MOST_MONTHS, (months) => SENIORITIES.indexOf(seniorityOf(fullYears(months))))

type Asked = { has: number | undefined; strong: number | undefined }
type Spoken = { levels: (number | undefined)[]; points: Uint16Array }

/**
 * The rank of a row by looking things up: the same numbers as `explain`, multiplied out beforehand. Rows ask for bits,
 * so lists are spread into words first; the room for that is used anew in every shard.
 */
export class Ranking {
  readonly #skills: Asked[]
  readonly #languages: Spoken[]
  readonly #skillTable: Uint16Array
  readonly #languageTable: Uint16Array
  readonly #seniorityTable: Uint16Array
  readonly #overlapTable: Uint16Array
  #priceTables: Uint16Array[] = []
  readonly #usual: Usual
  #hasWords: Int32Array[] = []
  #strongWords: Int32Array[] = []
  #levelWords: Int32Array[] = []

  constructor(wish: Wish, hours: readonly (number | null)[], usual: Usual, numberOf: Numbering) {
    this.#usual = usual
    this.#skills = wish.skills.map((id) => ({ has: numberOf(valueOf.skill(id)), strong: numberOf(valueOf.strong(id)) }))
    this.#languages = wish.languages.map(({ id, level }) => ({
      levels: LANGUAGE_LEVELS.map((least) => numberOf(valueOf.language(id, least))),
      points: table(LANGUAGE_LEVELS.length + 1, (have) => languagePoints(have, levelRank(level))),
    }))
    const [asked, spoken] = [wish.skills.length, wish.languages.length]
    this.#skillTable = table(asked * SKILL_POINTS + 1, (points) => WEIGHTS.skills * skillScore(points, asked))
    this.#languageTable = table(
      spoken * LANGUAGE_POINTS + 1,
      (points) => WEIGHTS.language * languageScore(points, spoken),
    )
    this.#seniorityTable = senioritiesFor(wish.seniority)
    this.#overlapTable = table(hours.length, (zone) => WEIGHTS.overlap * overlapScore(hours[zone] ?? null))
  }

  /** Before the rows of a shard are asked. */
  enter(shard: Shard, rooms: () => Int32Array): void {
    const words = (number: number | undefined): Int32Array =>
      number === undefined || shard.postings.size(number) === 0
        ? NOBODY
        : shard.postings.asWords(number, rooms(), shard.words)
    this.#hasWords = this.#skills.map(({ has }) => words(has))
    this.#strongWords = this.#skills.map(({ strong }) => words(strong))
    this.#levelWords = this.#languages.flatMap(({ levels }) => levels.map(words))
    this.#priceTables = this.#usual(shard.role).map(pricesFor)
  }

  /** Offers every row of the mask; says how many there were. */
  walk(shard: Shard, mask: Int32Array, top: Top): number {
    const [has, strong, levels] = [this.#hasWords, this.#strongWords, this.#levelWords]
    const [skillTable, languageTable] = [this.#skillTable, this.#languageTable]
    const [seniorityTable, overlapTable, priceTables] = [this.#seniorityTable, this.#overlapTable, this.#priceTables]
    const { ids, months: monthsOf, zones, prices, words } = shard
    let count = 0
    for (let word = 0; word < words; word++)
      for (let left = mask[word]!; left !== 0; left &= left - 1) {
        const bit = 31 - Math.clz32(left & -left)
        const row = word * 32 + bit
        let points = 0
        for (let n = 0; n < has.length; n++)
          points += ((has[n]![word]! >>> bit) & 1) * (SKILL_POINTS - 1) + ((strong[n]![word]! >>> bit) & 1)
        let spoken = 0
        for (let n = 0, at = 0; n < this.#languages.length; n++) {
          let have = 0
          for (let level = 0; level < LANGUAGE_LEVELS.length; level++, at++) have += (levels[at]![word]! >>> bit) & 1
          spoken += this.#languages[n]!.points[have]!
        }
        const months = Math.min(monthsOf[row]!, MOST_MONTHS - 1)
        const rank =
          skillTable[points]! +
          languageTable[spoken]! +
          seniorityTable[months]! +
          (overlapTable[zones[row]!] ?? 0) +
          priceTables[SENIORITY_NUMBER[months]!]![prices[row]!]!
        if (rank >= top.least) top.offer(rank, ids, row)
        count++
      }
    return count
  }
}
