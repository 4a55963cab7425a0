import { join } from 'node:path'
import { systemClock } from './platform/clock.ts'
import { DatabaseUnreachable } from './platform/db/connections/wait-for-server.ts'
import { openDatabase } from './platform/db/open.ts'
import { BadSettings, type Env, readEnv } from './platform/env.ts'
import { createLog } from './platform/log.ts'

function settings(): Env {
  try {
    return readEnv(process.env)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    console.error(`Fareeq cannot start with these settings:\n${error.message}`)
    process.exit(1)
  }
}

const env = settings()
const log = createLog({ level: env.LOG_LEVEL })
const load = () => import('./app-start.ts')
const database = await openDatabase({
  url: env.DATABASE_URL,
  dir: join(env.DATA_DIR, 'database'),
  log,
  max: env.DATABASE_POOL,
  meanwhile: load,
}).catch((error: unknown) => {
  if (!(error instanceof DatabaseUnreachable)) throw error
  console.error(`Fareeq cannot start without its database: ${error.message}`)
  process.exit(1)
})
const { startApp } = await load()
const app = await startApp({ env, log, clock: systemClock, database })

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    app.stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  })
