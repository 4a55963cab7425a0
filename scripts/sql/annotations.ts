// A read is annotated with a name of the generated `rows.ts` of its folder, or with the columns themselves where they are few
// and plain. Anything else would be asserted, not checked.
import { dirname, resolve } from 'node:path'
import type { Statement } from './statements.ts'
import { type RowType, memberText, mergeRowTypes, rowsFile } from './rows.ts'
import type { Node } from './modules.ts'

type Read = Statement & { place: string; type: RowType }

const ALLOWED = /house-allow sql: [\p{L}\p{N}]/u

export function checkAnnotations(reads: Read[], tables: string): { files: Map<string, string>; faults: string[] } {
  const faults: string[] = []
  const byFile = new Map<string, Map<string, Read[]>>()
  for (const read of reads) {
    const { annotation, module, place } = read
    if (!annotation && isExistence(read)) continue
    if (annotation?.type === 'TSTypeLiteral') faults.push(...literalFaults(annotation, read))
    else if (annotation?.type === 'TSTypeReference' && rowsOf(annotation, module.path) !== null) {
      const path = rowsOf(annotation, module.path)!
      const names = byFile.get(path) ?? new Map<string, Read[]>()
      byFile.set(path, names)
      const name: string = annotation['typeName'].name
      names.set(name, [...(names.get(name) ?? []), read])
    } else faults.push(`${place}: annotate the read with a type of ./rows.ts, or with its columns`)
  }
  const files = new Map<string, string>()
  for (const [path, names] of byFile) {
    const types = new Map<string, RowType>()
    for (const [name, all] of names) {
      const { type, differing } = mergeRowTypes(all.map((read) => read.type))
      if (differing.length > 0)
        faults.push(`${all.map(({ place }) => place).join(', ')}: not all of ${name} have ${differing.join(', ')}`)
      types.set(name, type)
    }
    files.set(path, rowsFile(path, types, tables))
  }
  return { files, faults }
}

/** `select 1 …`, `select from …`: whether there is a row is all that is asked. */
const isExistence = ({ type }: Read): boolean => [...type.keys()].every((name) => name === '?column?')

/** `house-allow sql: reason`: a text that only the running code knows. */
export function isAllowed({ module, line }: Statement): boolean {
  const lines = module.text.split('\n')
  return [lines[line - 1], lines[line - 2], lines[line - 3]].some((near) => near !== undefined && ALLOWED.test(near))
}

/** The `rows.ts` a name is imported from, if it is that of the folder. */
function rowsOf(annotation: Node, path: string): string | null {
  const own = resolve(dirname(path), 'rows.ts')
  return annotation.module.imports.get(annotation['typeName'].name)?.path === own ? own : null
}

const PLAIN = /^[\w[\] |]+$/

function literalFaults(literal: Node, { type, place, module }: Read): string[] {
  const columns = new Map(
    (literal['members'] as Node[]).map((member) => {
      const annotation: Node = member['typeAnnotation'].typeAnnotation
      return [member['key'].name as string, module.text.slice(annotation.start, annotation.end)]
    }),
  )
  const faults = [...type].flatMap(([name, inferred]) => {
    const [text, own] = [memberText(inferred), columns.get(name)]
    if (own === undefined) return [`${name} is selected and not in the type`]
    if (!PLAIN.test(own)) return [`${name} is not a plain type: name the row and import it from ./rows.ts`]
    return own === text ? [] : [`${name} is ${text}, not ${own}`]
  })
  const missing = [...columns.keys()].filter((name) => !type.has(name)).map((name) => `${name} is not selected`)
  return [...faults, ...missing].map((fault) => `${place}: ${fault}`)
}
