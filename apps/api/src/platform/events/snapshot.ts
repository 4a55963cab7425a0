/**
 * What one reading of the database could see, as PostgreSQL writes it (`xmin:xmax:running,…`): every transaction before
 * `xmax` except those that were still running. https://www.postgresql.org/docs/15/functions-info.html
 */
export type Snapshot = { text: string; xmin: bigint; xmax: bigint; running: ReadonlySet<bigint> }

/** Null when it is none: it may come from a browser, and PostgreSQL would answer a broken one with an error. */
export function readSnapshot(text: string): Snapshot | null {
  const [, low, high, list] = /^(\d{1,18}):(\d{1,18}):((?:\d{1,18}(?:,\d{1,18})*)?)$/.exec(text) ?? []
  if (low === undefined || high === undefined || list === undefined) return null
  const [xmin, xmax, running] = [BigInt(low), BigInt(high), list === '' ? [] : list.split(',').map(BigInt)]
  if (xmin < 1n || xmax < xmin) return null
  const sorted = running.every((tx, n) => tx >= xmin && tx < xmax && (n === 0 || tx > running[n - 1]!))
  return sorted ? { text, xmin, xmax, running: new Set(running) } : null
}

export const sees = ({ xmax, running }: Snapshot, tx: bigint): boolean => tx < xmax && !running.has(tx)

/** Snapshots of one database have an order: with time transactions only begin (`xmax`) and end (fewer running). */
export const isLater = (a: Snapshot, b: Snapshot): boolean =>
  a.xmax > b.xmax || (a.xmax === b.xmax && a.running.size < b.running.size)
