import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import { beforeAll, expect, test } from 'vitest'
import { type Catalog, openCatalog } from './catalog.ts'
import { createEvaluate } from './evaluate.ts'
import { inferStatement } from './infer.ts'
import { readModules } from './modules.ts'
import { memberText, rowTypeOfAll } from './rows.ts'
import { describeStatement, statementsOf } from './statements.ts'

let catalog: Catalog
beforeAll(async () => {
  await loadModule()
  catalog = await openCatalog()
}, 60_000)

/** What the first statement of a module gives. */
async function rowOf(source: string): Promise<Record<string, string>> {
  const path = join(mkdtempSync(join(tmpdir(), 'fareeq-rows-')), 'queries.ts')
  writeFileSync(path, source)
  const modules = readModules([path])
  const [statement] = statementsOf(modules, createEvaluate(modules))
  const context = { catalog, hasShape: () => false, tables: new Map(), infer: inferStatement }
  const type = rowTypeOfAll(await describeStatement(statement!, catalog), context)
  return Object.fromEntries([...type].map(([name, inferred]) => [name, memberText(inferred)]))
}
const selecting = (text: string) => rowOf(`export const read = (db, id, lang) => db.rows(sql\`${text}\`)`)

test.each<[string, Record<string, string>]>([
  [
    'select id, due_at, state from interviews',
    { id: 'string', due_at: 'Date | null', state: "Tables['interviews']['state']" },
  ],
  ['select due_at from interviews where due_at is not null', { due_at: 'Date' }],
  ['select due_at from interviews where due_at < ${id}', { due_at: 'Date' }],
  ['select staff.name from nominations left join staff on staff.id = nominated_by', { name: 'string | null' }],
  [
    'select staff.name from nominations left join staff on staff.id = nominated_by where staff.active',
    { name: 'string' },
  ],
  ['select count(*)::int as count, max(created_at) as last from users', { count: 'number', last: 'Date | null' }],
  ['select type, max(created_at) as last from users group by type', { type: "Tables['users']['type']", last: 'Date' }],
  [
    "select coalesce(max(step), 0) as step, case when true then 'a' else 'b' end as word from users",
    { step: 'number', word: "'a' | 'b'" },
  ],
  [
    "select case when staff.id is null then null else json_build_object('id', staff.id, 'at', interviews.due_at) end as owner from interviews left join staff on true",
    { owner: '{ id: string; at: string | null } | null' },
  ],
  ["select coalesce(json_agg(json_build_object('n', step)), '[]') as steps from users", { steps: '{ n: number }[]' }],
  ['update interviews set due_at = null where due_at < now() returning due_at', { due_at: 'Date | null' }],
  ['with few as (select id from users limit 1) select few.id from few', { id: 'string' }],
  [
    'select name_for(users, ${lang}) as name from interviews left join users on users.id = talent_id',
    { name: 'string | null' },
  ],
  ['select max(created_at) as last /* not null */ from users', { last: 'Date' }],
])('%s', async (text, columns) => {
  expect(await selecting(text)).toEqual(columns)
})

test('fragments, functions, conditions and arrays of fragments are followed', async () => {
  const source = `
    const COLUMNS = sql\`id, due_at\`
    const own = (userId) => sql\`talent_id = \${userId}\`
    export function read(db, { userId, from, order }) {
      const conditions = [own(userId)]
      if (from) conditions.push(sql\`due_at > \${from}\`)
      return db.rows(sql\`
        select \${COLUMNS} from interviews where \${sql.join(conditions, ' and ')}
        order by \${{ id: sql\`id\`, due: sql\`due_at\` }[order]} \${from ? sql\`limit \${10}\` : sql.empty}\`)
    }`
  expect(await rowOf(source)).toEqual({ id: 'string', due_at: 'Date | null' })
})

test.each([
  ['a column that was renamed', 'select id, deadline from interviews', 'column "deadline" does not exist'],
  ['a table that is not there', 'delete from interview_notes', 'relation "interview_notes" does not exist'],
  [
    'a condition on a column of another table',
    'select id from users where due_at is null',
    'column "due_at" does not exist',
  ],
])('%s is refused', async (_, text, message) => {
  await expect(selecting(text)).rejects.toThrow(message)
})
