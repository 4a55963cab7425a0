import { describe, expect, test } from 'vitest'
import { type ItemSums, difficultyOf, discriminationOf } from './rules-items.ts'

/** The sums the database would give of these answers: whether right, and the score of the attempt. */
function sumsOf(answers: readonly [right: boolean, score: number][]): ItemSums {
  const mean = (of: readonly number[]) => of.reduce((sum, one) => sum + one, 0) / of.length
  const scores = answers.map(([, score]) => score)
  const right = answers.filter(([isRight]) => isRight).map(([, score]) => score)
  const all = mean(scores)
  const deviation = Math.sqrt(mean(scores.map((score) => (score - all) ** 2)))
  return {
    graded: answers.length,
    right: right.length,
    mean: all,
    deviation,
    mean_right: right.length ? mean(right) : 0,
  }
}
const pairs = (right: readonly number[], wrong: readonly number[]): [boolean, number][] => [
  ...right.map((score): [boolean, number] => [true, score]),
  ...wrong.map((score): [boolean, number] => [false, score]),
]

test.each([
  [0, 0, null],
  [4, 4, 100],
  [4, 0, 0],
  [3, 2, 67],
])('of %i graded answers %i right ones make a difficulty of %s', (graded, right, expected) => {
  expect(difficultyOf({ graded, right })).toBe(expected)
})

describe('discrimination is the point-biserial correlation with the score', () => {
  test.each<[string, [boolean, number][], number | null]>([
    ['the better half gets it right', pairs([80, 80, 80, 80, 80], [40, 40, 40, 40, 40]), 1],
    ['the weaker half gets it right', pairs([40, 40, 40, 40, 40], [80, 80, 80, 80, 80]), -1],
    ['it has nothing to do with the score', pairs([40, 60, 80, 50, 70], [40, 60, 80, 50, 70]), 0],
    ['the better ones mostly', pairs([90, 85, 70, 65, 60, 45], [75, 55, 40, 30]), 0.51],
    ['everybody gets it right', pairs([90, 80, 70, 60, 50, 40, 30, 20, 10, 0], []), null],
    ['nobody does', pairs([], [90, 80, 70, 60, 50, 40, 30, 20, 10, 0]), null],
    ['all scores are the same', pairs([50, 50, 50, 50, 50], [50, 50, 50, 50, 50]), null],
    ['nine answers are too few', pairs([80, 80, 80, 80], [40, 40, 40, 40, 40]), null],
  ])('%s', (_, answers, expected) => {
    const value = discriminationOf(sumsOf(answers))
    if (expected === null) expect(value).toBeNull()
    else expect(value).toBeCloseTo(expected, 2)
  })
})
