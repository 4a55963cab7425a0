import { fullYears, seniorityOf, SENIORITIES } from '../talents/rules.ts'
import { LANGUAGE_LEVELS } from '../catalogue/limits.ts'
import type { Seniority } from '../talents/rules.ts'

export type Level = (typeof LANGUAGE_LEVELS)[number]

/** A talent as matching sees them. */
export type Candidate = {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly second_first_name?: string | null
  readonly second_last_name?: string | null
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
  /** A full month in US dollars. */
  readonly salary: number | null
  /** Companies see its range, and their score counts it; otherwise only colleagues' does (D-117). */
  readonly salary_shown: boolean
}

/** What a client looks for, from the request and the filters. */
export type MatchCriteria = {
  readonly skills: readonly string[]
  readonly seniority: Seniority | null
  readonly languages: readonly { readonly id: string; readonly level: Level }[]
}

/** A hundred, in six parts; where the salary does not count, the other five share it in the same proportion. */
export const WEIGHTS = { skills: 40, assessment: 10, seniority: 15, language: 15, overlap: 10, price: 10 } as const
export type ScorePart = keyof typeof WEIGHTS
export const PARTS = Object.keys(WEIGHTS) as ScorePart[]
/** `price` is null where the salary does not count. */
export type Scores = Readonly<Record<Exclude<ScorePart, 'price'>, number> & { price: number | null }>

/** Sum of all weights, and without the salary's; a rank is an integer multiple of both. */
const ALL_WEIGHTS = 100
const WEIGHTS_WITHOUT_PRICE = ALL_WEIGHTS - WEIGHTS.price
/** Scaling factors, so that a hundred is the same number with and without the salary. */
export const STRETCH = { priced: WEIGHTS_WITHOUT_PRICE / 10, unpriced: ALL_WEIGHTS / 10 } as const
const POINTS_OF_A_PERCENT = ALL_WEIGHTS * STRETCH.priced

/** The parts that count. */
export const countedParts = ({ price }: Pick<Scores, 'price'>): ScorePart[] =>
  price === null ? PARTS.filter((part) => part !== 'price') : PARTS

/**
 * Cap: without any required skill the rest counts half, so that nobody without one is near half a match. Halved, not cut off:
 * those below the cap keep their order.
 */
export const capped = (rank: number, skills: number): number => (skills === 0 ? rank >>> 1 : rank)

/** What the parts add up to. */
const sumOf = (scores: Scores): number =>
  countedParts(scores).reduce((sum, part) => sum + WEIGHTS[part] * (scores[part] ?? 0), 0) *
  (scores.price === null ? STRETCH.unpriced : STRETCH.priced)
const percentOf = (rank: number): number => Math.round(rank / POINTS_OF_A_PERCENT)
/** In hundredths, so that few share a rank; shown as a whole number. */
export const rankOf = (scores: Scores): number => capped(sumOf(scores), scores.skills)
export const totalOf = (scores: Scores): number => percentOf(rankOf(scores))
/** What the cap takes off the sum of the parts; 0 where it does not apply. */
export const cutOf = (scores: Scores): number => percentOf(sumOf(scores)) - totalOf(scores)
/** How much the total grows once a part is full. */
export const gainOf = (part: ScorePart, scores: Scores): number =>
  percentOf(rankOf({ ...scores, [part]: 100 }) - rankOf(scores))
/** Maximum of a part, out of a hundred. */
export const shareOf = (part: ScorePart, { price }: Pick<Scores, 'price'>): number =>
  (WEIGHTS[part] * ALL_WEIGHTS) / (price === null ? WEIGHTS_WITHOUT_PRICE : ALL_WEIGHTS)

/** The first few skills somebody names are what they are best at. */
export const MAX_STRONG = 5
/** Of four points a skill that is there has three, a strong one all. */
export const SKILL_POINTS = 4
export const skillScore = (points: number, count: number): number =>
  count === 0 ? 100 : Math.round((100 * points) / (SKILL_POINTS * count))

/** Assessments somebody passed: that of the role they have now, another technical one, or none yet. */
export const PASSED_ASSESSMENTS = ['none', 'technical', 'role'] as const
export type PassedAssessment = (typeof PASSED_ASSESSMENTS)[number]
const BY_ASSESSMENT: Readonly<Record<PassedAssessment, number>> = { none: 0, technical: 50, role: 100 }
export const passedBy = ({ verified, qualified }: Pick<Candidate, 'verified' | 'qualified'>): PassedAssessment =>
  qualified ? 'role' : verified ? 'technical' : 'none'
export const assessmentScore = (passed: PassedAssessment): number => BY_ASSESSMENT[passed]

/** By how many levels somebody is above (or below) what is looked for. */
const BY_DISTANCE: Readonly<Record<number, number>> = { [-2]: 15, [-1]: 50, 0: 100, 1: 90, 2: 80 }
/** Without a required seniority more years are better, up to these. */
const ENOUGH_YEARS = 8
export function seniorityScore(months: number, required: Seniority | null): number {
  const years = fullYears(months)
  if (!required) return 40 + Math.round((60 * Math.min(years, ENOUGH_YEARS)) / ENOUGH_YEARS)
  return BY_DISTANCE[SENIORITIES.indexOf(seniorityOf(years)) - SENIORITIES.indexOf(required)] ?? 0
}

/** 4 native, 1 beginner, 0 none. */
export const levelRank = (level: Level | null): number =>
  level === null ? 0 : LANGUAGE_LEVELS.length - LANGUAGE_LEVELS.indexOf(level)
/** Points of one language; in twelfths, which four levels divide. */
export const LANGUAGE_POINTS = 12
export const languagePoints = (have: number, required: number): number =>
  Math.floor((LANGUAGE_POINTS * Math.min(have, required)) / required)
export const languageScore = (points: number, count: number): number =>
  count === 0 ? 100 : Math.round((100 * points) / (LANGUAGE_POINTS * count))

/** Eight shared hours are the full score; an unknown zone gets the middle. */
const WHOLE_DAY = 8
const UNKNOWN = 50
export const overlapScore = (hours: number | null): number =>
  hours === null ? UNKNOWN : Math.round((100 * Math.min(hours, WHOLE_DAY)) / WHOLE_DAY)
