// Fault injection: a server that is killed between the provider and its own commit. FAREEQ_KILLS=100 for a longer run.
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { paymentWebhookContract } from '@fareeq/domain/payments/contract.ts'
import type { PaymentState } from '@fareeq/domain/payments/states.ts'
import { afterAll, describe, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '../../platform/db/open.ts'
import { sql } from '../../platform/db/sql.ts'
import { signatureOf } from '../../platform/payments/local-webhooks.ts'
import { stripeProvider } from '../../platform/payments/stripe.ts'
import { jitter, random } from '../../testing/chance.ts'
import { askAboutAll, paymentsApp } from '../../testing/payments-app.ts'
import { openProvider } from '../../testing/payments.ts'
import { silent } from '../../testing/silent.ts'
import { spawnChild } from '../../testing/spawn-child.ts'

const { engine, scratch, source } = inject('testDatabases')
const CHILD = new URL('../../testing/payments-child.ts', import.meta.url)
const kills = Number(process.env['FAREEQ_KILLS'] ?? 1)
const provider = await openProvider(() => new Date())
afterAll(() => provider.close())
const { STRIPE_API_URL, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = provider.settings

/** Somebody pays on every second page, and webhooks are sent twice and at once; then the server is killed. */
async function payUntilKilled(dir: string): Promise<number> {
  const server = spawnChild(CHILD, dir, STRIPE_API_URL)
  const closed = once(server, 'close')
  let [origin, pages] = ['', 0]
  const post = (body: string) => {
    const headers = {
      'content-type': 'application/json',
      'stripe-signature': signatureOf(body, STRIPE_WEBHOOK_SECRET, new Date()),
    }
    // Whether it arrives is the question: the server may be gone.
    return fetch(origin + paymentWebhookContract.receive.path, { method: 'POST', headers, body }).catch(() => null)
  }
  createInterface({ input: server.stdout }).on('line', (line) => {
    const [kind, what = ''] = line.split(' ')
    if (kind === 'ready') origin = what
    if (kind !== 'page') return
    pages++
    void provider.choose(what, pages % 2 === 0 ? 'pay' : pages % 5 === 0 ? 'decline' : 'leave').then(async () => {
      for (const event of await provider.events()) void Promise.all([post(event), post(event)])
    })
  })
  const enough = 4 + random() * 10 // counts pages, not time: machines differ
  await vi.waitUntil(() => pages >= enough || server.exitCode !== null, { timeout: 300_000, interval: 2 })
  expect(server.exitCode).toBeNull()
  await jitter(30)
  server.kill('SIGKILL')
  await closed
  return pages
}

type Row = {
  id: string
  session_id: string | null
  state: PaymentState
  amount: number
  entries: number
  received: number
}

const PAYMENTS = sql`
  select id, state, amount,
    (select lead.session_id from payments as lead where lead.id = coalesce(payments.checkout_id, payments.id)) as session_id,
    (select count(*)::int from ledger_entries where kind = 'payment' and reference = payments.id::text) as entries,
    (select coalesce(sum(amount), 0)::int from invoice_payments where invoice_payments.id = payments.id) as received
  from payments`

describe.skipIf(engine !== 'embedded')('when the server is killed', () => {
  test(`between the provider and its commit, ${kills} times: no payment is lost, none is booked twice`, async () => {
    const dir = mkdtempSync(join(scratch, 'payments-'))
    cpSync(source, dir, { recursive: true })
    const stripe = stripeProvider({
      key: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: STRIPE_API_URL,
    })
    let pages = 0
    for (let kill = 0; kill < kills; kill++) {
      pages += await payUntilKilled(dir)
      const { db, close } = await openDatabase({ dir, log: silent })
      const rows = await db.rows<Row>(PAYMENTS)
      for (const { id, session_id, state, amount, entries, received } of rows) {
        expect([id, entries, received]).toEqual([id, ...(state === 'successful' ? [1, amount] : [0, 0])])
        // Nothing is successful that the provider was not paid for.
        const status = session_id ? await stripe.retrieve(session_id) : null
        if (state === 'successful') expect([id, status?.status]).toEqual([id, 'paid'])
      }
      await close()
    }
    // It starts again and asks: what was paid at the provider is paid here.
    const database = await openDatabase({ dir, log: silent })
    const app = await paymentsApp(database, dir, STRIPE_API_URL)
    await askAboutAll(app.platform)
    const rows = await database.db.rows<Row>(PAYMENTS)
    expect(rows.length).toBeGreaterThanOrEqual(pages)
    for (const { id, session_id, state, entries } of rows) {
      const status = session_id ? await stripe.retrieve(session_id) : null
      const isPaid = status?.status === 'paid'
      expect([id, state === 'successful', entries]).toEqual([id, isPaid, isPaid ? 1 : 0])
    }
    await app.stop()
  }, 600_000)
})
