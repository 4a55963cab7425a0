// Values of the static evaluation, and what the functions of `platform/db` make of them.
import type { Node } from './modules.ts'

export type Value =
  | { kind: 'sql'; pieces: readonly string[] }
  | { kind: 'array'; items: readonly Value[] }
  | { kind: 'text'; text: string }
  | { kind: 'object'; properties: ReadonlyMap<string, Value> }
  | { kind: 'function'; node: Node; scope: Scope }
  | { kind: 'unknown' }

/** Names bound by a call that is followed. */
export type Scope = { names: ReadonlyMap<string, Value>; within: Node; outer: Scope | null }

export const UNKNOWN: Value = { kind: 'unknown' }
const fragment = (text: string): Value => ({ kind: 'sql', pieces: [text] })
export const EMPTY = fragment('')

/** Functions of `platform/db/columns.ts`. */
export const TYPED_BY_COLUMNS = ['assignments', 'insertion']
/** Stands for assignments of some columns; the catalogue puts a real one in its place. */
export const ANY_ASSIGNMENT = '/* any column */'

export const textOf = (pieces: readonly string[]): string =>
  pieces.slice(1).reduce((text, piece, n) => `${text}$${n + 1}${piece}`, pieces[0]!)

const stringsOf = (template: Node): string[] =>
  (template['quasis'] as Node[]).map((part) => part['value'].cooked as string)

export const asFragment = (value: Value): Value => (value.kind === 'text' ? fragment(value.text) : UNKNOWN)

/** A template without a tag, where all of it is known. */
export function textTemplate(node: Node, values: readonly Value[]): Value {
  if (!values.every((value) => value.kind === 'text')) return UNKNOWN
  return {
    kind: 'text',
    text: stringsOf(node)
      .map((part, n) => part + (values[n]?.text ?? ''))
      .join(''),
  }
}

/** Text of a statement; what is not known of it is a number. */
export const literalText = (node: Node, values: readonly Value[]): Value =>
  fragment(
    stringsOf(node)
      .map((part, n) => part + (n < values.length ? textIn(values[n]!) : ''))
      .join(''),
  )
const textIn = (value: Value): string => (value.kind === 'text' ? value.text : '1')

/** sql`…`: fragments are inlined, other values are parameters. */
export function fragmentOf(quasi: Node, values: readonly Value[]): Value {
  const strings = stringsOf(quasi)
  const pieces = [strings[0]!]
  values.forEach((value, n) => {
    const [first, ...more] = value.kind === 'sql' ? value.pieces : ['', '']
    pieces[pieces.length - 1] += first!
    pieces.push(...more)
    pieces[pieces.length - 1] += strings[n + 1]!
  })
  return { kind: 'sql', pieces }
}

/** What `platform/db/columns.ts` writes is checked by its types; here it only has to be valid. */
export function columnsCall(name: string, table: Value): Value {
  if (name === 'assignments') return { kind: 'array', items: [fragment(ANY_ASSIGNMENT)] }
  return table.kind === 'text' ? fragment(`insert into "${table.text}" default values`) : UNKNOWN
}

/** sql.id, sql.literals, sql.join. */
export function sqlCall(name: string, [first, second]: readonly Value[]): Value {
  switch (name) {
    case 'id':
      return first?.kind === 'text' ? fragment(`"${first.text}"`) : UNKNOWN
    case 'literals': {
      const words =
        first?.kind === 'array' ? first.items.flatMap((item) => (item.kind === 'text' ? [item.text] : [])) : []
      return fragment(words.length > 0 ? words.map((word) => `'${word}'`).join(', ') : "concat('')")
    }
    case 'join': {
      const parts = first?.kind === 'array' ? first.items.filter((item) => item.kind === 'sql') : []
      const separator = second?.kind === 'text' ? second.text : ', '
      return parts.length === 0
        ? EMPTY
        : {
            kind: 'sql',
            pieces: joinPieces(
              parts.map(({ pieces }) => pieces),
              separator,
            ),
          }
    }
    default:
      return UNKNOWN
  }
}

const joinPieces = (parts: readonly (readonly string[])[], separator: string): string[] => {
  const pieces = [...parts[0]!]
  for (const part of parts.slice(1)) {
    pieces[pieces.length - 1] += separator + part[0]!
    pieces.push(...part.slice(1))
  }
  return pieces
}

type FunctionValue = Value & { kind: 'function' }

/** Methods of arrays; null for any other. Of an array that is not known one item stands for all. */
export function arrayCall(
  owner: Value,
  name: string,
  args: readonly Value[],
  apply: (callback: FunctionValue, args: readonly Value[]) => Value,
): Value | null {
  const [first] = args
  if ((name === 'map' || name === 'flatMap') && first?.kind === 'function') {
    const items = owner.kind === 'array' && owner.items.length > 0 ? owner.items : [UNKNOWN]
    const mapped = items.map((item) => apply(first, [item, UNKNOWN]))
    return { kind: 'array', items: name === 'flatMap' ? mapped.flatMap(itemsOf) : mapped }
  }
  if (owner.kind !== 'array') return null
  if (['filter', 'toSorted', 'slice'].includes(name)) return owner
  return name === 'concat' ? { kind: 'array', items: [...owner.items, ...args.flatMap(itemsOf)] } : null
}
const itemsOf = (value: Value): readonly Value[] => (value.kind === 'array' ? value.items : [value])
