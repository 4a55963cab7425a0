// Child process that takes payments on an embedded database, to be killed: node payments-child.ts <dir> <provider origin>.
// Prints `ready <origin>`, then `page <url>` for every page that was opened. With `reconcile` it asks about all and ends.
import { writeSync } from 'node:fs'
import { createApp } from '../app.ts'
import { pay } from '../features/payments/actions-paying.ts'
import { reconcile } from '../features/payments/actions-reconciling.ts'
import { openDatabase } from '../platform/db/open.ts'
import { sql } from '../platform/db/sql.ts'
import { readEnv } from '../platform/env.ts'
import { newId } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import { issued } from './payments.ts'

const [dir = '', provider = '', task = 'pay'] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)
const log = createLog({ level: 'silent' })
const database = await openDatabase({ dir, log })
const { db } = database
const env = readEnv({
  NODE_ENV: 'test',
  PORT: '0',
  DATA_DIR: dir,
  SECRET_KEY: 'a key for stories, long enough to be one',
  STRIPE_SECRET_KEY: 'sk_test_stories',
  STRIPE_WEBHOOK_SECRET: 'whsec_stories',
  STRIPE_API_URL: provider,
})
const { platform, server } = createApp({ env, log, clock: { now: () => new Date() }, database })
await platform.jobs.start()
say(`ready ${await server.http.listen({ port: 0, host: '127.0.0.1' })}`)

async function owner(now: Date): Promise<string> {
  const id = newId(now)
  await db.run(sql`
    insert into users (id, type, email, first_name, last_name, signup_source, lang, created_at, updated_at)
    values (${id}, 2, ${`${id}@pays.test`}, 'A', 'B', 'test', 'en', ${now}, ${now})`)
  return id
}

async function payOnAndOn(): Promise<never> {
  const sessionId = newId(new Date())
  for (;;) {
    const now = new Date()
    const userId = await owner(now)
    const { id } = await issued({ db, platform, now }, userId, 10_000)
    const viewer = { kind: 'client', role: 'owner', userId, sessionId } as const
    const { data } = await pay({ db, platform, now, lang: 'en', viewer }, id, {
      return_url: '/sq/client/payment-result',
    })
    say(`page ${data.redirect_url}`)
  }
}
/** As if six minutes had passed: everything open is asked about. */
const askAboutAll = () => reconcile(platform, new Date(Date.now() + 6 * 60_000))
async function reconcileOnAndOn(): Promise<never> {
  for (;;) {
    await askAboutAll()
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
if (task === 'reconcile') {
  await askAboutAll()
  process.exit(0)
}
await Promise.all([payOnAndOn(), payOnAndOn(), reconcileOnAndOn()])
