// Type and nullability of one expression.
import {
  BOOLEAN,
  type Inferred,
  isNamed,
  NULL,
  nullable,
  PARAMETER,
  scalarOf,
  strict,
  union,
  unionText,
  value,
} from './column-types.ts'
import { factsOf, factsOfNot, isParameter, withFacts } from './facts.ts'
import { inferCall, isAggregate } from './infer-call.ts'
import { grouped, objectMember } from './json-types.ts'
import { type Relation, type Scope, type Tree, fieldOf, resolve } from './scope.ts'

export function inferExpression(tree: Tree, scope: Scope): Inferred {
  const [[kind, node]] = Object.entries(tree) as [[string, Tree]]
  switch (kind) {
    case 'ColumnRef':
      return columnOf(node, scope) ?? NULL
    case 'A_Const':
      return constant(node)
    case 'ParamRef':
      return value(PARAMETER)
    case 'TypeCast':
      return cast(node, scope)
    case 'CoalesceExpr': {
      // A parameter that has a default may be null; one without is taken to be given.
      const args = node['args'] as Tree[]
      const types = all(args, scope).map((type, n) => nullable(type, n < args.length - 1 && isParameter(args[n]!)))
      return { members: merged(types), isNullable: types.every(({ isNullable }) => isNullable) }
    }
    case 'MinMaxExpr': {
      const types = all(node['args'], scope)
      return { members: union(types), isNullable: types.every(({ isNullable }) => isNullable) }
    }
    case 'CaseExpr':
      return caseOf(node, scope)
    case 'NullTest':
    case 'BooleanTest':
      return BOOLEAN
    case 'BoolExpr':
      return strict('boolean', all(node['args'], scope))
    case 'SubLink':
      return sublink(node, scope)
    case 'A_Expr':
      return operator(node, scope)
    case 'FuncCall':
      return inferCall(node, scope, inferExpression)
    case 'SQLValueFunction':
      return value()
    case 'A_ArrayExpr': {
      const types = all(node['elements'] ?? [], scope)
      const members = union(types)
      return members.length > 0 ? value(`(${unionText(members)})[]`) : value()
    }
    case 'A_Indirection':
      return indirection(node, scope)
    case 'NamedArgExpr':
    case 'CollateClause':
      return inferExpression(node['arg'], scope)
    default:
      return NULL
  }
}

/** A slice of an array is an array; an item of it may not be there. */
function indirection({ arg, indirection: steps }: Tree, scope: Scope): Inferred {
  const array = inferExpression(arg, scope)
  if (JSON.stringify(steps).includes('"is_slice":true')) return array
  return { members: array.members.map((member) => member.replace(/\[\]$/, '')), isNullable: true }
}

const all = (trees: readonly Tree[], scope: Scope): Inferred[] => trees.map((tree) => inferExpression(tree, scope))
/** A literal beside JSON or an array is that type's empty value, not a word. */
const merged = (types: readonly Inferred[]): readonly string[] => {
  const members = union(types)
  const structured = members.filter((member) => !member.startsWith("'"))
  return structured.some((member) => /[[{<]/.test(member) && !isNamed(member)) ? structured : members
}

function columnOf(node: Tree, scope: Scope): Inferred | null {
  const field = resolve(node['fields'], scope)
  if (field) return fieldOf(field.relation, field.name, scope)
  // A whole row: `name_for(users, …)`.
  const alias = (node['fields'] as Tree[]).at(-1)?.['String']?.['sval'] as string | undefined
  for (let at: Scope | null = scope; at; at = at.outer) {
    const relation = at.relations.find((relation) => relation.alias === alias)
    if (relation) return { members: [rowMember(relation, scope)], isNullable: relation.isOuter }
  }
  return null
}

const rowMember = (relation: Relation, scope: Scope): string =>
  objectMember([...relation.fields.keys()].map((name) => [name, fieldOf({ ...relation, isOuter: false }, name, scope)]))

function constant(node: Tree): Inferred {
  if (node['isnull']) return { members: ['null'], isNullable: true }
  if (node['sval']) return value(`'${String(node['sval']['sval'] ?? '').replaceAll("'", "\\'")}'`)
  if (node['boolval']) return BOOLEAN
  if (node['ival']) return value(String(node['ival']['ival'] ?? 0))
  return node['fval'] ? value('number') : value()
}

function cast({ arg, typeName }: Tree, scope: Scope): Inferred {
  const inner = inferExpression(arg, scope)
  const name: string = (typeName['names'] as Tree[]).at(-1)!['String']['sval']
  const type = typeName['arrayBounds'] ? `_${name}` : name
  const scalar = scalarOf(type)
  // Words stay words as text; JSON that is built stays what it is.
  const isTransparent =
    (type === 'text' && inner.members.some((member) => member.startsWith("'") || isNamed(member))) ||
    (type.startsWith('json') && inner.members.length > 0 && !inner.members.every((member) => member.startsWith("'")))
  if (isTransparent) return inner
  return {
    members: type.startsWith('json') && inner.members.length > 0 ? [] : scalar === 'unknown' ? [] : [scalar],
    isNullable: inner.isNullable,
  }
}

function caseOf({ args, defresult }: Tree, scope: Scope): Inferred {
  const branches = (args as Tree[]).map(({ CaseWhen: { expr, result } }) =>
    inferExpression(result, withFacts(scope, factsOf(expr, scope))),
  )
  const excluded = (args as Tree[]).flatMap(({ CaseWhen: { expr } }) => [...factsOfNot(expr, scope)])
  const rest = defresult ? inferExpression(defresult, withFacts(scope, excluded)) : NULL
  const types = [...branches, rest]
  return { members: merged(types), isNullable: types.some(({ isNullable }) => isNullable) }
}

function sublink({ subLinkType, subselect, testexpr }: Tree, scope: Scope): Inferred {
  if (subLinkType === 'EXISTS_SUBLINK') return BOOLEAN
  const [field] = scope.context.infer(subselect, scope.context, scope)
  if (subLinkType === 'ARRAY_SUBLINK')
    return field && field.type.members.length > 0 ? value(`${grouped(unionText(field.type.members))}[]`) : value()
  if (subLinkType === 'ANY_SUBLINK' || subLinkType === 'ALL_SUBLINK')
    return strict('boolean', testexpr ? [inferExpression(testexpr, scope)] : [])
  if (!field) return NULL
  const select = subselect['SelectStmt'] as Tree | undefined
  const isOneRow =
    select !== undefined &&
    !select['groupClause'] &&
    !select['havingClause'] &&
    isAggregate(select['targetList']?.[0]?.['ResTarget']['val'])
  return isOneRow ? field.type : nullable(field.type)
}

const COMPARISONS = [
  '=',
  '<>',
  '!=',
  '<',
  '>',
  '<=',
  '>=',
  '@>',
  '<@',
  '&&',
  '~',
  '~*',
  '!~',
  '!~*',
  '~~',
  '~~*',
  '!~~',
  '!~~*',
  '?',
  '@@',
]
const PARTIAL = ['->', '->>', '#>', '#>>']

function operator({ kind, name, lexpr, rexpr }: Tree, scope: Scope): Inferred {
  const sides = [lexpr, rexpr].flatMap((side: Tree | undefined) =>
    side ? (side['List'] ? (side['List']['items'] as Tree[]) : [side]) : [],
  )
  const args = all(sides, scope)
  switch (kind) {
    case 'AEXPR_DISTINCT':
    case 'AEXPR_NOT_DISTINCT':
      return BOOLEAN
    case 'AEXPR_NULLIF':
      return nullable(args[0]!)
    case 'AEXPR_OP': {
      const symbol: string = (name as Tree[]).at(-1)!['String']['sval']
      if (COMPARISONS.includes(symbol)) return strict('boolean', args)
      if (
        symbol === '||' &&
        args.some(({ members }) => members.some((member) => member === 'string' || member.startsWith("'")))
      )
        return strict('string', args)
      if (PARTIAL.includes(symbol)) return { members: symbol.endsWith('>>') ? ['string'] : [], isNullable: true }
      return strict(
        args.length > 0 && args.every(({ members }) => members.length === 1 && /^(?:number|\d+)$/.test(members[0]!))
          ? 'number'
          : null,
        args,
      )
    }
    default:
      return strict('boolean', args)
  }
}
