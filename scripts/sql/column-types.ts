// TypeScript types of what the driver reads (`platform/db/connections/pool.ts` has the parsers).
import type { Column } from './catalog.ts'

/** The members of a union, without null; none: known to PostgreSQL only, by the type it describes. */
export type Inferred = { members: readonly string[]; isNullable: boolean }

export const NULL: Inferred = { members: [], isNullable: true }
export const value = (...members: string[]): Inferred => ({ members, isNullable: false })
export const nullable = (type: Inferred, isNullable = true): Inferred => ({
  ...type,
  isNullable: type.isNullable || isNullable,
})
export const strict = (member: string | null, args: readonly Inferred[]): Inferred => ({
  members: member ? [member] : [],
  isNullable: args.some(({ isNullable }) => isNullable),
})
export const BOOLEAN = value('boolean')

const SCALARS: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  name: 'string',
  numeric: 'string',
  oid: 'number',
  text: 'string',
  timestamp: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  varchar: 'string',
  bpchar: 'string',
  regclass: 'string',
  void: 'unknown',
}

/** Of a PostgreSQL type; `unknown` for JSON, whose shape only the code knows. */
export const scalarOf = (type: string): string =>
  type.startsWith('_') ? `${scalarOf(type.slice(1))}[]` : (SCALARS[type] ?? 'unknown')

/** Columns with a type of their own are named by it: a shape, or the words of a check constraint. */
export function columnMember(
  { table, name, type, words, isNullable }: Column,
  hasShape: (key: string) => boolean,
): string {
  if (hasShape(`${table}.${name}`)) return `Shapes['${table}.${name}']`
  if (!words) return scalarOf(type)
  return isNullable ? `NonNullable<Tables['${table}']['${name}']>` : `Tables['${table}']['${name}']`
}

/** A type that is declared elsewhere. */
export const isNamed = (member: string): boolean => /^(?:NonNullable<)?(?:Tables|Shapes)\[/.test(member)

/** As JSON gives it back. */
export const jsonMember = (member: string): string => (member === 'Date' || member === 'Buffer' ? 'string' : member)

/** A parameter is of the type of what it stands beside; null is said by `isNullable`. */
export const PARAMETER = '?'
const SILENT = [PARAMETER, 'null']

export function union(types: readonly Inferred[]): readonly string[] {
  if (types.some(({ members, isNullable }) => members.length === 0 && !isNullable)) return []
  return [...new Set(types.flatMap(({ members }) => members))].filter((member) => !SILENT.includes(member))
}

const isNumber = (member: string): boolean => /^\d+$/.test(member)

/** `'a' | 'b'`; a literal beside its own type says nothing, and a number says more only beside a column of few. */
export function unionText(members: readonly string[]): string {
  const isPlainNumber = members.includes('number') || !members.some(isNamed)
  const plain = members.map((member) => (isNumber(member) && isPlainNumber ? 'number' : member))
  const distinct = plain.includes('string') ? plain.filter((member) => !member.startsWith("'")) : plain
  return [...new Set(distinct)].join(' | ')
}
