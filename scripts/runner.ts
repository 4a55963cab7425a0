import { createRunner } from '../apps/api/src/runner.ts'
import { systemClock } from '../apps/api/src/platform/clock.ts'
import { openDatabase } from '../apps/api/src/platform/db/open.ts'
import { BadSettings, readRunnerEnv } from '../apps/api/src/platform/env.ts'
import { createLog } from '../apps/api/src/platform/log.ts'

/** `npm run runner`: runs candidates' code for the API processes that share DATABASE_URL and have RUNNER=elsewhere. */
function settings() {
  try {
    return readRunnerEnv(process.env)
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error
    console.error(`The runner cannot start with these settings:\n${error.message}`)
    process.exit(1)
  }
}

const { DATABASE_URL: url, DATABASE_POOL: max, LOG_LEVEL: level = 'info' } = settings()
const log = createLog({ level })
const database = await openDatabase({ url, dir: '', log, max })
const runner = createRunner({ log, clock: systemClock, database })
await runner.start()
log.info('the runner is ready')

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    runner
      .stop()
      .then(() => database.close())
      .then(
        () => process.exit(0),
        (err) => {
          log.error({ err }, 'did not stop cleanly')
          process.exit(1)
        },
      )
  })
