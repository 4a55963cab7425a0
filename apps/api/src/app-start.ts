import { fileURLToPath } from 'node:url'
import { FOREIGN, isForeign } from '../seeds/foreign.ts'
import { signInLines } from '../seeds/sign-ins.ts'
import { seedSite } from '../seeds/site/site.ts'
import { type App, type Parts, createApp } from './app.ts'
import { warmUp } from './features/matching/actions-index.ts'
import { sitePreviews } from './features/site/editing/routes-editing.ts'
import { sitePages } from './features/site/pages.ts'
import { siteForms } from './features/site/visitors/routes-forms.ts'
import { migrate } from './platform/db/migrate.ts'
import { createFiles } from './platform/files/files.ts'
import { servicesOff } from './platform/optional-services.ts'
import { createAssetArchive } from './platform/pages/asset-archive.ts'
import { servePages } from './platform/pages/pages.ts'
import { readTokenKey } from './platform/token-key.ts'
import { openClock } from './platform/virtual-clock.ts'

const WEB = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** From an open database to a listening server. */
export async function startApp(input: Parts): Promise<App> {
  const { log, clock, database } = input
  await migrate(database.direct, log)
  await openClock(clock, database.db)
  const env = { ...input.env, TOKEN_KEY: await readTokenKey(database.db, input.env, log, clock.now()) }
  const parts = { ...input, env }
  const isDemo = await seed(parts)
  const app = createApp(parts)
  const isWeb = env.ROLES.has('web')
  if (isWeb) await serveSite(app, parts)
  await app.start()
  await app.server.http.listen({ port: env.PORT, host: env.HOST })
  announce(parts, isDemo)
  if (isWeb) warmUp(app.platform)
  return app
}

async function serveSite({ server, platform }: App, { env, clock, log, database: { db } }: Parts): Promise<void> {
  const { production, PUBLIC_URL: publicUrl } = env
  const source = sitePages(platform)
  const off = servicesOff(env)
  // In development a build is replaced too often to be worth keeping.
  const archive = production ? createAssetArchive({ db, clock }) : undefined
  const { metrics } = platform
  const options = { dist: WEB, publicUrl, off, production, source, clock, log, archive, metrics }
  const pages = await servePages(server.http, options)
  if (!pages) return
  siteForms(server, pages.renderPosted)
  sitePreviews(server, pages.renderContent)
}

/** Site content is seeded everywhere; demo data only outside production, into an empty database or over itself. */
async function seed({ env, clock, database: { db } }: Parts): Promise<boolean> {
  const isDemo = !env.production && env.WORLD === 'demo' && !(await isForeign(db))
  if (isDemo) {
    const { seedDemoWorld } = await import('../seeds/demo-world.ts')
    const files = createFiles({ dir: env.DATA_DIR, url: env.STORAGE_URL })
    await seedDemoWorld(db, clock.now(), env.SECRET_KEY, files)
  } else await seedSite(db, clock.now(), { demo: false })
  return isDemo
}

/** Prints the addresses for a developer; in production the log line is enough. */
function announce({ env, log, database }: Parts, isDemo: boolean): void {
  log.info({ port: env.PORT, engine: database.engine, roles: [...env.ROLES] }, 'ready')
  if (env.production || !env.ROLES.has('web')) return
  const note = env.WORLD === 'demo' ? `\n\n  ${FOREIGN}` : ''
  if (!isDemo) return console.log(`\n  Fareeq · فريق   ${env.PUBLIC_URL}${note}\n`)
  console.log(`
  Fareeq · فريق   ${env.PUBLIC_URL}

  Demo sign-ins (people at /login, staff at /ops)
    ${signInLines().join('\n    ')}

  Codes "sent" are at ${env.PUBLIC_URL}/local/outbox
`)
}
