/** How long calls took, by call and month, in steps of a twelfth: enough for a percentile, and small. */
export type TimeTable = Record<string, Record<string, Record<number, number>>>

const STEPS = 8
const stepOf = (milliseconds: number): number => Math.round(Math.log2(Math.max(milliseconds, 0.01)) * STEPS)
const timeOf = (step: number): number => 2 ** (step / STEPS)

export function createCallTimes(table: TimeTable = {}, month = () => '') {
  return {
    table,
    add(call: string, milliseconds: number) {
      const counts = ((table[call] ??= {})[month()] ??= {})
      const step = stepOf(milliseconds)
      counts[step] = (counts[step] ?? 0) + 1
    },
  }
}
export type CallTimes = ReturnType<typeof createCallTimes>

export const countOf = (counts: Record<number, number> = {}): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** Milliseconds. */
export function percentile(counts: Record<number, number> = {}, share: number): number {
  const total = countOf(counts)
  let below = 0
  for (const step of Object.keys(counts)
    .map(Number)
    .toSorted((a, b) => a - b)) {
    below += counts[step]!
    if (below >= total * share) return timeOf(step)
  }
  return 0
}
