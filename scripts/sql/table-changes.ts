// What `alter table` may do to a table that the last release uses.
import type { SqlNode } from './sql-node.ts'

const NOT_VALID =
  'is checked against every row while nobody can write: add it as not valid, and validate it in a later file'

/** Constraints of a new column, which cannot be `not valid`. */
const OF_COLUMN: Readonly<Record<string, string>> = {
  CONSTR_CHECK: `has a check, which ${NOT_VALID}`,
  CONSTR_FOREIGN: `has a foreign key, which ${NOT_VALID}`,
  CONSTR_UNIQUE: 'is unique: build the index concurrently',
  CONSTR_PRIMARY: 'is the primary key: build the index concurrently',
  CONSTR_IDENTITY: 'is an identity, for which the table is rewritten',
  CONSTR_GENERATED: 'is generated, for which the table is rewritten',
}

/** Same for every row, so that no row is rewritten for a default. */
const STABLE = ['now', 'current_setting', 'statement_timestamp', 'transaction_timestamp']

export function changesOfTable({ relation, cmds }: SqlNode): string[] {
  const table: string = relation?.relname ?? ''
  const changes = (cmds as SqlNode[]).map((change) => change['AlterTableCmd'] as SqlNode)
  const added = new Set(changes.map((change) => constraintOf(change)?.['conname']))
  return changes.flatMap((change) => faultOf(change, added).map((fault) => `${table}: ${fault}`))
}

const constraintOf = ({ subtype, def }: SqlNode): SqlNode | undefined =>
  subtype === 'AT_AddConstraint' ? def?.Constraint : undefined

function faultOf(change: SqlNode, added: ReadonlySet<unknown>): string[] {
  const { subtype, name, def } = change
  switch (subtype) {
    case 'AT_AddColumn':
      return columnFaults(def.ColumnDef)
    case 'AT_DropColumn':
      return [`drops ${name}, which the last release may still read`]
    case 'AT_AlterColumnType':
      return [`changes the type of ${name}, for which the table is rewritten: add a column`]
    case 'AT_SetNotNull':
      return [`${name} becomes not null, and the last release may still leave it out`]
    case 'AT_DropConstraint':
      // The same name again: a check that lets in more, such as another state.
      return added.has(name) ? [] : [`drops the constraint ${name}, on which the last release may rely`]
    case 'AT_AddConstraint':
      return constraintFaults(def.Constraint)
    default:
      return []
  }
}

function columnFaults({ colname, constraints = [] }: SqlNode): string[] {
  const all = (constraints as SqlNode[]).map((constraint) => constraint['Constraint'] as SqlNode)
  const defaultValue = all.find(({ contype }) => contype === 'CONSTR_DEFAULT')?.['raw_expr'] as SqlNode | undefined
  const faults = all.flatMap(({ contype }) => (OF_COLUMN[contype] ? [`${colname} ${OF_COLUMN[contype]}`] : []))
  const isNull = !defaultValue || defaultValue['A_Const']?.isnull === true
  if (isNull && all.some(({ contype }) => contype === 'CONSTR_NOTNULL'))
    faults.push(`${colname} is not null without a default, and the last release leaves it out`)
  if (defaultValue && isVolatile(defaultValue))
    faults.push(`${colname} has a default of its own for each row, for which the table is rewritten`)
  return faults
}

const isVolatile = (expression: SqlNode): boolean =>
  [
    ...JSON.stringify(expression).matchAll(
      /"FuncCall":\{"funcname":\[(?:\{"String":\{"sval":"pg_catalog"\}\},)?\{"String":\{"sval":"(\w+)"/g,
    ),
  ].some(([, name = '']) => !STABLE.includes(name))

function constraintFaults({
  contype,
  conname = 'a constraint',
  skip_validation: isNotValid,
  indexname,
}: SqlNode): string[] {
  switch (contype) {
    case 'CONSTR_CHECK':
    case 'CONSTR_FOREIGN':
    case 'CONSTR_NOTNULL':
      return isNotValid ? [] : [`${conname} ${NOT_VALID}`]
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return indexname
        ? []
        : [`${conname} builds an index while nobody can write: build it concurrently, and add it using index`]
    default:
      return [`${conname} locks the table while it is checked`]
  }
}
