// The types of rows: of each name that reads are annotated with, what its statements give.
import { dirname } from 'node:path'
import { parseSync } from 'libpg-query'
import type { Catalog, Described } from './catalog.ts'
import { inferStatement } from './infer.ts'
import type { Context, Field } from './scope.ts'
import { type Inferred, scalarOf, union, unionText } from './column-types.ts'

/** Columns by name. */
export type RowType = ReadonlyMap<string, Inferred>

const NOT_NULL = /(\w+)"?\s*\/\* not null \*\//g

type Variant = { text: string; columns: readonly Described[] }

/** Of all variants of a statement. */
export const rowTypeOfAll = (variants: readonly Variant[], context: Context): RowType =>
  mergeRowTypes(variants.map(({ text, columns }) => rowTypeOf(text, columns, context))).type

/** What PostgreSQL says of the names and types, what the parse tree says of nulls and words. */
function rowTypeOf(text: string, described: readonly Described[], context: Context): RowType {
  const [statement] = (parseSync(text) as unknown as { stmts: { stmt: Record<string, never> }[] }).stmts
  const fields: Field[] = inferStatement(statement!.stmt, context)
  if (fields.length !== described.length)
    throw new Error(`${fields.length} columns inferred, ${described.length} described`)
  const present = new Set([...text.matchAll(NOT_NULL)].map(([, name]) => name))
  return new Map(
    described.map(({ name, type }, n) => {
      const { isNullable } = fields[n]!.type
      const members = union([fields[n]!.type])
      if (members.length === 0 && fields[n]!.type.members.includes('null'))
        return [name, { members: [], isNullable: true }]
      const exact = members.length > 0 && !members.includes('unknown') ? members : [scalarOf(type)]
      return [name, { members: exact, isNullable: isNullable && !present.has(name) }]
    }),
  )
}

/** One type for several statements: nullable where one of them is. */
export function mergeRowTypes(types: readonly RowType[]): { type: RowType; differing: string[] } {
  const names = new Set(types.flatMap((type) => [...type.keys()]))
  const differing = [...names].filter((name) => types.some((type) => !type.has(name)))
  const type = new Map(
    [...names].map((name) => {
      const all = types.flatMap((rowType) => rowType.get(name) ?? [])
      return [name, { members: union(all), isNullable: all.some(({ isNullable }) => isNullable) }] as const
    }),
  )
  return { type, differing }
}

export const memberText = ({ members, isNullable }: Inferred): string =>
  members.includes('unknown') ? 'unknown' : unionText([...members, ...(isNullable ? ['null'] : [])])

const WIDTH = 110
/** An object type that is too long for its line has a line for each of its fields. */
function brokenText(text: string, indent: string): string {
  const start = text.indexOf('{ ')
  if (indent.length + text.length <= WIDTH || start < 0) return text
  const end = closing(text, start)
  const fields = splitFields(text.slice(start + 2, end - 1)).map(
    (field) => `${indent}  ${brokenText(field, `${indent}  `)}\n`,
  )
  return `${text.slice(0, start)}{\n${fields.join('')}${indent}}${text.slice(end + 1)}`
}
function closing(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}
function splitFields(text: string): string[] {
  const fields: string[] = []
  let [depth, from] = [0, 0]
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
    if (depth === 0 && text.startsWith('; ', at)) {
      fields.push(text.slice(from, at))
      from = at + 2
    }
  }
  return [...fields, text.slice(from)]
}

export const typeText = (name: string, type: RowType): string =>
  `export type ${name} = {\n${[...type].map(([column, inferred]) => `  ${brokenText(`${/^\w+$/.test(column) ? column : `'${column}'`}: ${memberText(inferred)}`, '  ')}\n`).join('')}}\n`

const HEADER = '// Generated from the statements of this folder and the migrations (`npm run rows`).\n'

export function rowsFile(path: string, types: ReadonlyMap<string, RowType>, tablesPath: string): string {
  const body = [...types]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, type]) => typeText(name, type))
    .join('\n')
  const imported = ['Shapes', 'Tables']
    .filter((name) => body.includes(`${name}[`))
    .map(
      (name) =>
        `import type { ${name} } from '${relativePath(dirname(path), tablesPath.replace('tables', name.toLowerCase()))}'\n`,
    )
    .join('')
  return `${HEADER}${imported}\n${body}`
}

function relativePath(from: string, to: string): string {
  const [a, b] = [from.split('/'), to.split('/')]
  while (a.length > 0 && a[0] === b[0]) {
    a.shift()
    b.shift()
  }
  return `${a.length === 0 ? './' : '../'.repeat(a.length)}${b.join('/')}`
}

/** All tables, as they are read. */
export function tablesFile({ tables, own }: Catalog, hasShape: (key: string) => boolean): string {
  const text = own.map((table) => {
    const columns = [...tables.get(table)!.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
    const lines = columns.map((column) => {
      const key = `${table}.${column.name}`
      const type = hasShape(key) ? `Shapes['${key}']` : (column.words?.join(' | ') ?? scalarOf(column.type))
      return `    ${column.name}: ${type}${column.isNullable && type !== 'unknown' ? ' | null' : ''}\n`
    })
    return `  ${table}: {\n${lines.join('')}  }\n`
  })
  const json = own.flatMap((table) =>
    [...tables.get(table)!.values()].flatMap(({ name, type }) =>
      /^jsonb?$/.test(type) ? [`  | '${table}.${name}'\n`] : [],
    ),
  )
  return `// Generated from the migrations (\`npm run rows\`).
import type { Shapes } from './shapes.ts'

/** Columns as the driver reads them. */
export type Tables = {
${text.join('')}}

/** Columns of JSON: written as text. */
export type JsonColumn =
${json.join('').trimEnd()}
`
}
