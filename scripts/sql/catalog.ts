// The migrated database in memory: what its catalogue says of tables and functions, and what a statement gives.
import { PGlite } from '@electric-sql/pglite'
import { ANY_ASSIGNMENT } from './fragments.ts'
import { readMigrations, statementsOf } from '../../apps/api/src/platform/db/migration-files.ts'

export type Column = { table: string; name: string; type: string; isNullable: boolean; words: readonly string[] | null }
export type Described = { name: string; type: string }
export type Catalog = {
  /** By table, then by column. */
  tables: ReadonlyMap<string, ReadonlyMap<string, Column>>
  /** Ours, in the order of their names. */
  own: readonly string[]
  /** What a function of this name gives, where all of that name give the same. */
  functions: ReadonlyMap<string, string>
  /** A statement with a real assignment where any will do. */
  describable(text: string): string
  /** Names and types of the columns; throws what PostgreSQL says of a statement that is wrong. */
  describe(text: string): Promise<Described[]>
}

export async function openCatalog(): Promise<Catalog> {
  const pg = await PGlite.create()
  await pg.exec(
    'create table migrations (number int primary key, name text not null, sha256 text not null, contract text)',
  )
  for (const migration of readMigrations()) for (const text of statementsOf(migration)) await pg.exec(text)
  const { rows: types } = await pg.query<{ oid: number; name: string }>('select oid::int, typname as name from pg_type')
  const typeNames = new Map(types.map(({ oid, name }) => [oid, name]))
  const { tables, own } = await readTables(pg)
  return {
    tables,
    own,
    functions: await readFunctions(pg),
    describable: (text) => withAssignment(text, tables),
    async describe(text) {
      const { resultFields } = await pg.describeQuery(text)
      return resultFields.map(({ name, dataTypeID }) => ({ name, type: typeNames.get(dataTypeID) ?? 'unknown' }))
    },
  }
}

const withAssignment = (text: string, tables: Catalog['tables']): string => {
  if (!text.includes(ANY_ASSIGNMENT)) return text
  const table = /update\s+"?(\w+)"?/.exec(text)?.[1] ?? ''
  const [column] = tables.get(table)?.keys() ?? []
  return text.replaceAll(ANY_ASSIGNMENT, `"${column}" = "${table}"."${column}"`)
}

async function readTables(pg: PGlite): Promise<Pick<Catalog, 'tables' | 'own'>> {
  const { rows } = await pg.query<Omit<Column, 'words'> & { schema: string }>(`
    select c.relnamespace::regnamespace::text as schema, c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as "isNullable"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace in ('public'::regnamespace, 'pg_catalog'::regnamespace) and c.relkind in ('r', 'v') and a.attnum > 0
      and not a.attisdropped and c.relname <> 'migrations'
    order by c.relname, a.attnum`)
  const words = await readWords(pg)
  const tables = new Map<string, Map<string, Column>>()
  for (const { schema: _, ...column } of rows) {
    const columns = tables.get(column.table) ?? new Map<string, Column>()
    tables.set(
      column.table,
      columns.set(column.name, { ...column, words: words.get(`${column.table}.${column.name}`) ?? null }),
    )
  }
  const own = new Set(rows.filter(({ schema }) => schema === 'public').map(({ table }) => table))
  return { tables, own: [...own] }
}

/** `check (kind in ('a', 'b'))`: what the column may hold, as literals; a later constraint of the same column replaces an earlier one. */
async function readWords(pg: PGlite): Promise<Map<string, string[]>> {
  const { rows } = await pg.query<{ table: string; column: string; definition: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 order by c.oid`)
  const words = new Map<string, string[]>()
  for (const { table, column, definition } of rows) {
    const list = /^CHECK \(\((?:\(\w+ IS NULL\) OR \()?\(?"?\w+"? = ANY \(\(?ARRAY\[(.*?)\][^\]]*$/.exec(
      definition,
    )?.[1]
    const single = /^CHECK \(\(?"?\w+"? = ('(?:[^']|'')*'::text|\d+)\)+$/.exec(definition)?.[1]
    const literals = (list ?? single)?.split(', ').map((word) => word.replace(/::text$/, ''))
    if (literals?.every((word) => /^(?:'[^']*'|\d+)$/.test(word))) words.set(`${table}.${column}`, literals.toSorted())
  }
  return words
}

async function readFunctions(pg: PGlite): Promise<Map<string, string>> {
  const { rows } = await pg.query<{ name: string; type: string }>(`
    select proname as name, min(typname) as type from pg_proc join pg_type on pg_type.oid = prorettype
    where not proretset group by 1 having count(distinct typname) = 1`)
  return new Map(rows.map(({ name, type }) => [name, type]))
}
