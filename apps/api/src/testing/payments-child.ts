// Child process that takes payments on an embedded database, to be killed: node payments-child.ts <dir> <provider origin>.
// Prints `ready <origin>`, then `page <url>` for every page that was opened.
import { writeSync } from 'node:fs'
import { pay } from '../features/payments/actions-paying.ts'
import { openDatabase } from '../platform/db/open.ts'
import { sql } from '../platform/db/sql.ts'
import { newId } from '../platform/ids.ts'
import { askAboutAll, paymentsApp } from './payments-app.ts'
import { issued } from './payments.ts'
import { silent } from './silent.ts'

const [dir = '', provider = ''] = process.argv.slice(2)
const say = (line: string) => writeSync(1, `${line}\n`)
const database = await openDatabase({ dir, log: silent })
const { db } = database
const { platform, server } = await paymentsApp(database, dir, provider)
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
  let isPair = false
  for (;;) {
    const now = new Date()
    const userId = await owner(now)
    // One invoice, then two on one page, and so on.
    const invoices = [await issued({ db, platform, now }, userId, 10_000)]
    if (isPair) invoices.push(await issued({ db, platform, now }, userId, 2500))
    isPair = !isPair
    const viewer = { kind: 'client', role: 'owner', userId, sessionId } as const
    const ids = invoices.map(({ id }) => id)
    const { data } = await pay({ db, platform, now, lang: 'en', viewer }, ids, '/sq/client/payment-result')
    say(`page ${data.redirect_url}`)
  }
}
async function reconcileOnAndOn(): Promise<never> {
  for (;;) {
    await askAboutAll(platform)
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
}
await Promise.all([payOnAndOn(), payOnAndOn(), reconcileOnAndOn()])
