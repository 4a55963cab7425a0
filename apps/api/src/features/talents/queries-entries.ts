import type { Db } from '../../platform/db/database.ts'
import { type Sql, type SqlValue, sql } from '../../platform/db/sql.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Member } from '../../platform/session.ts'

/** The four lists differ in columns and order only. */
export type List = {
  /** As the profile calls it. */
  name: string
  table: string
  /** Columns by field of an entry. */
  columns: Readonly<Record<string, string>>
  /** Newest first. */
  order: Sql
}

type ColumnOf<T extends keyof Tables> = keyof Tables[T] & string

/** `columns` are those of the same name; `renamed` maps a field to another one. */
type ListColumns<T extends keyof Tables> = {
  columns: readonly ColumnOf<T>[]
  renamed?: Readonly<Record<string, ColumnOf<T>>>
  order: Sql
}
const listOf = <T extends keyof Tables>(name: string, table: T, { columns, renamed, order }: ListColumns<T>): List => ({
  name,
  table,
  columns: { ...Object.fromEntries(columns.map((column) => [column, column])), ...renamed },
  order,
})

/** Ordered as in the domain: current ones first, then by end and by start, newest first. */
const NEWEST_FIRST = sql`coalesce(end_month, '9999-12') desc, coalesce(start_month, '') desc, id desc`

export const LISTS = {
  projects: listOf('projects', 'talent_projects', {
    columns: ['name', 'type', 'link'],
    order: sql`created_at desc, id desc`,
  }),
  experiences: listOf('experiences', 'talent_experiences', {
    columns: [
      'title',
      'company',
      'current',
      'responsibility',
      'second_title',
      'second_company',
      'second_responsibility',
    ],
    renamed: { start: 'start_month', end: 'end_month' },
    order: NEWEST_FIRST,
  }),
  educations: listOf('educations', 'talent_educations', {
    columns: ['school', 'degree', 'field', 'undergraduate', 'second_school', 'second_degree', 'second_field'],
    renamed: { start: 'start_month', end: 'end_month' },
    order: NEWEST_FIRST,
  }),
  certifications: listOf('certifications', 'talent_certifications', {
    columns: ['name', 'organisation', 'no_expiry', 'credential_id', 'credential_url'],
    renamed: { issued: 'issued_month', expires: 'expires_month' },
    order: sql`issued_month desc, id desc`,
  }),
}

const fieldsOf = ({ columns }: List): Sql =>
  sql.join(
    Object.entries({ id: 'id', version: 'version', ...columns }).map(
      ([field, column]) => sql`${sql.id(column)} as ${sql.id(field)}`,
    ),
    ', ',
  )

/** Subquery: the whole list as sorted JSON. */
export const entriesOfUser = (list: List): Sql => sql`(
  select coalesce(json_agg(entry), '[]') from (
    select ${fieldsOf(list)} from ${sql.id(list.table)} where user_id = users.id order by ${list.order}
  ) as entry) as ${sql.id(list.name)}`

export const countEntries = async (db: Db, viewer: Member, { table }: List): Promise<number> =>
  (await db.one<{ count: number }>(sql`select count(*)::int from ${sql.id(table)} where user_id = ${viewer.userId}`))
    .count

/** Scoped to the viewer: another's entry is not found. */
const mine = (viewer: Member, id: string) => sql`where id = ${id} and user_id = ${viewer.userId}`

export const entryById = <Entry extends object>(db: Db, viewer: Member, list: List, id: string) =>
  // house-allow sql: one of four tables, typed by `List`
  db.row<Entry>(sql`select ${fieldsOf(list)} from ${sql.id(list.table)} ${mine(viewer, id)}`)

/** Row lock until the transaction ends. */
export const lockEntry = (db: Db, viewer: Member, { table }: List, id: string) =>
  db.row<{ version: number }>(sql`select version from ${sql.id(table)} ${mine(viewer, id)} for update`)

/** `values` by field; missing ones are null. */
export type EntryValues = { id: string; values: object; now: Date }

const valuesOf = ({ columns }: List, values: object): { column: Sql; value: Sql }[] => {
  const byField = new Map<string, SqlValue | undefined>(Object.entries(values))
  return Object.entries(columns).map(([field, column]) => ({
    column: sql.id(column),
    value: sql`${byField.get(field) ?? null}`,
  }))
}

export function insertEntry(db: Db, viewer: Member, list: List, { id, values, now }: EntryValues) {
  const filled = valuesOf(list, values)
  const columns = filled.map(({ column }) => column)
  // house-allow sql: one of four tables, typed by `List`
  return db.also(sql`
    insert into ${sql.id(list.table)} (id, user_id, created_at, updated_at, ${sql.join(columns, ', ')})
    values (${id}, ${viewer.userId}, ${now}, ${now}, ${sql.join(
      filled.map(({ value }) => value),
      ', ',
    )})`)
}

export function updateEntry(db: Db, viewer: Member, list: List, { id, values, now }: EntryValues) {
  const set = valuesOf(list, values).map(({ column, value }) => sql`${column} = ${value}`)
  // house-allow sql: one of four tables, typed by `List`
  return db.also(sql`
    update ${sql.id(list.table)} set ${sql.join(set, ', ')}, version = version + 1, updated_at = ${now}
    ${mine(viewer, id)}`)
}

export const deleteEntry = (db: Db, viewer: Member, { table }: List, id: string) =>
  db.run(sql`delete from ${sql.id(table)} ${mine(viewer, id)}`)
