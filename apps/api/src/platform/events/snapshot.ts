/**
 * A PostgreSQL snapshot in its text form (`xmin:xmax:running,…`): every transaction before `xmax` is visible except those
 * still running. https://www.postgresql.org/docs/15/functions-info.html
 */
export type Snapshot = { text: string; xmin: bigint; xmax: bigint; running: ReadonlySet<bigint> }

/** Null when malformed: it may come from a browser, and PostgreSQL would raise an error. */
export function readSnapshot(text: string): Snapshot | null {
  const [, low, high, list] = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)$/.exec(text) ?? []
  if (low === undefined || high === undefined || list === undefined) return null
  const [xmin, xmax, running] = [BigInt(low), BigInt(high), list === '' ? [] : list.split(',').map(BigInt)]
  if (xmin < 1n || xmax < xmin) return null
  const sorted = running.every((tx, n) => tx >= xmin && tx < xmax && (n === 0 || tx > running[n - 1]!))
  return sorted ? { text, xmin, xmax, running: new Set(running) } : null
}

export const sees = ({ xmax, running }: Snapshot, tx: bigint): boolean => tx < xmax && !running.has(tx)

/** Snapshots of one database are ordered: over time transactions only begin (`xmax`) and end (fewer running). */
export const isLater = (a: Snapshot, b: Snapshot): boolean =>
  a.xmax > b.xmax || (a.xmax === b.xmax && a.running.size < b.running.size)
