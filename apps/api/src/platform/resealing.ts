import type { Db } from './db/database.ts'
import type { SecretKeys } from './sealing.ts'
import { keyIdOf } from './sealing.ts'
import { resealTokenKey } from './token-key.ts'

export type SealedRow = { id: string; sealed: Buffer }

/** What is sealed with SECRET_KEY in one column. */
export type SealedColumn = {
  name: string
  /** Rows that another key than `keyId` has sealed, behind `after` by their id. */
  batch(db: Db, keyId: Buffer, after: string, limit: number): Promise<SealedRow[]>
  count(db: Db, keyId: Buffer): Promise<number>
  /** Sealed with the present key; null when no key opens it. */
  reseal(keys: SecretKeys, sealed: Buffer): Buffer | null
  /** Compare and set: a row that was saved meanwhile has the present key. */
  save(db: Db, row: SealedRow, resealed: Buffer): Promise<unknown>
}

const BATCH = 200
/** Before every id. */
const NIL = '00000000-0000-0000-0000-000000000000'

type Resealed = { done: number; unreadable: number }

type Progress = (column: string, done: number, total: number) => void
type ResealReport = { hasTokenKey: boolean; columns: (Resealed & { name: string })[] }

/**
 * The token key first: with it every process begins to seal with the present key, so that nothing comes after a column was
 * looked through. In the order of copies: what is copied from a column stands in a later one.
 */
export async function resealAll(
  db: Db,
  keys: SecretKeys,
  {
    columns,
    now,
    isNew,
    progress = () => {},
  }: { columns: readonly SealedColumn[]; now: Date; isNew?: boolean; progress?: Progress },
): Promise<ResealReport> {
  const hasTokenKey = await resealTokenKey(db, keys, now, isNew)
  const resealed: ResealReport['columns'] = []
  for (const column of columns) {
    const result = await resealColumn(db, keys, column, (done, total) => progress(column.name, done, total))
    resealed.push({ name: column.name, ...result })
  }
  return { hasTokenKey, columns: resealed }
}

/**
 * Seals a column with the present key, in transactions of a batch: it may stop at any time, and begins again with what is left.
 */
export async function resealColumn(
  db: Db,
  keys: SecretKeys,
  column: SealedColumn,
  progress: (done: number, total: number) => void,
): Promise<Resealed> {
  const keyId = keyIdOf(keys.SECRET_KEY)
  const total = await column.count(db, keyId)
  const result = { done: 0, unreadable: 0 }
  for (let after = NIL; ;) {
    const rows = await column.batch(db, keyId, after, BATCH)
    if (rows.length === 0) return result
    await db.transaction(async (db) => {
      for (const row of rows) {
        const resealed = column.reseal(keys, row.sealed)
        if (resealed) await column.save(db, row, resealed)
        if (resealed) result.done++
        else result.unreadable++
      }
    })
    after = rows.at(-1)!.id
    progress(result.done + result.unreadable, Math.max(total, result.done + result.unreadable))
  }
}
