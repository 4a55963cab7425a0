// Keyboard navigation of lists and menus. Pure.

type Row = { isDisabled?: boolean | undefined }

const PAGE = 10

const STEPS: Partial<Record<string, (at: number, count: number) => { from: number; by: 1 | -1 }>> = {
  ArrowDown: (at, count) => ({ from: at + 1 < count ? at + 1 : 0, by: 1 }),
  ArrowUp: (at, count) => ({ from: at > 0 ? at - 1 : count - 1, by: -1 }),
  PageDown: (at, count) => ({ from: Math.min(Math.max(at, 0) + PAGE, count - 1), by: -1 }),
  PageUp: (at) => ({ from: Math.max(at - PAGE, 0), by: 1 }),
  Home: () => ({ from: 0, by: 1 }),
  End: (_, count) => ({ from: count - 1, by: -1 }),
}

/** The row after a key from `at` (-1: none yet); skips disabled rows and wraps around. */
export function rowAfter(key: string, at: number, rows: readonly Row[]): number | undefined {
  const step = STEPS[key]
  if (!step) return undefined
  const { from, by } = step(at, rows.length)
  for (let i = 0; i < rows.length; i++) {
    const row = (from + i * by + rows.length) % rows.length
    if (!rows[row]?.isDisabled) return row
  }
  return undefined
}
