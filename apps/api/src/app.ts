import { accountJobs } from './features/accounts/jobs.ts'
import { googleRoutes } from './features/accounts/google-routes.ts'
import { accountRoutes } from './features/accounts/routes.ts'
import { localRoutes } from './features/local/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { operationRoutes } from './features/operations/routes.ts'
import { phoneVerificationRoutes } from './features/phone-verifications/routes.ts'
import type { Clock } from './platform/clock.ts'
import type { Database } from './platform/db/open.ts'
import type { Env } from './platform/env.ts'
import { createEvents } from './platform/events/events.ts'
import { createFiles } from './platform/files/files.ts'
import { type Server, createServer } from './platform/http/server.ts'
import { createIdentity } from './platform/identity/identity.ts'
import { createJobs } from './platform/jobs/jobs.ts'
import type { Log } from './platform/log.ts'
import { createDrivers } from './platform/messages/drivers.ts'
import { deliverMessages } from './platform/messages/messages.ts'
import type { Platform } from './platform/platform.ts'

export type App = { server: Server; platform: Platform; start(): Promise<void>; stop(): Promise<void> }

type Parts = { env: Env; log: Log; clock: Clock; database: Database }

/** The whole API: what it stands on, then its features, by name. */
export function createApp({ env, log, clock, database }: Parts): App {
  const { db, engine, listen } = database
  const jobs = createJobs({ db, engine, log })
  const events = createEvents({ db, listen, log })
  const files = createFiles({ dir: env.DATA_DIR, url: env.STORAGE_URL })
  const platform: Platform = { env, log, clock, db, jobs, events, files, identity: createIdentity(env, log) }
  const server = createServer(platform)

  deliverMessages({ db, jobs, drivers: createDrivers(env) })
  accountJobs(platform)

  accountRoutes(server)
  googleRoutes(server)
  phoneVerificationRoutes(server)
  notificationRoutes(server)
  operationRoutes(server)
  if (!env.production) localRoutes(server)

  return {
    server,
    platform,
    async start() {
      await jobs.start()
      await events.start()
    },
    /** In this order nothing acknowledged is lost: stop accepting, finish what runs, then close what it stands on. */
    async stop() {
      await events.stop()
      await server.http.close()
      await jobs.stop()
      await database.close()
    },
  }
}
