// Static evaluation of sql`…`: fragments, constants, functions that return a fragment, conditionals and arrays of fragments are
// followed through the modules, so that the text of a statement is known without running it. What is not a fragment is a
// parameter. A statement with conditions has two variants: all of them true, and all of them false.
import { bindPattern, callsByName, callsFunctionOf, contains, each, isNamed, names } from './bindings.ts'
import {
  arrayCall,
  asFragment,
  columnsCall,
  EMPTY,
  fragmentOf,
  literalText,
  type Scope,
  sqlCall,
  textOf,
  textTemplate,
  TYPED_BY_COLUMNS,
  UNKNOWN,
  type Value,
} from './fragments.ts'
import { type Module, type Modules, type Node, declarationIn } from './modules.ts'

export type Variant = 'first' | 'second'

export type Evaluate = (node: Node, variant: Variant) => string | null

/** The text of a statement, with $1, $2, … for its parameters; null when the expression is no fragment. */
export function createEvaluate(modules: Modules): Evaluate {
  const calls = callsByName(modules)
  const evaluators = {
    first: createEvaluator(modules, calls, 'first'),
    second: createEvaluator(modules, calls, 'second'),
  }
  return (node, variant) => {
    const value = evaluators[variant](node, null)
    return value.kind === 'sql' ? textOf(value.pieces) : null
  }
}

function createEvaluator(modules: Modules, calls: ReadonlyMap<string, Node[]>, variant: Variant) {
  const values = new Map<object, Map<string, Value>>()
  /** Memoised; what depends on itself is unknown. */
  const once = (owner: object, key: string, compute: () => Value): Value => {
    const cached = values.get(owner) ?? new Map<string, Value>()
    values.set(owner, cached)
    const value = cached.get(key)
    if (value) return value
    cached.set(key, UNKNOWN)
    const computed = compute()
    cached.set(key, computed)
    return computed
  }

  let depth = 0
  const evaluate = (node: Node | null | undefined, scope: Scope | null): Value => {
    if (!node || depth > 40) return UNKNOWN
    depth++
    try {
      return evaluateNode(node, scope)
    } finally {
      depth--
    }
  }

  const evaluateNode = (node: Node, scope: Scope | null): Value => {
    switch (node.type) {
      case 'TaggedTemplateExpression':
        return isNamed(node['tag'], 'sql')
          ? fragmentOf(node['quasi'], evaluateAll(node['quasi'].expressions, scope))
          : UNKNOWN
      case 'TemplateLiteral':
        return textTemplate(node, evaluateAll(node['expressions'], scope))
      case 'Literal':
        return typeof node['value'] === 'string' ? { kind: 'text', text: node['value'] } : UNKNOWN
      case 'Identifier':
        return identifier(node, scope)
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
      case 'TSNonNullExpression':
      case 'ParenthesizedExpression':
      case 'ChainExpression':
      case 'AwaitExpression':
        return evaluate(node['expression'] ?? node['argument'], scope)
      case 'ConditionalExpression':
        return evaluate(variant === 'first' ? node['consequent'] : node['alternate'], scope)
      case 'LogicalExpression': {
        const left = evaluate(node['left'], scope)
        if (node['operator'] === '&&') return variant === 'first' ? evaluate(node['right'], scope) : left
        return left.kind === 'unknown' ? evaluate(node['right'], scope) : left
      }
      case 'ArrayExpression':
        return { kind: 'array', items: (node['elements'] as Node[]).flatMap((element) => elementsOf(element, scope)) }
      case 'ObjectExpression':
        return object(node, scope)
      case 'MemberExpression':
        return member(node, scope)
      case 'ArrowFunctionExpression':
      case 'FunctionExpression':
      case 'FunctionDeclaration':
        return { kind: 'function', node, scope: scope ?? { names: new Map(), within: node, outer: null } }
      case 'CallExpression':
        return call(node, scope)
      case 'NewExpression':
        return isNamed(node['callee'], 'Sql') ? literalFragment(node['arguments'][0], scope) : UNKNOWN
      default:
        return UNKNOWN
    }
  }

  const evaluateAll = (nodes: readonly Node[], scope: Scope | null): Value[] =>
    nodes.map((node) => evaluate(node, scope))

  /** `new Sql([`limit ${n}`], [])`: text that is no parameter. */
  const literalFragment = (list: Node, scope: Scope | null): Value => {
    const [part] = (list['elements'] ?? []) as Node[]
    return part?.type === 'TemplateLiteral'
      ? literalText(part, evaluateAll(part['expressions'], scope))
      : asFragment(evaluate(part, scope))
  }

  const elementsOf = (element: Node, scope: Scope | null): Value[] => {
    if (element?.type !== 'SpreadElement') return [evaluate(element, scope)]
    const spread = evaluate(element['argument'], scope)
    return spread.kind === 'array' ? [...spread.items] : []
  }

  const object = (node: Node, scope: Scope | null): Value => {
    const properties = new Map<string, Value>()
    for (const property of node['properties'] as Node[]) {
      if (property.type === 'SpreadElement') {
        const spread = evaluate(property['argument'], scope)
        if (spread.kind === 'object') for (const [key, value] of spread.properties) properties.set(key, value)
      } else if (property['key'].type === 'Identifier' || property['key'].type === 'Literal')
        properties.set(property['key'].name ?? String(property['key'].value), evaluate(property['value'], scope))
    }
    return { kind: 'object', properties }
  }

  const member = (node: Node, scope: Scope | null): Value => {
    if (isNamed(node['object'], 'sql')) return node['property'].name === 'empty' ? EMPTY : UNKNOWN
    const owner = evaluate(node['object'], scope)
    if (owner.kind === 'object') {
      const key = node['computed'] ? evaluate(node['property'], scope) : { kind: 'text', text: node['property'].name }
      const values = [...owner.properties.values()]
      return (
        (key.kind === 'text' ? owner.properties.get((key as { text: string }).text) : undefined) ??
        (node['computed'] ? (variant === 'first' ? values[0] : values.at(-1)) : undefined) ??
        UNKNOWN
      )
    }
    return UNKNOWN
  }

  const call = (node: Node, scope: Scope | null): Value => {
    const callee: Node = node['callee']
    const args = node['arguments'] as Node[]
    if (callee.type === 'MemberExpression' && isNamed(callee['object'], 'sql'))
      return sqlCall(
        callee['property'].name,
        args.map((arg) => evaluate(arg, scope)),
      )
    if (callee.type === 'MemberExpression' && !callee['computed']) {
      const owner = evaluate(callee['object'], scope)
      const result = arrayCall(owner, callee['property'].name, evaluateAll(args, scope), apply)
      if (result) return result
    }
    if (callee.type === 'Identifier' && TYPED_BY_COLUMNS.includes(callee['name']))
      return columnsCall(callee['name'], evaluate(args[0], scope))
    const target = evaluate(callee, scope)
    return target.kind === 'function'
      ? apply(
          target,
          args.flatMap((arg) => elementsOf(arg, scope)),
        )
      : UNKNOWN
  }

  const bind = (pattern: Node, value: Value | undefined, scope: Scope | null): Map<string, Value> =>
    bindPattern(pattern, value, (node) => evaluate(node, scope))

  const apply = ({ node, scope: outer }: Value & { kind: 'function' }, args: readonly Value[]): Value => {
    const names = new Map((node['params'] as Node[]).flatMap((param, n) => [...bind(param, args[n], outer)]))
    const scope: Scope = { names, within: node, outer }
    return node['body'].type === 'BlockStatement'
      ? returned(node['body']['body'], scope)
      : evaluate(node['body'], scope)
  }

  /** The value of the return statement that this variant reaches. */
  const returned = (statements: readonly Node[], scope: Scope): Value => {
    for (const statement of statements) {
      if (statement.type === 'ReturnStatement') return evaluate(statement['argument'], scope)
      if (statement.type === 'IfStatement') {
        const branch: Node | null = variant === 'first' ? statement['consequent'] : statement['alternate']
        const result = branch && returned(branch.type === 'BlockStatement' ? branch['body'] : [branch], scope)
        if (result && result.kind !== 'unknown') return result
      }
      if (statement.type === 'SwitchStatement') {
        const cases = statement['cases'] as Node[]
        for (const node of variant === 'first' ? cases : cases.toReversed()) {
          const result = returned(node['consequent'], scope)
          if (result.kind !== 'unknown') return result
        }
      }
    }
    return UNKNOWN
  }

  const identifier = (node: Node, scope: Scope | null): Value => {
    const name: string = node['name']
    for (let at: Scope | null = scope; at; at = at.outer)
      if (at.names.has(name) && contains(at.within, node)) return at.names.get(name)!
    return declared(node, name, scope)
  }

  /** Lexical scoping: the nearest declaration around the name, then the module, then what it imports. */
  const declared = (node: Node, name: string, scope: Scope | null): Value => {
    for (let at: Node | null = node; at; at = at.parent) {
      if (at.type === 'BlockStatement' || at.type === 'StaticBlock') {
        const local = inBlock(at, name, scope)
        if (local) return local
      }
      if (/Function/.test(at.type)) {
        const param = (at['params'] as Node[] | undefined)?.findIndex((node) => names(node).includes(name)) ?? -1
        const owner = at
        if (param >= 0) return once(owner, name, () => parameter(owner, param, name))
      }
    }
    return inModule(node.module, name)
  }

  const inModule = (module: Module, name: string): Value => once(module, name, () => findInModule(module, name))
  const findInModule = (module: Module, name: string): Value => {
    const local = declarationIn(module, name)
    if (local) return evaluate(local, null)
    const imported = module.imports.get(name)
    const source = imported?.path.startsWith('/') ? modules.get(imported.path) : undefined
    return source ? inModule(source, imported!.name) : UNKNOWN
  }

  const inBlock = (block: Node, name: string, scope: Scope | null): Value | null => {
    for (const statement of block['body'] as Node[]) {
      if (statement.type === 'FunctionDeclaration' && statement['id'].name === name) return evaluate(statement, scope)
      if (statement.type !== 'VariableDeclaration') continue
      for (const declarator of statement['declarations'] as Node[]) {
        if (!names(declarator['id']).includes(name)) continue
        if (declarator['id'].type !== 'Identifier') return destructured(declarator, name, scope)
        const value = evaluate(declarator['init'], scope)
        return value.kind === 'array'
          ? { kind: 'array', items: [...value.items, ...pushed(block, name, scope)] }
          : value
      }
    }
    return null
  }

  const destructured = (declarator: Node, name: string, scope: Scope | null): Value => {
    const value = evaluate(declarator['init'], scope)
    if (declarator['id'].type === 'ArrayPattern' && value.kind === 'array') {
      const at = (declarator['id']['elements'] as Node[]).findIndex((node) => node && names(node).includes(name))
      return value.items[at] ?? UNKNOWN
    }
    return bind(declarator['id'], value, scope).get(name) ?? UNKNOWN
  }

  /** `conditions.push(sql…)`, under a condition or not. */
  const pushed = (block: Node, name: string, scope: Scope | null): Value[] => {
    const items: Value[] = []
    each(block, (node) => {
      if (node.type !== 'CallExpression' || node['callee'].type !== 'MemberExpression') return
      const { object: owner, property } = node['callee'] as { object: Node; property: Node }
      if (owner['name'] !== name || property['name'] !== 'push') return
      const isConditional = node.parent?.parent !== block
      if (variant === 'first' || !isConditional)
        items.push(...(node['arguments'] as Node[]).flatMap((arg) => elementsOf(arg, scope)))
    })
    return items
  }

  /** A parameter that is a fragment is what its callers give: the first, or in the second variant the last of them. */
  const parameter = (owner: Node, index: number, name: string): Value => {
    const param = (owner['params'] as Node[])[index]!
    const id = owner['id']?.name ?? (owner.parent?.type === 'VariableDeclarator' ? owner.parent['id'].name : undefined)
    const callers = (calls.get(id) ?? []).filter((node) => callsFunctionOf(node, owner, id))
    for (const node of variant === 'first' ? callers : callers.toReversed()) {
      const value = bind(param, evaluate((node['arguments'] as Node[])[index], null), null).get(name)
      if (value && value.kind !== 'unknown') return value
    }
    return bind(param, undefined, null).get(name) ?? UNKNOWN
  }

  return evaluate
}
