import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { migrate, pendingMigrations } from '../apps/api/src/platform/db/migrate.ts'
import { labelOf, type Migration } from '../apps/api/src/platform/db/migration-files.ts'
import { connectionOf } from '../apps/api/src/platform/env-database.ts'
import { openDatabase } from '../apps/api/src/platform/db/open.ts'
import { readEnv } from '../apps/api/src/platform/env.ts'
import { createLog } from '../apps/api/src/platform/log.ts'

/** `npm run migrate`: applies what is pending. `npm run migrate -- --plan` only says what that is. */
const { values: options } = parseArgs({ options: { plan: { type: 'boolean', default: false } } })

const env = readEnv(process.env)
const log = createLog({ level: 'info' })
const database = await openDatabase({ ...connectionOf(env), dir: join(env.DATA_DIR, 'database'), log })

const kindOf = ({ contract, isOutsideTransaction }: Migration) => {
  if (contract !== null) return `takes away ${contract}`
  return isOutsideTransaction ? 'expands, in the background' : 'expands'
}

try {
  const migrations = options.plan ? await pendingMigrations(database.direct) : await migrate(database.direct, log)
  for (const migration of migrations) console.log(`${labelOf(migration)}  ${kindOf(migration)}`)
  const [done, none] = options.plan ? ['to apply', 'Nothing to apply.'] : ['applied', 'The database is up to date.']
  console.log(migrations.length > 0 ? `${migrations.length} migrations ${done}.` : none)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await database.close()
}
