import { Parser } from 'htmlparser2'
import type { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { fault } from './faults.ts'

export type Element = {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Element[]
  text: string
}

const PIECE = 64 * 1024
const MAX_DEPTH = 60

/** What is thrown about a text that is none of ours, or that ends too early. */
export type XmlFaults = { readonly unreadable: () => Refusal; readonly cut: () => Refusal }
const STATEMENT_FAULTS: XmlFaults = {
  unreadable: () => fault('statement_unreadable'),
  cut: () => fault('statement_cut'),
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * XML in slices: each child of an element called `within`, with everything in it, and an end of it. Nothing else is kept, so that
 * a large file needs little memory. A document type is refused, hence no entity of its own can be expanded; an element that
 * is not closed by itself means that the file was cut.
 */
export function* elementsWithin(
  text: string,
  within: string,
  take: (child: Element) => void,
  end: () => void,
  faults: XmlFaults = STATEMENT_FAULTS,
): Generator<undefined, Set<string>> {
  const path: string[] = []
  const names = new Set<string>()
  let open: Element[] = []
  const parser = new Parser(
    {
      onprocessinginstruction: (name) => {
        if (name.toUpperCase().startsWith('!DOCTYPE')) throw faults.unreadable()
      },
      onopentag: (fullName, attributes) => {
        const name = localName(fullName)
        if (path.length > MAX_DEPTH) throw faults.unreadable()
        const element: Element = { name, attributes, children: [], text: '' }
        if (open.length > 0) {
          open.at(-1)!.children.push(element)
          open.push(element)
        } else if (path.at(-1) === within) open = [element]
        names.add(name)
        path.push(name)
      },
      ontext: (piece) => {
        const element = open.at(-1)
        if (element) element.text += piece
      },
      onclosetag: (fullName, isImplied) => {
        if (isImplied) throw faults.cut()
        path.pop()
        const element = open.pop()
        if (element && open.length === 0) take(element)
        if (localName(fullName) === within) end()
      },
    },
    { xmlMode: true },
  )
  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE))
    yield
  }
  parser.end()
  return names
}

/** Elements at a path below. */
export function all(element: Element, path: string): Element[] {
  let matches = [element]
  for (const name of path.split('/'))
    matches = matches.flatMap(({ children }) => children.filter((child) => child.name === name))
  return matches
}

/** The text at the first of these paths that has one. */
export function first(element: Element, ...paths: readonly string[]): string | null {
  for (const path of paths) {
    const text = all(element, path)
      .map((matches) => matches.text.trim())
      .find(Boolean)
    if (text !== undefined) return text
  }
  return null
}
