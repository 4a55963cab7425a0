import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { paymentWebhookContract } from '@fareeq/domain/payments/contract.ts'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import { serveLocalApi } from './local-api.ts'
import { localBank } from './local-bank.ts'
import { serveCheckout } from './local-checkout.ts'
import { localRecords } from './local-records.ts'
import { type WebhookPost, localWebhooks } from './local-webhooks.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe.ts'

const LOCAL_PATH = '/local/payments'
const SWEEP = 2 * SECOND

export type LocalServer = {
  /** Where its API is served: `<prefix>/v1/…`. */
  prefix: string
  /** Where its pages are reached from outside. */
  pagesUrl: string
  key: string
  secret: string
  /** Null keeps everything in memory. */
  file: string | null
  post: WebhookPost
  clock: Clock
  log: Log
}

/** The API, the payment page and the webhooks of the local provider, on the server it is given. */
export function serveLocalProvider(http: FastifyInstance, options: LocalServer) {
  const { prefix, pagesUrl, key, secret, file, post, clock, log } = options
  const records = localRecords(file)
  const webhooks = localWebhooks({ secret, post, clock, log })
  const bank = localBank(records, webhooks, clock)
  const pageOf = (id: string) => `${pagesUrl}/pay/${id}`
  http.register(async (scope) => serveLocalApi(scope, prefix, { records, bank, clock, key, pageOf }))
  http.register(async (scope) => serveCheckout(scope, `${prefix}/pay`, bank))
  const timer = setInterval(() => bank.sweep(), SWEEP).unref()
  http.addHook('onClose', async () => {
    clearInterval(timer)
    webhooks.stop()
    await webhooks.idle()
  })
  return { idle: webhooks.idle }
}

/** Webhook secret of the bundled provider, which nobody configures. */
export const localSecret = (env: Pick<Env, 'SECRET_KEY'>): string =>
  `whsec_${createHmac('sha256', env.SECRET_KEY).update('local payments').digest('hex')}`

/** A complete provider on our own port, so that paying works offline; the official library calls it. */
export function localPayments(env: Env, log: Log, clock: Clock): PaymentProvider {
  if (env.production && !env.ALLOW_LOCAL_DRIVERS.includes('payments'))
    throw new Error('the local payment provider is not for production')
  const [secret, key] = [localSecret(env), `sk_test_${localSecret(env).slice(-24)}`]
  let ours: FastifyInstance | undefined
  // In-process fetch: PUBLIC_URL need not be reachable from inside, nor need we listen at all.
  const inside = () => {
    if (!ours) throw new Error('the local payment provider is not mounted')
    return ours
  }
  const fetch: typeof globalThis.fetch = async (url, { method, headers, body } = {}) => {
    const { pathname, search } = new URL(url instanceof Request ? url.url : url)
    const answer = await inside().inject({
      method: method as 'GET' | 'POST',
      url: LOCAL_PATH + pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(typeof body === 'string' && { payload: body }),
    })
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } })
  }
  const post: WebhookPost = async (payload, signature) => {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const { path: url } = paymentWebhookContract.receive
    return (await inside().inject({ method: 'POST', url, headers, payload })).statusCode
  }
  return {
    ...stripeProvider({ key, webhookSecret: secret, fetch }),
    mount(http) {
      ours = http
      const file = join(env.DATA_DIR, 'local-payments.json')
      const pagesUrl = env.PUBLIC_URL + LOCAL_PATH
      serveLocalProvider(http, { prefix: LOCAL_PATH, pagesUrl, key, secret, file, post, clock, log })
    },
  }
}
