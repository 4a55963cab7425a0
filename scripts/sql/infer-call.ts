// Type and nullability of a call: aggregates, functions that build JSON, functions of ours.
import { type Inferred, NULL, nullable, scalarOf, strict, unionText, value } from './column-types.ts'
import { factsOf, withFacts } from './facts.ts'
import { grouped, jsonOf } from './json-types.ts'
import type { Scope, Tree } from './scope.ts'

const AGGREGATES = [
  'sum',
  'min',
  'max',
  'avg',
  'array_agg',
  'json_agg',
  'jsonb_agg',
  'string_agg',
  'bool_and',
  'bool_or',
  'every',
  'json_object_agg',
  'jsonb_object_agg',
  'percentile_cont',
  'percentile_disc',
  'mode',
]

/** Without GROUP BY an aggregate gives exactly one row. */
export function isAggregate(tree: Tree | undefined): boolean {
  if (!tree) return false
  const [[kind, node]] = Object.entries(tree) as [[string, Tree]]
  if (kind === 'FuncCall') {
    const name: string = (node['funcname'] as Tree[]).at(-1)!['String']['sval']
    return (
      !node['over'] &&
      (name === 'count' || AGGREGATES.includes(name) || ((node['args'] ?? []) as Tree[]).some(isAggregate))
    )
  }
  if (kind === 'TypeCast') return isAggregate(node['arg'])
  if (kind === 'CoalesceExpr' || kind === 'MinMaxExpr') return (node['args'] as Tree[]).some(isAggregate)
  if (kind === 'A_Expr') return isAggregate(node['lexpr']) || isAggregate(node['rexpr'])
  return false
}

/** Total: they answer whatever they are given. */
const TOTAL = [
  'concat',
  'concat_ws',
  'now',
  'json_build_object',
  'jsonb_build_object',
  'json_build_array',
  'jsonb_build_array',
  'row_number',
  'rank',
  'dense_rank',
  'num_nulls',
  'num_nonnulls',
  'gen_random_uuid',
  'format',
]
/** May be null though no argument is. */
const MAYBE = [
  'array_length',
  'array_upper',
  'array_position',
  'substring',
  'regexp_match',
  'lag',
  'lead',
  'first_value',
  'last_value',
  'nth_value',
  'jsonb_extract_path_text',
  'company_of',
  'to_regclass',
]

type InferExpression = (tree: Tree, scope: Scope) => Inferred

export function inferCall(node: Tree, scope: Scope, infer: InferExpression): Inferred {
  const name: string = (node['funcname'] as Tree[]).at(-1)!['String']['sval']
  const args = (node['args'] ?? []) as Tree[]
  const filter = node['agg_filter'] as Tree | undefined
  const inner = withFacts(scope, factsOf(filter, scope))
  const types = args.map((arg) => infer(arg, inner))
  if (name === 'count') return value('number')
  const json = jsonOf(name, args, types)
  if (AGGREGATES.includes(name)) {
    const isEmpty = (!scope.isGrouped && !node['over']) || node['agg_filter'] !== undefined
    // percentile_cont(0.5) within group (order by value): of the value.
    const ordered = node['agg_within_group'] ? (node['agg_order'][0]['SortBy']['node'] as Tree) : undefined
    const first = ordered ? infer(ordered, scope) : (types[0] ?? NULL)
    const member =
      json ??
      (['min', 'max'].includes(name)
        ? null
        : name === 'array_agg' && first.members.length > 0
          ? `${grouped(unionText([...first.members, ...(first.isNullable ? ['null'] : [])]))}[]`
          : returnOf(name, scope))
    const members = ['min', 'max'].includes(name) ? first.members : member ? [member] : []
    const isNull = isEmpty || (!/json|array/.test(name) && first.isNullable)
    return { members, isNullable: isNull }
  }
  if (json !== null)
    return {
      members: [json],
      isNullable: ['to_json', 'to_jsonb', 'row_to_json'].includes(name) && types.some(({ isNullable }) => isNullable),
    }
  const member = returnOf(name, scope)
  if (TOTAL.includes(name)) return { members: member ? [member] : [], isNullable: false }
  return nullable(strict(member, types), MAYBE.includes(name))
}

const returnOf = (name: string, { context }: Scope): string | null => {
  if (context.hasShape(`${name}()`)) return `Shapes['${name}()']`
  const type = context.catalog.functions.get(name)
  const scalar = type === undefined ? 'unknown' : scalarOf(type)
  return scalar === 'unknown' ? null : scalar
}
