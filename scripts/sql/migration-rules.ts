// Expand and contract: what a migration may do while the last release still runs on the same database. Read from the parse tree
// of PostgreSQL itself.
import { parseSync } from 'libpg-query'
import type { SqlNode } from './sql-node.ts'
import { changesOfTable } from './table-changes.ts'

const DROPS: Readonly<Record<string, string>> = {
  OBJECT_TABLE: 'table',
  OBJECT_VIEW: 'view',
  OBJECT_MATVIEW: 'materialized view',
  OBJECT_SEQUENCE: 'sequence',
  OBJECT_FUNCTION: 'function',
  OBJECT_TRIGGER: 'trigger',
  OBJECT_TYPE: 'type',
  OBJECT_DOMAIN: 'domain',
  OBJECT_SCHEMA: 'schema',
  OBJECT_EXTENSION: 'extension',
}

const IN_BATCHES = 'move the data in batches: a backfill (docs/operating/upgrading.md)'

const statementsIn = (text: string) =>
  (parseSync(text).stmts as { stmt: SqlNode }[]).map(({ stmt }) => Object.entries(stmt)[0] as [string, SqlNode])

export const tablesCreatedIn = (text: string): string[] =>
  statementsIn(text).flatMap(([kind, node]) => (kind === 'CreateStmt' ? [tableOf(node)] : []))

type Facts = {
  /** Whether its statements run one by one. */
  isOutside: boolean
  /** Tables the last release does not know. */
  created: ReadonlySet<string>
}

/** The faults of one file, as sentences. */
export function migrationFaults(text: string, { isOutside, created }: Facts): string[] {
  return statementsIn(text).flatMap(([kind, node]) => {
    if (isOutside && !isRepeatable(kind, node))
      return ['outside a transaction there are only indexes built or dropped concurrently, and constraints validated']
    if (created.has(tableOf(node))) return []
    return faultsOf(kind, node, isOutside)
  })
}

const tableOf = (node: SqlNode): string => node['relation']?.relname ?? ''

/** What may be run again after a crash between two statements. */
const isRepeatable = (kind: string, node: SqlNode): boolean =>
  (kind === 'IndexStmt' && node['concurrent'] === true && node['idxname'] !== undefined) ||
  (kind === 'DropStmt' && node['concurrent'] === true && node['missing_ok'] === true) ||
  (kind === 'AlterTableStmt' &&
    (node['cmds'] as SqlNode[]).every((change) => change['AlterTableCmd'].subtype === 'AT_ValidateConstraint'))

function faultsOf(kind: string, node: SqlNode, isOutside: boolean): string[] {
  switch (kind) {
    case 'AlterTableStmt':
      return changesOfTable(node)
    case 'RenameStmt':
      return [
        `renames a part of ${tableOf(node) || 'the schema'}: add the new name, write both, and drop the old one later`,
      ]
    case 'DropStmt':
      return dropFaults(node)
    case 'IndexStmt':
      return isOutside
        ? []
        : [
            `builds an index on ${tableOf(node)} while nobody can write: create index concurrently, in a file of its own that says -- outside a transaction`,
          ]
    case 'UpdateStmt':
    case 'DeleteStmt':
      return picksRows(node['whereClause']) ? [] : [`changes all of ${tableOf(node)} at once: ${IN_BATCHES}`]
    case 'TruncateStmt':
      return [`empties a table: ${IN_BATCHES}`]
    case 'DoStmt':
      return ['has a DO block, in which nothing can be checked: write its statements']
    case 'LockStmt':
    case 'ClusterStmt':
    case 'VacuumStmt':
      return ['locks a whole table: that is work for an operator, at night']
    default:
      return []
  }
}

function dropFaults({ removeType, concurrent }: SqlNode): string[] {
  if (removeType === 'OBJECT_INDEX')
    return concurrent ? [] : ['drops an index while nobody can read: drop index concurrently if exists']
  const what = DROPS[removeType as string] ?? 'part of the schema'
  return [`drops a ${what}, which the last release may still use`]
}

/** Whether a condition names the rows by a value: `kind = 'a'`, `id in ('a', 'b')`. Anything else may be all of them. */
function picksRows(where: SqlNode | undefined): boolean {
  if (!where) return false
  const { BoolExpr: all, A_Expr: comparison } = where
  if (all?.boolop === 'AND_EXPR') return (all.args as SqlNode[]).some(picksRows)
  if (!comparison || comparison.name?.[0]?.String?.sval !== '=' || !comparison.lexpr?.ColumnRef) return false
  const values: SqlNode[] = comparison.rexpr?.List?.items ?? [comparison.rexpr]
  return values.every((value) => (value?.['TypeCast']?.arg ?? value)?.A_Const !== undefined)
}
