import { fullYears, seniorityOf } from '../talents/rules.ts'
import { LANGUAGE_LEVELS } from '../talents/schema-profile.ts'
import { SENIORITIES, type Seniority } from '../talents/schema.ts'
import type { PRICE_BANDS } from './schema.ts'

export type Level = (typeof LANGUAGE_LEVELS)[number]

/** What matching knows of somebody. */
export type Candidate = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly role: string
  readonly months: number
  /** Strongest first. */
  readonly skills: readonly string[]
  readonly languages: readonly { readonly id: string; readonly level: Level }[]
  readonly industries: readonly string[]
  readonly country: string | null
  readonly timezone: string | null
  readonly full_time: boolean
  readonly part_time: boolean
  readonly weeks: number
  readonly verified: boolean
  readonly qualified: boolean
  /** A full month in US dollars; it moves the price and is never shown. */
  readonly salary: number | null
}

/** What a client looks for, from the request and the filters. */
export type Wish = {
  readonly skills: readonly string[]
  readonly seniority: Seniority | null
  readonly languages: readonly { readonly id: string; readonly level: Level }[]
}

/** A hundred, in five parts. */
export const WEIGHTS = { skills: 40, seniority: 20, language: 15, overlap: 15, price: 10 } as const
export type Part = keyof typeof WEIGHTS
export const PARTS = Object.keys(WEIGHTS) as Part[]
export type Scores = Readonly<Record<Part, number>>

/** Exact to a hundredth, so that few share a rank; shown as a whole number. */
export const rankOf = (scores: Scores): number => PARTS.reduce((sum, part) => sum + WEIGHTS[part] * scores[part], 0)
export const totalOf = (scores: Scores): number => Math.round(rankOf(scores) / 100)

/** The first few skills somebody names are what they are best at. */
export const MOST_STRONG = 5
/** Of four points a skill that is there has three, a strong one all. */
export const SKILL_POINTS = 4
export const skillScore = (points: number, asked: number): number =>
  asked === 0 ? 100 : Math.round((100 * points) / (SKILL_POINTS * asked))

/** By how many levels somebody is above (or below) what is looked for. */
const BY_DISTANCE: Readonly<Record<number, number>> = { [-2]: 15, [-1]: 50, 0: 100, 1: 90, 2: 80 }
/** Without a wish more years are better, up to these. */
const ENOUGH_YEARS = 8
export function seniorityScore(months: number, wanted: Seniority | null): number {
  const years = fullYears(months)
  if (!wanted) return 40 + Math.round((60 * Math.min(years, ENOUGH_YEARS)) / ENOUGH_YEARS)
  return BY_DISTANCE[SENIORITIES.indexOf(seniorityOf(years)) - SENIORITIES.indexOf(wanted)] ?? 0
}

/** 4 for one's own language, 1 for a beginner, 0 for a stranger to it. */
export const levelRank = (level: Level | null): number =>
  level === null ? 0 : LANGUAGE_LEVELS.length - LANGUAGE_LEVELS.indexOf(level)
/** How far one language is what was asked for; in twelfths, which four levels divide. */
export const LANGUAGE_POINTS = 12
export const languagePoints = (have: number, wanted: number): number =>
  Math.floor((LANGUAGE_POINTS * Math.min(have, wanted)) / wanted)
export const languageScore = (points: number, asked: number): number =>
  asked === 0 ? 100 : Math.round((100 * points) / (LANGUAGE_POINTS * asked))

/** A shared working day is a whole one; where a zone is unknown nothing is held against anybody. */
const WHOLE_DAY = 8
const UNKNOWN = 50
export const overlapScore = (hours: number | null): number =>
  hours === null ? UNKNOWN : Math.round((100 * Math.min(hours, WHOLE_DAY)) / WHOLE_DAY)

/** Salaries are kept in steps of 250 dollars, the last for all above: enough to compare, too little to tell. */
const STEP_USD = 250
export const PRICE_STEPS = 80
export const UNPRICED = 255
export const priceStep = (salary: number | null): number =>
  salary === null ? UNPRICED : Math.min(PRICE_STEPS - 1, Math.floor(salary / STEP_USD))

export type PriceBand = (typeof PRICE_BANDS)[number]
const BANDS: readonly (readonly [band: PriceBand, upTo: number])[] = [
  ['usual', 1.1],
  ['above', 1.35],
  ['well_above', 1.7],
  ['far_above', Infinity],
]
const BAND_SCORES: Readonly<Record<PriceBand, number>> = {
  usual: 100,
  above: 70,
  well_above: 40,
  far_above: 15,
  unknown: UNKNOWN,
}

/** Four bands and no more: from a finer answer the salary could be worked out. */
export function priceBand(step: number, usual: number | null): PriceBand {
  if (step === UNPRICED || usual === null) return 'unknown'
  const share = (step + 0.5) / (usual + 0.5)
  return BANDS.find(([, upTo]) => share <= upTo)?.[0] ?? 'unknown'
}
export const priceScore = (band: PriceBand): number => BAND_SCORES[band]

/** The step in the middle of what people ask; null where nobody has said. `counts` is how many ask each step. */
export function usualStep(counts: ArrayLike<number>): number | null {
  let all = 0
  for (let step = 0; step < counts.length; step++) all += counts[step] ?? 0
  let below = 0
  for (let step = 0; step < counts.length; step++) {
    below += counts[step] ?? 0
    if (below * 2 >= all && all > 0) return step
  }
  return null
}
