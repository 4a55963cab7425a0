import { createApp } from '../app.ts'
import { reconcile } from '../features/payments/actions-reconciling.ts'
import type { Database } from '../platform/db/open.ts'
import { readEnv } from '../platform/env.ts'
import { createLog } from '../platform/log.ts'
import type { Platform } from '../platform/platform.ts'

/** The app as a fault test needs it: on this database, with the provider at this origin and its jobs started. */
export async function paymentsApp(database: Database, dir: string, provider: string) {
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dir,
    SECRET_KEY: 'a key for stories, long enough to be one',
    STRIPE_SECRET_KEY: 'sk_test_stories',
    STRIPE_WEBHOOK_SECRET: 'whsec_stories',
    STRIPE_API_URL: provider,
  })
  const app = createApp({ env, log: createLog({ level: 'silent' }), clock: { now: () => new Date() }, database })
  await app.platform.jobs.start()
  return app
}

/** As if six minutes had passed: everything open is reconciled. */
export const askAboutAll = (platform: Platform) =>
  reconcile({ db: platform.db, platform, now: new Date(Date.now() + 6 * 60_000) })
