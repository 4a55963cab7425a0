import { MIN_FOR_DISCRIMINATION } from '../limits.ts'

/** What is known of the graded answers to one item. */
export type ItemSums = {
  readonly graded: number
  readonly right: number
  /** Of the scores of all who were asked it: mean and standard deviation (of the population). */
  readonly mean: number
  readonly deviation: number
  /** The mean score of those who got it right. */
  readonly mean_right: number
}

/** Per cent of the graded answers that are right: the higher, the easier. */
export const difficultyOf = ({ graded, right }: Pick<ItemSums, 'graded' | 'right'>): number | null =>
  graded === 0 ? null : Math.round((right / graded) * 100)

/**
 * Point-biserial correlation of getting the item right with the score of the attempt, to two places. Null where it says
 * nothing: too few answers, all alike, or scores that do not differ.
 */
export function discriminationOf({ graded, right, mean, deviation, mean_right }: ItemSums): number | null {
  const share = right / graded
  if (graded < MIN_FOR_DISCRIMINATION || share === 0 || share === 1 || deviation === 0) return null
  const r = ((mean_right - mean) / deviation) * Math.sqrt(share / (1 - share))
  return Math.round(Math.max(-1, Math.min(1, r)) * 100) / 100
}
