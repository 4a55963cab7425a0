// The demo world on a clock that begins at one fixed time, so that dates in the pictures are the same in every run.
import { join } from 'node:path'
import { startApp } from '../../apps/api/src/app-start.ts'
import { openDatabase } from '../../apps/api/src/platform/db/open.ts'
import { readEnv } from '../../apps/api/src/platform/env.ts'
import { createLog } from '../../apps/api/src/platform/log.ts'
import { PICTURE_TIME } from './scenes.ts'

const env = readEnv(process.env)
const log = createLog({ level: env.LOG_LEVEL })
const database = await openDatabase({
  url: undefined,
  dir: join(env.DATA_DIR, 'database'),
  log,
  max: env.DATABASE_POOL,
})
const started = Date.now()
const clock = { now: () => new Date(PICTURE_TIME.getTime() + Date.now() - started) }
// No clock jobs: how many have fired until a picture is taken would differ.
const app = await startApp({ env, log, clock, database, cron: false })
process.once('SIGTERM', () => void app.stop().finally(() => process.exit()))
