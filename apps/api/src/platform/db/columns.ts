import { type Sql, type SqlValue, sql } from './sql.ts'
import type { JsonColumn, Tables } from './tables.ts'

type ColumnInput<Key extends string, Value> = Key extends JsonColumn
  ? string | Extract<Value, null>
  : Value extends readonly (infer Item)[]
    ? readonly Item[]
    : Value

/** Columns of a table and the values they are given; `undefined` leaves one as it is. JSON is given as text. */
export type Columns<T extends keyof Tables> = {
  readonly [C in keyof Tables[T]]?: ColumnInput<`${T}.${C & string}`, Tables[T][C]> | undefined
}

/** Identity function for type checking: excess properties that come by a spread do not compile here. */
export const exactColumns = <T extends keyof Tables, Given extends Columns<T>>(
  _table: T,
  columns: Given & Record<Exclude<keyof Given, keyof Tables[T]>, never>,
): Given => columns

const definedEntries = (columns: object): [string, SqlValue][] =>
  Object.entries(columns as Record<string, SqlValue | undefined>).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )

/** The assignments of an update. */
export const assignments = <T extends keyof Tables>(columns: Columns<T>): Sql[] =>
  definedEntries(columns).map(([name, value]) => sql`${sql.id(name)} = ${value}`)

export function insertion<T extends keyof Tables>(table: T, columns: Columns<T>): Sql {
  const [names, values] = [
    definedEntries(columns).map(([name]) => sql.id(name)),
    definedEntries(columns).map(([, value]) => sql`${value}`),
  ]
  return sql`insert into ${sql.id(table)} (${sql.join(names, ', ')}) values (${sql.join(values, ', ')})`
}
