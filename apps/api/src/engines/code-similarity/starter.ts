import type { Token } from './tokens.ts'

/** The code a task begins with: its lines, and its k-grams for where a name in it was changed. */
export type StarterCode = { lines: ReadonlySet<string>; kgrams: ReadonlySet<string> }

/** Tokens in a k-gram of the structure. */
export const STRUCTURE_K = 16

function kgramsOf(tokens: readonly Token[]): string[] {
  const words = tokens.map(({ abstract }) => abstract)
  return words.slice(STRUCTURE_K - 1).map((_, start) => words.slice(start, start + STRUCTURE_K).join(' '))
}

/** Rows by their tokens: indentation, comments and types make no difference. */
function linesOf(tokens: readonly Token[]): Map<number, string> {
  const lines = new Map<number, string>()
  for (const { row, verbatim } of tokens) lines.set(row, `${lines.get(row) ?? ''} ${verbatim}`)
  return lines
}

export const starterCode = (sources: readonly (readonly Token[])[]): StarterCode => ({
  lines: new Set(sources.flatMap((tokens) => [...linesOf(tokens).values()])),
  kgrams: new Set(sources.flatMap(kgramsOf)),
})

/**
 * What the author wrote themselves. The ignored files of dolos cannot do this: a signature is shorter than a k-gram, winnowing
 * may select other k-grams of a longer starter than of the answer around it, and what is ignored stays in the totals.
 */
export function withoutStarter(tokens: readonly Token[], starter: StarterCode): Token[] {
  const lines = linesOf(tokens)
  const isGiven = tokens.map(({ row }) => starter.lines.has(lines.get(row) ?? ''))
  if (starter.kgrams.size > 0)
    for (const [start, kgram] of kgramsOf(tokens).entries())
      if (starter.kgrams.has(kgram)) isGiven.fill(true, start, start + STRUCTURE_K)
  return tokens.filter((_, index) => !isGiven[index])
}
