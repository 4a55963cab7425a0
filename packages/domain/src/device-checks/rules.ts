/** How well a conversation would go over a connection. */
export const CONNECTION_GRADES = ['good', 'slow', 'poor'] as const
export type ConnectionGrade = (typeof CONNECTION_GRADES)[number]

/** How many round trips are measured. */
export const ROUND_TRIPS = 5
/** Milliseconds; from the second on people talk over each other. */
const SLOW = 200
const POOR = 500

/** By the median, so that one late answer says nothing. Null where none came. */
export function connectionGrade(milliseconds: readonly number[]): ConnectionGrade | null {
  const median = milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length / 2)]
  if (median === undefined) return null
  if (median < SLOW) return 'good'
  return median < POOR ? 'slow' : 'poor'
}
