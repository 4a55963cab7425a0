import { join } from 'node:path'
import { buildOf } from './platform/build.ts'
import { systemClock } from './platform/clock.ts'
import { DatabaseUnreachable } from './platform/db/connections/wait-for-server.ts'
import { MigrationLockHeld } from './platform/db/migration-lock.ts'
import { openDatabase } from './platform/db/open.ts'
import { connectionOf } from './platform/env-database.ts'
import { isRunnerOnly } from './platform/env-roles.ts'
import { BadSettings } from './platform/env-parse.ts'
import { readRunnerEnv } from './platform/env-runner.ts'
import { readEnv } from './platform/env.ts'
import { type Log, createLog } from './platform/log.ts'
import { clockFor } from './platform/virtual-clock.ts'
import { listenerName, runnerListenerName } from './platform/process-keys.ts'
import { openTracing } from './platform/tracing/open-tracing.ts'

type Process = { log: Log; stop(): Promise<void> }

async function startServer(): Promise<Process> {
  const env = readEnv(process.env)
  const build = buildOf(env)
  const log = createLog({ level: env.LOG_LEVEL, build })
  const tracing = await openTracing(env, build)
  const load = () => import('./app-start.ts')
  const database = await openDatabase({
    ...connectionOf(env),
    listenerName: listenerName(env),
    dir: join(env.DATA_DIR, 'database'),
    log,
    meanwhile: load,
  })
  const { startApp } = await load()
  const { stop } = await startApp({ env, log, clock: clockFor(env), database, tracing })
  return { log, stop }
}

async function startRunner(): Promise<Process> {
  const env = readRunnerEnv(process.env)
  const { LOG_LEVEL: level = 'info' } = env
  const build = buildOf(env)
  const log = createLog({ level, build })
  const tracing = await openTracing(env, build)
  const database = await openDatabase({ ...connectionOf(env), listenerName: runnerListenerName(env), dir: '', log })
  const { createRunner } = await import('./runner.ts')
  const runner = createRunner({ log, clock: systemClock, database, build, env })
  await runner.start()
  log.info('the runner is ready')
  const stop = async () => {
    await runner.stop()
    await database.close()
    await tracing?.stop()
  }
  return { log, stop }
}

/** What a person can mend is said in a sentence, without a stack. */
function explain(error: unknown): never {
  if (error instanceof BadSettings) console.error(`Fareeq cannot start with these settings:\n${error.message}`)
  else if (error instanceof DatabaseUnreachable || error instanceof MigrationLockHeld)
    console.error(`Fareeq cannot start without its database: ${error.message}`)
  else throw error
  process.exit(1)
}

const { log, stop } = await (isRunnerOnly(process.env) ? startRunner() : startServer()).catch(explain)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    stop().then(
      () => process.exit(0),
      (err) => {
        log.error({ err }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  })
