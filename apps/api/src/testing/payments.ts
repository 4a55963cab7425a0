import { randomUUID } from 'node:crypto'
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { paymentsOpsContract } from '@fareeq/domain/payments/contract-ops.ts'
import { paymentWebhookContract, paymentsContract } from '@fareeq/domain/payments/contract.ts'
import { afterAll, expect } from 'vitest'
import fastify from 'fastify'
import { issueInvoice } from '../features/invoices/actions-issuing.ts'
import { insertLines } from '../features/invoices/queries-lines.ts'
import { insertInvoice } from '../features/invoices/queries.ts'
import { reconcile } from '../features/payments/actions-reconciling.ts'
import { organisationOf } from '../features/organisations/queries.ts'
import { sql } from '../platform/db/sql.ts'
import type { ActionContext } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { createLog } from '../platform/log.ts'
import type { BankChoice } from '../platform/payments/local-bank.ts'
import { serveLocalProvider } from '../platform/payments/local-provider.ts'
import { signatureOf } from '../platform/payments/local-webhooks.ts'
import { type Member, type Person, type Story, freshStory } from './story.ts'

const [KEY, SECRET] = ['sk_test_stories', 'whsec_stories']

/** The local provider on a port of its own, as Stripe would be: its events wait until a story delivers them. */
export async function openProvider(now: () => Date) {
  const http = fastify({ forceCloseConnections: true })
  const events: string[] = []
  const provider = { isDown: false }
  http.addHook('onRequest', async (request, reply) => {
    if (provider.isDown && request.url.startsWith('/v1/'))
      await reply.code(500).send({ error: { type: 'api_error', message: 'down' } })
  })
  const { idle } = serveLocalProvider(http, {
    prefix: '',
    pagesUrl: 'http://provider.test',
    key: KEY,
    secret: SECRET,
    file: null,
    post: async (body) => (events.push(body), 200),
    clock: { now },
    log: createLog({ level: 'silent' }),
  })
  const origin = await http.listen({ port: 0, host: '127.0.0.1' })
  return {
    settings: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: origin },
    provider,
    close: () => http.close(),
    /** What somebody does on the page they were sent to. */
    async choose(pageUrl: string, choice: BankChoice): Promise<string | undefined> {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const url = new URL(pageUrl).pathname
      const answer = await http.inject({ method: 'POST', url, headers, payload: `choice=${choice}` })
      return answer.headers.location
    },
    /** The events since the last time, undelivered. */
    async events(): Promise<string[]> {
      await idle()
      return events.splice(0)
    },
  }
}

/** A webhook, signed now unless said otherwise. */
export const deliver = (
  story: Pick<Story, 'now' | 'person'>,
  body: string,
  signed = signatureOf(body, SECRET, story.now()),
) => story.person().send('POST', paymentWebhookContract.receive.path, body, { 'stripe-signature': signed })

/** An event as Stripe shapes it, about a checkout. */
export function sessionEvent(type: string, session: Record<string, unknown>, change: object = {}): string {
  const object = { object: 'checkout.session', metadata: {}, payment_intent: null, ...session }
  const event = { id: `evt_${randomUUID()}`, object: 'event', type, livemode: false, data: { object }, ...change }
  return JSON.stringify(event)
}

/** An issued invoice over so many cents before tax, for somebody's company. */
export async function issued(
  { db, platform, now }: ActionContext,
  userId: string,
  cents: number,
): Promise<{ id: string; total: number }> {
  const id = newId(now)
  const organisation_id = await organisationOf(db, userId)
  return db.transaction(async (db) => {
    await insertInvoice(db, { id, organisation_id, month: null, subtotal: cents, note: null }, now)
    const line = { kind: 'other', label: 'Onboarding', contract_id: null, term: null, month: null } as const
    await insertLines(
      db,
      id,
      [{ ...line, from_day: null, to_day: null, unpaid_days: 0, net: 0, wht: 0, fee: cents }],
      now,
    )
    const { total } = await issueInvoice({ db, platform, now }, id, { kind: 'system' })
    return { id, total }
  })
}

export const invoiceOf = (story: Story, { user }: Member, cents = 24_052) => issued(story.work(), user.id, cents)

/** Presses Pay. */
export const pressPay = (person: Person, invoiceId: string, return_url = '/sq/client/payment-result') =>
  person.call(paymentsContract.pay, { params: { id: invoiceId }, body: { return_url } })

export function sendProof(who: Person, bytes = '%PDF-1.4 transfer') {
  const form = new FormData()
  form.append('proof', new Blob([bytes]), 'تحويل.pdf')
  return who.send('POST', paymentsOpsContract.uploadProof.path, form)
}

/** The row of a payment that is over, of the invoice there is. */
export async function paymentRow({ db, now }: Story): Promise<string> {
  const id = randomUUID()
  await db.run(sql`
    insert into payments (id, invoice_id, method, state, amount, currency, lang, result_url, is_open, created_at, updated_at)
    select ${id}, id, 'card', 'aborted', 100, 'USD', 'en', '/', false, ${now()}, ${now()} from invoices limit 1`)
  return id
}

/** The payment that a checkout was opened for. */
const paymentNamed = (event: string): string | undefined =>
  (JSON.parse(event) as { data: { object: { metadata?: { payment_id?: string } } } }).data.object.metadata?.payment_id

/** A company with an issued invoice, a colleague of finance, and a provider whose events are delivered by hand. */
export async function paymentStory() {
  const provider = await openProvider(() => story.now())
  afterAll(() => provider.close())
  const scene = {} as { owner: Member; finance: Person; invoice: { id: string; total: number } }
  const story: Story = await freshStory(
    async (story) => {
      provider.provider.isDown = false
      await provider.events()
      scene.owner = await story.client()
      scene.finance = await story.staff(['finance'])
      scene.invoice = await invoiceOf(story, scene.owner)
    },
    { settings: provider.settings },
  )
  return {
    story,
    provider,
    scene,
    async begun(): Promise<{ id: string; url: string }> {
      const { status, body } = await pressPay(scene.owner, scene.invoice.id)
      expect([status, body]).toEqual([200, body])
      return { id: body.data.payment_id, url: body.data.redirect_url }
    },
    stateOf: async (id: string) =>
      (await scene.owner.call(paymentsContract.read, { params: { id } })).body.data.state as string,
    /** A bank transfer for the invoice, as finance read it on the statement. */
    async transfer(who: Person, change: object = {}) {
      const proof_id = (await sendProof(who)).body.data.id
      const day = story.now().toISOString().slice(0, 10)
      const body = { reference: 'FT 2611 0017', day, amount: scene.invoice.total, proof_id, ...change }
      return who.call(paymentsOpsContract.recordTransfer, { params: { id: scene.invoice.id }, body })
    },
    /** But for what a job of an earlier test, whose payments are gone, made the provider say meanwhile. */
    async deliverAll() {
      const ids = (await story.db.rows<{ id: string }>(sql`select id from payments`)).map(({ id }) => id)
      for (const event of await provider.events()) {
        const payment = paymentNamed(event)
        if (payment === undefined || ids.includes(payment)) expect((await deliver(story, event)).status).toBe(200)
      }
    },
    invoiceState: async () =>
      (await story.db.one<{ state: string }>(sql`select state from invoices where id = ${scene.invoice.id}`)).state,
    /** What came in and went back by the books. */
    booked: () =>
      story.db.rows<{ kind: string; amount: number }>(sql`
        select kind, amount from ledger_entries join ledger_postings on entry_id = ledger_entries.id
        where account in ('cash', 'card_clearing') order by place`),
    async reconcileLater() {
      story.advance(6 * MINUTE)
      return reconcile(story.work())
    },
  }
}
