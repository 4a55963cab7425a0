import { join } from 'node:path'
import { DatabaseUnreachable } from '../apps/api/src/platform/db/connections/wait-for-server.ts'
import { migrate } from '../apps/api/src/platform/db/migrate.ts'
import { connectionOf } from '../apps/api/src/platform/env-database.ts'
import { openDatabase } from '../apps/api/src/platform/db/open.ts'
import { BadSettings } from '../apps/api/src/platform/env-parse.ts'
import { type Env, readEnv } from '../apps/api/src/platform/env.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { readTokenKey } from '../apps/api/src/platform/token-key.ts'
import { clockFor, openClock } from '../apps/api/src/platform/virtual-clock.ts'

/** Opens the server's own database, by its settings, for a command. What prevents it is said in a sentence. */
export async function openServerDatabase() {
  const env = serverEnv()
  const log = createLog({ level: 'warn' })
  const dir = join(env.DATA_DIR, 'database')
  const database = await openDatabase({ ...connectionOf(env), dir, log }).catch((error: unknown) => {
    if (error instanceof DatabaseUnreachable) return stop(`The database cannot be used: ${error.message}`)
    if (error instanceof Error && error.message.includes('in use by another process')) return stop(error.message)
    throw error
  })
  await migrate(database.direct, log)
  const clock = clockFor(env)
  await openClock(clock, database.db).catch((error: Error) => stop(error.message))
  const now = clock.now()
  const TOKEN_KEY = await readTokenKey(database.db, env, log, now)
  return { env: { ...env, TOKEN_KEY }, log, now, db: database.db, close: () => database.close() }
}

export function serverEnv(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    return stop(`These settings cannot be used:\n${error.message}`)
  }
}

export function stop(reason: string): never {
  console.error(reason)
  process.exit(1)
}
