// What a name in a statement refers to.
import type { Catalog } from './catalog.ts'
import { type Inferred, nullable } from './column-types.ts'

/** Columns that cannot be null where a condition holds: id of the relation, name of the column. */
export type NotNullFacts = ReadonlySet<string>

/** A node of the parse tree: { SelectStmt: { … } }. */
// oxlint-disable-next-line typescript/no-explicit-any -- the grammar's own shape, read by the name of the node
export type Tree = Record<string, any>

export type Fields = Map<string, Inferred>
/** `id`: an alias may be used again in a subquery. */
export type Relation = { id: number; alias: string; fields: Fields; isOuter: boolean }
let relations = 0
export const newRelation = (alias: string, fields: Fields): Relation => ({
  id: ++relations,
  alias,
  fields,
  isOuter: false,
})
export type Context = {
  catalog: Catalog
  hasShape: (key: string) => boolean
  /** Of WITH. */
  tables: ReadonlyMap<string, Fields>
  /** Of a subquery. */
  infer: (tree: Tree, context: Context, outer: Scope | null) => Field[]
}
export type Scope = {
  context: Context
  relations: readonly Relation[]
  outer: Scope | null
  facts: NotNullFacts
  isGrouped: boolean
}
export type Field = { name: string; type: Inferred }

export function resolve(
  fields: readonly Tree[],
  scope: Scope,
): { relation: Relation; name: string; scope: Scope } | null {
  const names = fields.map((field) => field['String']?.['sval'] as string)
  for (let at: Scope | null = scope; at; at = at.outer)
    for (const relation of at.relations) {
      const name = names.at(-1)!
      if (names.length > 1 ? relation.alias === names.at(-2) && relation.fields.has(name) : relation.fields.has(name))
        return { relation, name, scope: at }
    }
  return null
}

export function fieldOf(relation: Relation, name: string, scope: Scope): Inferred {
  const type = relation.fields.get(name)!
  if (isFact(scope, `${relation.id}.${name}`)) return { ...type, isNullable: false }
  return nullable(type, relation.isOuter && !isMatched(scope, relation.id))
}

/** A condition that needs a row of the outer side makes the join an inner one. */
const isMatched = (scope: Scope | null, id: number): boolean =>
  scope !== null && ([...scope.facts].some((fact) => fact.startsWith(`${id}.`)) || isMatched(scope.outer, id))

const isFact = (scope: Scope | null, fact: string): boolean =>
  scope !== null && (scope.facts.has(fact) || isFact(scope.outer, fact))
