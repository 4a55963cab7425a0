import { type Node, childrenOf, lineOf, parseModule, walk } from '../sql/modules.ts'
import { isAllowed } from './source.ts'
import { type Finding, type Tree, isCode, isTest } from './tree.ts'

// A press is decided from facts that have come (docs/decisions/061). What a query has answered so far may be undefined
// when somebody presses: a handler that reads it decides by a default. So it may read an answer only where the screen has
// tested it (a return before, or a condition around the control), or fetches it itself.

const QUERIES = new Set(['useQuery', 'useInfiniteQuery'])
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'])
/** Functions that are called by a press: properties and variables of these names, and all that are async. */
const HANDLER = /^(?:on[A-Z]|send$|save$|submit$|go$)/
const COMPONENT = /^(?:use[A-Z]|[A-Z])/

/** Variables of one component: what may be undefined, and the queries it came from. */
type Scope = { facts: Set<string>; queries: Set<string> }

const isFunction = (node: Node) => FUNCTIONS.has(node.type)

function nameOf(fn: Node): string | undefined {
  const { parent } = fn
  if (fn['id']) return fn['id'].name
  if (parent?.type === 'VariableDeclarator') return parent['id'].name
  if (parent?.type === 'Property') return parent['key'].name
  const attribute = parent?.type === 'JSXExpressionContainer' ? parent.parent : null
  return attribute?.type === 'JSXAttribute' ? attribute['name'].name : undefined
}

function namesIn(pattern: Node): string[] {
  return [...walk(pattern)].flatMap((node) => {
    if (node.type !== 'Identifier') return []
    const isKey = node.parent?.type === 'Property' && node.parent['value'] !== node && node.parent['key'] === node
    return isKey ? [] : [node['name'] as string]
  })
}

const isReference = (node: Node): boolean => {
  const { parent } = node
  if (parent?.type === 'MemberExpression') return parent['object'] === node || parent['computed']
  return !(parent?.type === 'Property' && parent['key'] === node && parent['value'] !== node)
}

/** An answer of a query that has not been tested: a variable, `query.data`, or a hook that hands one on. */
const isFact = (node: Node, { facts, queries }: Scope, hooks: ReadonlySet<string>): boolean =>
  (node.type === 'Identifier' && facts.has(node['name']) && isReference(node)) ||
  (node.type === 'MemberExpression' && queries.has(node['object'].name) && node['property'].name === 'data') ||
  (node.type === 'CallExpression' && hooks.has(node['callee'].name)) ||
  (node.type === 'MemberExpression' && node['property'].name === 'data' && QUERIES.has(node['object'].callee?.name))

/** A hook keeps state of its own: what it returns is no answer, whatever it was given. */
const isStateful = ({ type, callee }: Node): boolean => type === 'CallExpression' && /^use[A-Z]/.test(callee.name)

function hasFact(node: Node, scope: Scope, hooks: ReadonlySet<string>): boolean {
  if (isFact(node, scope, hooks)) return true
  if (isFunction(node) || isStateful(node)) return false
  return childrenOf(node).some((child) => hasFact(child, scope, hooks))
}

function declare({ id, init }: { id: Node; init: Node | null }, scope: Scope, hooks: ReadonlySet<string>): void {
  if (!init || isFunction(init)) return
  if (init.type === 'CallExpression' && QUERIES.has(init['callee'].name)) {
    if (id.type === 'Identifier') scope.queries.add(id['name'])
    else
      for (const property of id['properties'] as Node[])
        if (property['key']?.name === 'data') for (const name of namesIn(property['value'])) scope.facts.add(name)
  } else if (hasFact(init, scope, hooks)) for (const name of namesIn(id)) scope.facts.add(name)
}

const leaves = (statement: Node): boolean =>
  [statement, ...(Array.isArray(statement['body']) ? statement['body'] : [])].some(({ type }) =>
    ['ReturnStatement', 'ThrowStatement'].includes(type),
  )

/** What a component reads before it returns, without what an earlier `if (…) return` has tested. */
function scopeOf(fn: Node, hooks: ReadonlySet<string>): Scope {
  const scope: Scope = { facts: new Set(), queries: new Set() }
  if (fn['body'].type !== 'BlockStatement') return scope
  for (const statement of fn['body'].body as Node[]) {
    if (statement.type === 'VariableDeclaration')
      for (const declarator of statement['declarations']) declare(declarator, scope, hooks)
    if (statement.type !== 'IfStatement' || !leaves(statement['consequent'])) continue
    for (const name of namesIn(statement['test'])) {
      scope.facts.delete(name)
      scope.queries.delete(name)
    }
  }
  return scope
}

/** Whether a condition around the node, or an early return of its function, has tested the name. */
function isTested(node: Node, name: string, fn: Node): boolean {
  for (let { parent } = node; parent && parent !== fn; { parent } = parent) {
    const test = parent['test'] ?? (parent.type === 'LogicalExpression' ? parent['left'] : null)
    if (test && !(node.start >= test.start && node.end <= test.end) && namesIn(test).includes(name)) return true
    // A parameter of the same name is another variable.
    if (isFunction(parent) && (parent['params'] as Node[]).some((param) => namesIn(param).includes(name))) return true
  }
  return false
}

const isHandler = (fn: Node): boolean => fn['async'] || HANDLER.test(nameOf(fn) ?? '')

function factsOfPresses(fn: Node, scope: Scope, hooks: ReadonlySet<string>): Node[] {
  const handlers = [...walk(fn['body'])].filter((node) => isFunction(node) && isHandler(node))
  return handlers.flatMap((handler) =>
    [...walk(handler['body'])].filter((node) => {
      const name = node.type === 'MemberExpression' ? node['object'].name : node['name']
      return isFact(node, scope, hooks) && !isTested(node, name, fn)
    }),
  )
}

/** A hook whose value may be an answer that has not come. */
const handsOn = (fn: Node, scope: Scope, hooks: ReadonlySet<string>): boolean =>
  fn['body'].type === 'BlockStatement'
    ? (fn['body'].body as Node[]).some(
        ({ type, ...statement }) =>
          type === 'ReturnStatement' &&
          statement['argument'] &&
          // What an object hands on beside it, such as refetch, is no answer.
          statement['argument'].type !== 'ObjectExpression' &&
          hasFact(statement['argument'], scope, hooks),
      )
    : hasFact(fn['body'], scope, hooks)

/** Handlers of a press that decide by what a query may not have answered yet. */
export function checkFacts(tree: Tree): Finding[] {
  const files = [...tree].filter(([file]) => file.startsWith('apps/web/src/') && isCode(file) && !isTest(file))
  const components = files.flatMap(([file, text]) =>
    /\buse\w*\(/.test(text)
      ? parseModule(file, text).body.flatMap((node) =>
          [...walk(node)].filter((fn) => isFunction(fn) && COMPONENT.test(nameOf(fn) ?? '')),
        )
      : [],
  )
  const hooks = new Set<string>()
  for (let size = -1; size < hooks.size;) {
    size = hooks.size
    for (const fn of components)
      if (/^use[A-Z]/.test(nameOf(fn)!) && handsOn(fn, scopeOf(fn, hooks), hooks)) hooks.add(nameOf(fn)!)
  }
  const nodes = new Set(components.flatMap((fn) => factsOfPresses(fn, scopeOf(fn, hooks), hooks)))
  return [...nodes].flatMap((node) => {
    const { path: file, text } = node.module
    const line = lineOf(node)
    if (isAllowed(text, line, 'facts')) return []
    const what = `a press is decided by \`${text.slice(node.start, node.end)}\`, which may not have come: fetch it in the handler`
    return [{ file, line, law: 'facts', what }]
  })
}
