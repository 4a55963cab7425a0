import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { seedDemoWorld } from '../seeds/demo-world.ts'
import { signInLines } from '../seeds/sign-ins.ts'
import { seedSite } from '../seeds/site/site.ts'
import { createApp } from './app.ts'
import { warmUp } from './features/matching/actions-index.ts'
import { sitePreviews } from './features/site/routes-editing.ts'
import { sitePages } from './features/site/pages.ts'
import { siteForms } from './features/site/routes-forms.ts'
import { systemClock } from './platform/clock.ts'
import { migrate } from './platform/db/migrate.ts'
import { openDatabase } from './platform/db/open.ts'
import { BadSettings, type Env, readEnv } from './platform/env.ts'
import { createFiles } from './platform/files/files.ts'
import { createLog } from './platform/log.ts'
import { servePages } from './platform/pages/pages.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

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
const clock = systemClock
const database = await openDatabase({
  url: env.DATABASE_URL,
  dir: join(env.DATA_DIR, 'database'),
  log,
  max: env.DATABASE_POOL,
})
await migrate(database.pool, log)
// Site content is seeded everywhere; demo data only outside production.
if (env.production) await seedSite(database.db, clock.now(), { demo: false })
else {
  const files = createFiles({ dir: env.DATA_DIR, url: env.STORAGE_URL })
  await seedDemoWorld(database.db, clock.now(), env.SECRET_KEY, files)
}

const app = createApp({ env, log, clock, database })
const { http } = app.server
const { production, PUBLIC_URL: publicUrl } = env
const source = sitePages(app.platform)
const pages = await servePages(http, { dist: WEB, publicUrl, production, source, clock, log })
if (pages) {
  siteForms(app.server, pages.drawPosted)
  sitePreviews(app.server, pages.drawContent)
}
await app.start()
await app.server.http.listen({ port: env.PORT, host: env.HOST })
announce()
warmUp(app.platform)

/** Prints the addresses for a developer; in production the log line is enough. */
function announce() {
  log.info({ port: env.PORT, engine: database.engine }, 'ready')
  if (env.production) return
  console.log(`
  Fareeq · فريق   ${env.PUBLIC_URL}

  Demo sign-ins (people at /login, staff at /ops)
    ${signInLines().join('\n    ')}

  Codes "sent" are at ${env.PUBLIC_URL}/local/outbox
`)
}

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
