// Names in the syntax tree: what a pattern binds, who calls a function.
import { UNKNOWN, type Value } from './fragments.ts'
import type { Modules, Node } from './modules.ts'

export const isNamed = (node: Node, name: string): boolean => node.type === 'Identifier' && node['name'] === name

export const contains = (outer: Node, node: Node): boolean =>
  outer.module === node.module && outer.start <= node.start && node.end <= outer.end

export const callsFunctionOf = (call: Node, owner: Node, id: string): boolean =>
  call.module === owner.module || call.module.imports.get(id)?.path === owner.module.path

export const names = (pattern: Node): string[] => {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern['name']]
    case 'AssignmentPattern':
      return names(pattern['left'])
    case 'ObjectPattern':
      return (pattern['properties'] as Node[]).flatMap((node) =>
        names(node.type === 'Property' ? node['value'] : node['argument']),
      )
    case 'ArrayPattern':
      return (pattern['elements'] as (Node | null)[]).flatMap((node) => (node ? names(node) : []))
    case 'RestElement':
      return names(pattern['argument'])
    default:
      return []
  }
}

/** By the name of the function: to know what a parameter that is a fragment may be. */
export function callsByName(modules: Modules): Map<string, Node[]> {
  const calls = new Map<string, Node[]>()
  const visit = (node: Node): void => {
    if (node.type === 'CallExpression' && node['callee'].type === 'Identifier') {
      const name: string = node['callee'].name
      calls.set(name, [...(calls.get(name) ?? []), node])
    }
  }
  for (const module of modules.all()) for (const top of module.body) each(top, visit)
  return calls
}
export function each(node: Node, visit: (node: Node) => void): void {
  visit(node)
  for (const key in node) {
    if (key === 'parent' || key === 'module') continue
    const value: unknown = node[key]
    for (const child of Array.isArray(value) ? value : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) each(child as Node, visit)
  }
}

/** The names a pattern binds to the parts of a value; `evaluate` is for its defaults. */
export function bindPattern(
  pattern: Node,
  value: Value | undefined,
  evaluate: (node: Node) => Value,
): Map<string, Value> {
  if (pattern.type === 'Identifier') return new Map([[pattern['name'] as string, value ?? UNKNOWN]])
  if (pattern.type === 'AssignmentPattern') {
    const isGiven = value !== undefined && value.kind !== 'unknown'
    return bindPattern(pattern['left'], isGiven ? value : evaluate(pattern['right']), evaluate)
  }
  if (pattern.type !== 'ObjectPattern') return new Map()
  const properties = (pattern['properties'] as Node[]).filter(({ type }) => type === 'Property')
  return new Map(
    properties.flatMap((property) => {
      const part = value?.kind === 'object' ? value.properties.get(property['key'].name) : undefined
      return [...bindPattern(property['value'], part, evaluate)]
    }),
  )
}
