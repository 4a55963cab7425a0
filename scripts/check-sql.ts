// Every statement of the API is prepared on the migrated database; the types of its rows are compared with those the code
// has, or with --write written anew (`npm run rows`).
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { loadModule } from 'libpg-query'
import { checkAnnotations, isAllowed } from './sql/annotations.ts'
import { openCatalog } from './sql/catalog.ts'
import { createEvaluate } from './sql/evaluate.ts'
import { inferStatement } from './sql/infer.ts'
import { readModules } from './sql/modules.ts'
import { rowTypeOfAll, tablesFile } from './sql/rows.ts'
import { shapesIn } from './sql/shapes.ts'
import { describeStatement, statementsOf } from './sql/statements.ts'

const SOURCE = 'apps/api/src'
const TABLES = resolve(SOURCE, 'platform/db/tables.ts')
const isWriting = process.argv.includes('--write')

await loadModule()
const paths = globSync(`${SOURCE}/**/*.ts`).filter((path) => !/\.test\.ts$|\/testing\//.test(path))
const modules = readModules(paths.toSorted().map((path) => resolve(path)))
const catalog = await openCatalog()
const hasShape = shapesIn(readFileSync(resolve(SOURCE, 'platform/db/shapes.ts'), 'utf8'))
const context = { catalog, hasShape, tables: new Map(), infer: inferStatement }

const faults: string[] = []
const reads: Parameters<typeof checkAnnotations>[0] = []
for (const statement of statementsOf(modules, createEvaluate(modules))) {
  if (isAllowed(statement)) continue
  const place = `${relative('.', statement.module.path)}:${statement.line}`
  try {
    const variants = await describeStatement(statement, catalog)
    if (statement.annotation !== undefined && !statement.isIgnored)
      reads.push({ ...statement, place, type: rowTypeOfAll(variants, context) })
  } catch (error) {
    faults.push(`${place}: ${(error as Error).message}`)
  }
}
const { files, faults: wrong } = checkAnnotations(reads, TABLES)
faults.push(...wrong)
files.set(TABLES, tablesFile(catalog, hasShape))
for (const path of globSync(`${SOURCE}/**/rows.ts`).map((path) => resolve(path)))
  if (!files.has(path)) faults.push(`${relative('.', path)}: no statement reads a row of it; delete it`)
for (const [path, text] of files) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) continue
  if (isWriting) writeFileSync(path, text)
  else
    faults.push(`${relative('.', path)}: not what the statements give; run \`npm run rows\` and look at the difference`)
}
for (const fault of faults) console.error(fault)
console.log(`${reads.length} reads, ${files.size} files, ${faults.length} faults`)
process.exit(faults.length > 0 ? 1 : 0)
