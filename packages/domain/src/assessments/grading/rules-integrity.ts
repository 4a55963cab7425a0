/** D-56: from so many common lines on a lower similarity is enough, since short answers are alike by nature. */
const LONG_MATCH_LINES = 10
const LONG_MATCH = 0.75
const SHORT_MATCH = 0.9

/** Is an answer shown to staff for its likeness to another one? `similarity` is between 0 and 1, `lines` those in common. */
export function plagiarismFlag(similarity: number, lines: number): boolean {
  return lines > 0 && similarity >= (lines >= LONG_MATCH_LINES ? LONG_MATCH : SHORT_MATCH)
}
