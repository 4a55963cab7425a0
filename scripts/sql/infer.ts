// Types and nullability of a statement's columns, from its parse tree (PostgreSQL's own grammar, libpg-query) and the catalogue:
// outer joins, what WHERE rules out, aggregates, coalesce, case, JSON that is built. What is not known to be there is nullable.
import { columnMember, union } from './column-types.ts'
import { factsOf, isParameter } from './facts.ts'
import { inferExpression } from './infer-expression.ts'
import {
  type Context,
  type Field,
  type Fields,
  fieldOf,
  newRelation,
  type Relation,
  type Scope,
  type Tree,
} from './scope.ts'

/** The columns of any statement, in their order. */
export function inferStatement(tree: Tree, context: Context, outer: Scope | null = null): Field[] {
  const [[kind, node]] = Object.entries(tree) as [[string, Tree]]
  const tables = withTables(node['withClause'], context, outer)
  const inner = { ...context, tables }
  switch (kind) {
    case 'SelectStmt':
      return inferSelect(node, inner, outer)
    case 'InsertStmt':
    case 'UpdateStmt':
    case 'DeleteStmt':
      return inferReturning(node, kind === 'UpdateStmt', inner, outer)
    default:
      return []
  }
}

function withTables(clause: Tree | undefined, context: Context, outer: Scope | null): ReadonlyMap<string, Fields> {
  const tables = new Map(context.tables)
  for (const { CommonTableExpr: cte } of (clause?.['ctes'] ?? []) as Tree[]) {
    const query: Tree = cte['ctequery']
    const base = clause!['recursive'] ? (query['SelectStmt']?.['larg'] as Tree | undefined) : undefined
    if (base)
      tables.set(
        cte['ctename'],
        byName(inferStatement({ SelectStmt: base }, { ...context, tables }, outer), cte['aliascolnames']),
      )
    tables.set(cte['ctename'], byName(inferStatement(query, { ...context, tables }, outer), cte['aliascolnames']))
  }
  return tables
}

const byName = (fields: readonly Field[], aliases: readonly Tree[] = []): Fields =>
  new Map(fields.map(({ name, type }, n) => [aliases[n]?.['String']['sval'] ?? name, type]))

function inferSelect(node: Tree, context: Context, outer: Scope | null): Field[] {
  if (node['op'] && node['op'] !== 'SETOP_NONE') {
    const left = inferStatement({ SelectStmt: node['larg'] }, context, outer)
    const right = inferStatement({ SelectStmt: node['rarg'] }, context, outer)
    return left.map(({ name, type }, n) => ({
      name,
      type: { members: union([type, right[n]!.type]), isNullable: type.isNullable || right[n]!.type.isNullable },
    }))
  }
  if (node['valuesLists']) {
    const scope: Scope = { context, relations: [], outer, facts: new Set(), isGrouped: false }
    const rows = (node['valuesLists'] as Tree[]).map((list) =>
      (list['List']['items'] as Tree[]).map((item) => inferExpression(item, scope)),
    )
    return rows[0]!.map((_, n) => {
      const types = rows.map((row) => row[n]!)
      return {
        name: `column${n + 1}`,
        type: { members: union(types), isNullable: types.some(({ isNullable }) => isNullable) },
      }
    })
  }
  const scope = scopeOf(node['fromClause'] ?? [], node['whereClause'], context, outer)
  return targets(node['targetList'] ?? [], { ...scope, isGrouped: (node['groupClause'] ?? []).length > 0 })
}

function inferReturning(node: Tree, isUpdate: boolean, context: Context, outer: Scope | null): Field[] {
  const target: Tree = { RangeVar: node['relation'] }
  const scope = scopeOf(
    [target, ...(node['fromClause'] ?? node['usingClause'] ?? [])],
    node['whereClause'],
    context,
    outer,
  )
  // A column that is set is what it is set to, whatever the condition said of it.
  const own = scope.relations[0]!.id
  const facts = new Set(scope.facts)
  for (const { ResTarget: target } of isUpdate ? ((node['targetList'] ?? []) as Tree[]) : []) {
    const isNull = !target['val'] || isParameter(target['val']) || inferExpression(target['val'], scope).isNullable
    if (isNull) facts.delete(`${own}.${target['name']}`)
    else facts.add(`${own}.${target['name']}`)
  }
  return targets(node['returningClause']?.['exprs'] ?? node['returningList'] ?? [], { ...scope, facts })
}

function scopeOf(from: readonly Tree[], where: Tree | undefined, context: Context, outer: Scope | null): Scope {
  const sources: Relation[] = []
  const conditions: Tree[] = where ? [where] : []
  const scope: Scope = { context, relations: sources, outer, facts: new Set(), isGrouped: false }
  for (const item of from) sources.push(...relationsOf(item, scope, conditions))
  const facts = new Set(conditions.flatMap((condition) => [...factsOf(condition, scope)]))
  return { ...scope, facts }
}

/** Conditions of inner joins are collected: they hold for every row, like those of WHERE. */
function relationsOf(item: Tree, scope: Scope, conditions: Tree[]): Relation[] {
  if (item['JoinExpr']) {
    const { jointype, larg, rarg, quals } = item['JoinExpr'] as Tree
    const own: Tree[] = []
    const left = relationsOf(larg, scope, jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL' ? own : conditions)
    const right = relationsOf(
      rarg,
      { ...scope, relations: [...scope.relations, ...left] },
      jointype === 'JOIN_INNER' ? conditions : own,
    )
    if (jointype === 'JOIN_INNER' && quals) conditions.push(quals)
    const outer = (sides: Relation[], isOuter: boolean) => sides.map((side) => (isOuter ? { ...side, isOuter } : side))
    return [
      ...outer(left, jointype === 'JOIN_RIGHT' || jointype === 'JOIN_FULL'),
      ...outer(right, jointype === 'JOIN_LEFT' || jointype === 'JOIN_FULL'),
    ]
  }
  if (item['RangeVar']) {
    const { relname, alias } = item['RangeVar'] as Tree
    return [newRelation(alias?.['aliasname'] ?? relname, tableFields(relname, scope.context))]
  }
  if (item['RangeSubselect']) {
    const { subquery, alias, lateral } = item['RangeSubselect'] as Tree
    const fields = inferStatement(subquery, scope.context, lateral ? scope : scope.outer)
    return [newRelation(alias?.['aliasname'] ?? '', byName(fields, alias?.['colnames']))]
  }
  if (item['RangeFunction']) return [functionRelation(item['RangeFunction'])]
  return []
}

/** A function in FROM: its rows are there, what they hold only PostgreSQL knows; `unnest` of a parameter has no nulls in it. */
function functionRelation({ alias, coldeflist, functions, ordinality }: Tree): Relation {
  const name: string = alias?.['aliasname'] ?? ''
  const columns = ((alias?.['colnames'] ?? []) as Tree[]).map((tree) => tree['String']['sval'] as string)
  const defined = ((coldeflist ?? []) as Tree[]).map(({ ColumnDef }) => ColumnDef['colname'] as string)
  const isUnnest =
    JSON.stringify(functions).includes('"unnest"') || JSON.stringify(functions).includes('"generate_series"')
  const all = [...columns, ...defined]
  const fields: Fields = new Map(
    (all.length > 0 ? all : [name]).map((column) => [column, { members: [], isNullable: !isUnnest }]),
  )
  if (ordinality) fields.set(columns.at(-1) ?? 'ordinality', { members: ['number'], isNullable: false })
  return newRelation(name, fields)
}

export function tableFields(name: string, { tables, catalog, hasShape }: Context): Fields {
  const common = tables.get(name)
  if (common) return common
  const columns = catalog.tables.get(name)
  return new Map(
    [...(columns?.values() ?? [])].map((column) => [
      column.name,
      { members: [columnMember(column, hasShape)], isNullable: column.isNullable },
    ]),
  )
}

function targets(list: readonly Tree[], scope: Scope): Field[] {
  return list.flatMap(({ ResTarget: target }) => {
    const node: Tree = target['val']
    const fields = (node['ColumnRef']?.['fields'] ?? []) as Tree[]
    if (fields.at(-1)?.['A_Star']) {
      const alias: string | undefined = fields.length > 1 ? fields[0]!['String']['sval'] : undefined
      return scope.relations
        .filter((relation) => alias === undefined || relation.alias === alias)
        .flatMap((relation) => [...relation.fields].map(([name]) => ({ name, type: fieldOf(relation, name, scope) })))
    }
    return [{ name: target['name'] ?? nameOf(node), type: inferExpression(node, scope) }]
  })
}

/** The name PostgreSQL gives a column that has none. */
function nameOf(node: Tree): string {
  const [[kind, inner]] = Object.entries(node) as [[string, Tree]]
  switch (kind) {
    case 'ColumnRef':
      return (inner['fields'] as Tree[]).at(-1)!['String']?.['sval'] ?? '?column?'
    case 'FuncCall':
      return (inner['funcname'] as Tree[]).at(-1)!['String']['sval']
    case 'TypeCast': {
      const name = nameOf(inner['arg'])
      return name === '?column?' ? (inner['typeName']['names'] as Tree[]).at(-1)!['String']['sval'] : name
    }
    case 'CoalesceExpr':
      return 'coalesce'
    case 'CaseExpr':
      return 'case'
    case 'SubLink':
      return inner['subLinkType'] === 'EXISTS_SUBLINK' ? 'exists' : '?column?'
    case 'A_ArrayExpr':
      return 'array'
    default:
      return '?column?'
  }
}
