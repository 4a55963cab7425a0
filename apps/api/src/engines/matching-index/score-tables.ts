import { type Audience, type BaselineSteps, priceOf } from '@fareeq/domain/matching/rules-price.ts'
import {
  LANGUAGE_POINTS,
  PASSED_ASSESSMENTS,
  type Level,
  SKILL_POINTS,
  WEIGHTS,
  assessmentScore,
  languagePoints,
  languageScore,
  levelRank,
  seniorityScore,
  skillScore,
} from '@fareeq/domain/matching/rules-score.ts'
import { fullYears, seniorityOf, SENIORITIES } from '@fareeq/domain/talents/rules.ts'
import { LANGUAGE_LEVELS } from '@fareeq/domain/catalogue/limits.ts'
import type { Seniority } from '@fareeq/domain/talents/rules.ts'
import { MAX_MONTHS, PRICES, pricedAs } from './shard.ts'

// Lookup tables: the scores of the domain (rules-score, rules-price), weighted beforehand, so that a rank is a few reads.

/** In a price table: the salary does not count. */
export const UNPRICED = 0xffff

export function table(length: number, of: (n: number) => number): Uint16Array {
  const filled = new Uint16Array(length)
  for (let n = 0; n < length; n++) filled[n] = of(n)
  return filled
}
/** Memoised: there are few different criteria, and filling a table takes longer than a narrow search. */
const memoised = <Key>(make: (key: Key) => Uint16Array) => {
  const tables = new Map<Key, Uint16Array>()
  return (key: Key): Uint16Array => {
    let table = tables.get(key)
    if (!table) tables.set(key, (table = make(key)))
    return table
  }
}
export const seniorityTable = memoised((required: Seniority | null) =>
  table(MAX_MONTHS + 1, (months) => WEIGHTS.seniority * seniorityScore(months, required)),
)
export const ASSESSMENT_TABLE = table(
  PASSED_ASSESSMENTS.length,
  (n) => WEIGHTS.assessment * assessmentScore(PASSED_ASSESSMENTS[n]!),
)
export const skillTable = memoised((count: number) =>
  table(count * SKILL_POINTS + 1, (points) => WEIGHTS.skills * skillScore(points, count)),
)
export const languageTable = memoised((count: number) =>
  table(count * LANGUAGE_POINTS + 1, (points) => WEIGHTS.language * languageScore(points, count)),
)
export const levelPointsTable = memoised((level: Level) =>
  table(LANGUAGE_LEVELS.length + 1, (have) => languagePoints(have, levelRank(level))),
)
export const seniorityIndex = (months: number) => SENIORITIES.indexOf(seniorityOf(fullYears(months)))
/** By months: where the prices of that seniority begin in a price table. */
export const PRICE_OFFSETS = table(MAX_MONTHS + 1, (months) => seniorityIndex(months) * PRICES)

/** The price table of one role, from what is usual in it: for each seniority in its order, the points of every salary. */
export const priceTable = (baseline: BaselineSteps, audience: Audience): Uint16Array =>
  table(SENIORITIES.length * PRICES, (n) => {
    const price = priceOf(pricedAs(n % PRICES), audience, baseline[Math.floor(n / PRICES)] ?? null)
    return price ? WEIGHTS.price * price.score : UNPRICED
  })
