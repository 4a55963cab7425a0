import type { Parser, TreeCursor } from 'web-tree-sitter'
import { BUILTIN_NAMES } from './builtin-names.ts'
import { SYNONYMS, TRANSPARENT, isOperator, isSkipped } from './node-types.ts'
import type { Grammar } from './parser.ts'

/** One node of the syntax tree in pre-order: without the author's names and literals, and with them. Rows begin at 0. */
export type Token = { abstract: string; verbatim: string; row: number; column: number }

export function tokenize(source: string, parser: Parser, grammar: Grammar): Token[] {
  const tree = parser.parse(source)
  if (!tree) return []
  const cursor = tree.walk()
  const tokens: Token[] = []
  const builtins = BUILTIN_NAMES[grammar]
  let descends = true
  for (;;) {
    if (descends) {
      const type = cursor.nodeType
      const isHidden = cursor.nodeIsNamed ? isSkipped(type) || isDocstring(cursor) : !isOperator(type)
      if (!isHidden && !TRANSPARENT.has(type)) tokens.push(tokenAt(cursor, builtins))
      if (!isHidden && cursor.gotoFirstChild()) continue
    }
    descends = cursor.gotoNextSibling()
    if (!descends && !cursor.gotoParent()) break
  }
  cursor.delete()
  tree.delete()
  return tokens
}

function tokenAt(cursor: TreeCursor, builtins: ReadonlySet<string>): Token {
  const type = SYNONYMS[cursor.nodeType] ?? cursor.nodeType
  const { row, column } = cursor.startPosition
  const text = type === 'identifier' || type === 'number' || type === 'string' ? cursor.nodeText : type
  const abstract = type === 'number' || (type === 'identifier' && builtins.has(text)) ? text : type
  return { abstract, verbatim: text, row, column }
}

/** A string as a statement: Python's comment on a function. */
const isDocstring = (cursor: TreeCursor) =>
  cursor.nodeType === 'expression_statement' && cursor.currentNode.firstNamedChild?.type === 'string'
