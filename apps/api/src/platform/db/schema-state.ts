import type { Db } from './database.ts'
import { labelOf, type Migration } from './migration-files.ts'
import { sql } from './sql.ts'

export type AppliedMigration = Pick<Migration, 'number' | 'name' | 'sha256' | 'contract'>

/** What stands between this code and the database, in migrations. */
export type SchemaState = {
  /** The code needs it and the database lacks it. */
  missing: string[]
  /** Applied by a newer release, and it takes away what this code may still use. */
  contracts: { label: string; contract: string }[]
  /** Applied, and other than the file of the same number. */
  changed: string[]
}

/**
 * A newer database is served by older code as long as all it has more are expansions: then nodes of two releases work side by
 * side, and a release can be rolled back.
 */
export function compareSchema(applied: readonly AppliedMigration[], available: readonly Migration[]): SchemaState {
  const newer = applied.slice(available.length)
  return {
    missing: available.slice(applied.length).map(labelOf),
    contracts: newer.flatMap(({ contract, ...row }) => (contract === null ? [] : [{ label: labelOf(row), contract }])),
    changed: applied
      .slice(0, available.length)
      .filter(({ name, sha256 }, index) => available[index]!.name !== name || available[index]!.sha256 !== sha256)
      .map(labelOf),
  }
}

export async function readSchemaState(db: Db, available: readonly Migration[]): Promise<SchemaState> {
  // house-allow sql: the table of migrations is no table of theirs
  const applied = await db.rows<AppliedMigration>(sql`
    select number, name, sha256, contract from migrations order by number`)
  return compareSchema(applied, available)
}
