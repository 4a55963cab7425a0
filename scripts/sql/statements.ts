// The statements of the API, each with the place it stands at and the type its rows are read as.
import type { Catalog, Described } from './catalog.ts'
import type { Evaluate, Variant } from './evaluate.ts'
import { type Module, type Modules, type Node, lineOf, walk } from './modules.ts'

const READS = ['rows', 'row', 'one']
const WRITES = ['run', 'also']

export type Statement = {
  module: Module
  line: number
  /** The type argument of a read; null when it has none, undefined when nothing is read. */
  annotation: Node | null | undefined
  /** Whether the answer of the read is thrown away. */
  isIgnored: boolean
  texts: readonly string[]
  call: Node
}

export function statementsOf(modules: Modules, evaluate: Evaluate): Statement[] {
  return modules.all().flatMap((module) =>
    module.body.flatMap((top) =>
      [...walk(top)].flatMap((node): Statement[] => {
        const name: string | undefined = node.type === 'CallExpression' ? node['callee'].property?.name : undefined
        if (!name || node['arguments'].length !== 1 || ![...READS, ...WRITES].includes(name)) return []
        const texts = (['first', 'second'] as Variant[]).map((variant) => evaluate(node['arguments'][0], variant))
        if (texts[0] === null) return []
        const read = READS.includes(name) ? (node['typeArguments']?.params[0] ?? null) : undefined
        return [
          {
            module,
            line: lineOf(node),
            annotation: read,
            isIgnored: isIgnored(node),
            texts: [...new Set(texts.filter((text) => text !== null))],
            call: node,
          },
        ]
      }),
    ),
  )
}

function isIgnored(call: Node): boolean {
  let at = call.parent
  while (at?.type === 'AwaitExpression' || at?.type === 'UnaryExpression') at = at.parent
  return at?.type === 'ExpressionStatement'
}

/** PostgreSQL's word on a name that is not there; other faults of the second variant are of a text that is never sent. */
const UNKNOWN_NAME = ['42703', '42P01', '42883', '42P02', '42704']

/** Describes every variant that can be sent. */
export async function describeStatement({ texts }: Statement, catalog: Catalog) {
  const variants: { text: string; columns: Described[] }[] = []
  for (const text of texts.map((text) => catalog.describable(text)))
    try {
      variants.push({ text, columns: await catalog.describe(text) })
    } catch (error) {
      const isOther = variants.length > 0 && !UNKNOWN_NAME.includes((error as { code?: string }).code ?? '')
      if (!isOther) throw error
    }
  return variants
}
