import { describe, expect, test } from 'vitest'
import { plagiarismFlag } from './rules-integrity.ts'

describe('an answer is flagged for its likeness', () => {
  test.each([
    [1, 40, true],
    [0.75, 10, true],
    [0.749, 10, false],
    [0.749, 400, false],
    [0.9, 9, true],
    [0.899, 9, false],
    [0.75, 9, false],
    [1, 1, true],
    [0, 0, false],
  ])('at %d with %i common lines: %s', (similarity, lines, flag) => {
    expect(plagiarismFlag(similarity, lines)).toBe(flag)
  })

  test('never without a common line', () => {
    expect(plagiarismFlag(1, 0)).toBe(false)
  })
})
