// The one way to talk to the database, on both engines:
//
//   const talent = await db.row<{ id: string; name: string }>(sql`select id, name from talents where id = ${id}`)
//   const open = await db.rows<Slot>(sql`select … where starts_at > ${now} and owner = any(${owners})`)
//   const changed = await db.run(sql`update nominations set state = 'declined' where id = ${id} and state = 'sent'`)
//
//   await db.transaction(async (db) => {         // shadows the outer db: the outer one throws inside the callback
//     await db.also(sql`insert into events …`)   // its failure is the transaction's
//     db.afterCommit(() => wakeUp())
//   })                                           // a throw rolls everything back
//
// The callback is run again after a deadlock or a serialisation failure (`conflict-retry.ts`): it changes nothing outside the
// database, and what it found out it returns.
// A nested db.transaction is a savepoint: wrap what may fail (a unique violation you want to catch) in one.
// Inside a transaction the embedded engine's only connection is held: never await anything slow there.
import type { Result } from './connections/query.ts'
import type { Statement } from './sql.ts'

export { DatabaseUnavailable, isUniqueViolation } from './errors.ts'

export type DatabaseRow = Record<string, unknown>

export interface Db {
  rows<T extends object = DatabaseRow>(statement: Statement): Promise<T[]>
  /** The first row, if any. */
  row<T extends object = DatabaseRow>(statement: Statement): Promise<T | undefined>
  /** Exactly one row; anything else is a bug. */
  one<T extends object = DatabaseRow>(statement: Statement): Promise<T>
  /** How many rows were changed. */
  run(statement: Statement): Promise<number>
  /** Fire and forget inside a transaction: pipelined with the next statement or the commit, which reports its failure. */
  also(statement: Statement): Promise<void>
  /** `noSavepoints`: nested transactions are not savepoints; a failure of one aborts all. */
  transaction<T>(run: (db: Db) => Promise<T>, options?: { noSavepoints?: boolean }): Promise<T>
  /** After the outermost commit; at once when there is no transaction; never after a rollback. */
  afterCommit(callback: () => unknown): void
  /** pg's own result, for adapters (pg-boss); features use the methods above. */
  query<T extends object = DatabaseRow>(statement: Statement): Promise<Result<T>>
}

export abstract class Queries {
  abstract query<T extends object = DatabaseRow>(statement: Statement): Promise<Result<T>>

  async rows<T extends object = DatabaseRow>(statement: Statement): Promise<T[]> {
    return (await this.query<T>(statement)).rows
  }

  async row<T extends object = DatabaseRow>(statement: Statement): Promise<T | undefined> {
    return (await this.query<T>(statement)).rows[0]
  }

  async one<T extends object = DatabaseRow>(statement: Statement): Promise<T> {
    const { rows } = await this.query<T>(statement)
    if (rows.length !== 1) throw new Error(`Expected exactly one row, got ${rows.length}: ${statement.text}`)
    return rows[0]!
  }

  async run(statement: Statement): Promise<number> {
    return (await this.query(statement)).rowCount ?? 0
  }
}
