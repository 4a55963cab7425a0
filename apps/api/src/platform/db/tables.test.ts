import { expect, test } from 'vitest'
import { testDatabase } from '../../testing/test-database.ts'
import { sql } from './sql.ts'

/** Tables whose columns are named by values in code, not by the text of a statement. */
const WRITTEN_BY_COLUMNS = [
  'users',
  'talent_profiles',
  'talent_projects',
  'talent_experiences',
  'talent_educations',
  'talent_certifications',
  'client_projects',
  'interviews',
  'nominations',
  'referrals',
]

/** TypeScript types of the values the driver accepts. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  jsonb: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}
const typeOf = (name: string): string =>
  name.startsWith('_') ? `readonly ${typeOf(name.slice(1))}[]` : (TYPES[name] ?? `unknown /* ${name} */`)

type Column = { table: string; name: string; type: string; nullable: boolean }

test('the columns the code knows are those of the migrated database (`vitest -u` writes them anew)', async () => {
  const { db } = await testDatabase()
  const columns = await db.rows<Column>(sql`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable
    from information_schema.columns
    where table_schema = 'public' and table_name = any(${WRITTEN_BY_COLUMNS}) order by table_name, column_name`)
  const tables = Object.entries(Object.groupBy(columns, ({ table }) => table)).map(([table, own = []]) => {
    const lines = own.map(({ name, type, nullable }) => `    ${name}: ${typeOf(type)}${nullable ? ' | null' : ''}\n`)
    return `  ${table}: {\n${lines.join('')}  }\n`
  })
  const text = `// Generated from the migrations: see tables.test.ts.\n\nexport type Tables = {\n${tables.join('')}}\n`
  await expect(text).toMatchFileSnapshot('./tables.ts')
})
