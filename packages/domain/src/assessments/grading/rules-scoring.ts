const percent = (part: number, total: number): number => (total === 0 ? 0 : Math.round((part / total) * 100))

/** One item of a test after it was graded: how much of it is right. */
export type GradedItem = { readonly topic: string; readonly passed: number; readonly total: number }

/** Per cent: every item counts the same, however many tests it has. */
export const scoreOf = (items: readonly GradedItem[]): number =>
  items.length === 0
    ? 0
    : Math.round(items.reduce((sum, { passed, total }) => sum + (total ? passed / total : 0), 0) * (100 / items.length))

export type Strength = { readonly topic: string; readonly score: number; readonly items: number }

/** By topic, the strongest first. */
export function strengthsOf(items: readonly GradedItem[]): Strength[] {
  const topics = [...new Set(items.map(({ topic }) => topic))]
  return topics
    .map((topic) => {
      const own = items.filter((item) => item.topic === topic)
      return { topic, score: scoreOf(own), items: own.length }
    })
    .toSorted((a, b) => b.score - a.score || b.items - a.items || a.topic.localeCompare(b.topic))
}

/** How a reviewer scored a recording: four criteria from 1 to 4, where 1 is nothing and 4 is all. */
export const rubricScore = (scores: readonly number[]): number =>
  percent(
    scores.reduce((sum, score) => sum + score - 1, 0),
    scores.length * 3,
  )

export type Distribution = { readonly below: number; readonly others: number }

/** Percentile: how many of a hundred others a score is above; null while there are too few (k-anonymity). */
export const percentileOf = ({ below, others }: Distribution, min: number): number | null =>
  others < min ? null : percent(below, others)
