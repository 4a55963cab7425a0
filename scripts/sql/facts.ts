// What conditions say of columns: which cannot be null where they hold.
import { type NotNullFacts, type Scope, type Tree, resolve } from './scope.ts'

export const isParameter = (tree: Tree): boolean =>
  'ParamRef' in tree || ('TypeCast' in tree && isParameter(tree['TypeCast']['arg']))

export const withFacts = (scope: Scope, facts: Iterable<string>): Scope => ({
  ...scope,
  facts: new Set([...scope.facts, ...facts]),
})

/** What a condition that is true says of the columns in it. */
export function factsOf(tree: Tree | undefined, scope: Scope): NotNullFacts {
  if (!tree) return new Set()
  const [[kind, node]] = Object.entries(tree) as [[string, Tree]]
  if (kind === 'BoolExpr') {
    const parts = (node['args'] as Tree[]).map((arg) => factsOf(arg, scope))
    if (node['boolop'] === 'AND_EXPR') return new Set(parts.flatMap((part) => [...part]))
    if (node['boolop'] === 'OR_EXPR')
      return parts.reduce((both, part) => new Set([...both].filter((fact) => part.has(fact))))
    return new Set()
  }
  if (kind === 'NullTest') return node['nulltesttype'] === 'IS_NOT_NULL' ? columnsIn(node['arg'], scope) : new Set()
  if (kind === 'A_Expr')
    return ['AEXPR_DISTINCT', 'AEXPR_NOT_DISTINCT', 'AEXPR_NULLIF'].includes(node['kind'])
      ? new Set()
      : new Set([
          ...columnsIn(node['lexpr'], scope),
          ...(node['rexpr']?.['List'] ? [] : columnsIn(node['rexpr'], scope)),
        ])
  if (kind === 'SubLink' && node['testexpr'])
    return node['subLinkType'] === 'ANY_SUBLINK' ? columnsIn(node['testexpr'], scope) : new Set()
  return columnsIn(tree, scope)
}

/** What a condition that is not true says: `x is null` is false. */
export const factsOfNot = (tree: Tree, scope: Scope): NotNullFacts =>
  tree['NullTest']?.['nulltesttype'] === 'IS_NULL' ? columnsIn(tree['NullTest']['arg'], scope) : new Set()

/** Columns an expression is strict in: it is null when one of them is. */
function columnsIn(tree: Tree | undefined, scope: Scope): NotNullFacts {
  if (!tree) return new Set()
  const [[kind, node]] = Object.entries(tree) as [[string, Tree]]
  if (kind === 'ColumnRef') {
    const field = resolve(node['fields'], scope)
    return new Set(field ? [`${field.relation.id}.${field.name}`] : [])
  }
  if (kind === 'TypeCast') return columnsIn(node['arg'], scope)
  if (kind === 'A_Expr' && node['kind'] === 'AEXPR_OP')
    return new Set([...columnsIn(node['lexpr'], scope), ...columnsIn(node['rexpr'], scope)])
  return new Set()
}
