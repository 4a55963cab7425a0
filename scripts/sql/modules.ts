// Parsed modules and where a name in them is declared.
import { readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A node of the syntax tree (ESTree with TypeScript), with its parent. */
export type Node = { type: string; start: number; end: number; parent: Node | null; module: Module } & Record<
  string,
  // A tree of a library without a discriminated type for parents: fields are read by the name of the node's type.
  // oxlint-disable-next-line typescript/no-explicit-any
  any
>

export type Module = {
  path: string
  text: string
  body: readonly Node[]
  /** Local name → the module it comes from and its name there. */
  imports: ReadonlyMap<string, { path: string; name: string }>
}

export type Modules = { get(path: string): Module | undefined; all(): readonly Module[] }

export function readModules(paths: readonly string[]): Modules {
  const modules = new Map<string, Module>()
  const get = (path: string): Module | undefined => {
    if (!modules.has(path)) modules.set(path, parseModule(path))
    return modules.get(path)
  }
  for (const path of paths) get(path)
  return { get, all: () => paths.map((path) => modules.get(path)!) }
}

export function parseModule(path: string, text = readFileSync(path, 'utf8')): Module {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${relative('.', path)}: ${errors[0].message}`)
  const module: Module = { path, text, body: program.body as unknown as Node[], imports: new Map() }
  link(program as unknown as Node, null, module)
  for (const node of module.body)
    if (node.type === 'ImportDeclaration')
      for (const specifier of node['specifiers'] as Node[])
        if (specifier.type === 'ImportSpecifier')
          (module.imports as Map<string, { path: string; name: string }>).set(specifier['local'].name, {
            path: moduleAt(path, node['source'].value),
            name: specifier['imported'].name,
          })
  return module
}

const DOMAIN = '@fareeq/domain/'
const moduleAt = (from: string, source: string): string =>
  source.startsWith(DOMAIN)
    ? resolve('packages/domain/src', source.slice(DOMAIN.length))
    : source.startsWith('.')
      ? resolve(dirname(from), source)
      : source

function link(node: Node, parent: Node | null, module: Module): void {
  node.parent = parent
  node.module = module
  for (const child of childrenOf(node)) link(child, node, module)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (const key in node) {
    if (key === 'parent' || key === 'module') continue
    const value: unknown = node[key]
    if (Array.isArray(value)) children.push(...value.filter(isNode))
    else if (isNode(value)) children.push(value)
  }
  return children
}

export function* walk(node: Node): Generator<Node> {
  yield node
  for (const child of childrenOf(node)) yield* walk(child)
}

export const lineOf = ({ module, start }: Node): number => module.text.slice(0, start).split('\n').length

/** A top-level declaration: the initialiser of a constant, or a function. */
export function declarationIn(module: Module, name: string): Node | undefined {
  for (const node of module.body) {
    const declared: Node | null = node.type === 'ExportNamedDeclaration' ? node['declaration'] : node
    if (declared?.type === 'FunctionDeclaration' && declared['id'].name === name) return declared
    if (declared?.type !== 'VariableDeclaration') continue
    for (const declarator of declared['declarations'] as Node[])
      if (declarator['id'].type === 'Identifier' && declarator['id'].name === name)
        return declarator['init'] ?? undefined
  }
  return undefined
}
