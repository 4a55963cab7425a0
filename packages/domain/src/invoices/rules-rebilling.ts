/** A line as far as billing it again is decided. */
export type BilledBefore = {
  readonly id: string
  readonly taken_back: boolean
  /** The first line of which it is a repetition. */
  readonly rebills_line_id: string | null
}

/** The line it all began with, by which repetitions are counted. */
export const rootOf = ({ id, rebills_line_id }: BilledBefore): string => rebills_line_id ?? id

/** Lines of which nothing is left and that no other line bills: `standing` are the roots of those that one does. */
export const rebillable = <Line extends BilledBefore>(lines: readonly Line[], standing: ReadonlySet<string>): Line[] =>
  lines.filter((line) => line.taken_back && !standing.has(rootOf(line)))
