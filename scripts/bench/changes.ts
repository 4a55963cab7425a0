/** Smaller changes are noise of the machine. */
const NOTABLE = 0.05

/** The numbers of a result by their path. A row of a list is named by its texts. */
function figuresOf(value: unknown, path: readonly string[] = []): [string, number][] {
  if (typeof value === 'number') return [[path.join(' '), value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    figuresOf(item, [...path, Array.isArray(value) ? nameOf(item, key) : key]),
  )
}

function nameOf(row: unknown, index: string): string {
  const values = typeof row === 'object' && row !== null ? Object.values(row) : []
  return values.filter((value) => typeof value === 'string').join(' ') || index
}

/** The new figures beside those of the run before, where they differ. */
export function printChanges(before: unknown, after: unknown): void {
  const earlier = new Map(figuresOf(before))
  if (earlier.size === 0) return
  const changed = figuresOf(after).flatMap(([path, now]) => {
    const then = earlier.get(path)
    const isNotable = then !== undefined && Math.abs(now - then) > NOTABLE * Math.abs(then)
    return isNotable ? [`  ${path}: ${short(now)} (was ${short(then)})`] : []
  })
  const at = (before as { at?: string }).at ?? ''
  console.log(`Since the run before (${at}), ${changed.length} of ${earlier.size} figures differ by more than 5 %:`)
  for (const line of changed) console.log(line)
}

const short = (value: number) => String(Number(value.toPrecision(3)))
