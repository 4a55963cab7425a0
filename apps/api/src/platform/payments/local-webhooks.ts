import { createHmac } from 'node:crypto'
import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { Clock } from '../clock.ts'
import type { Log } from '../log.ts'
import { newKey } from './local-records.ts'

/** Posts a webhook and answers with the status. */
export type WebhookPost = (body: string, signature: string) => Promise<number>

/** Backoff in milliseconds; after the last attempt the receiver has to query. */
const RETRIES = [SECOND, 5 * SECOND, 30 * SECOND, 120 * SECOND]

/** The header `Stripe-Signature`: HMAC of the time and the raw body. */
export function signatureOf(body: string, secret: string, now: Date): string {
  const time = Math.floor(now.getTime() / SECOND)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

type Delivery = { secret: string; post: WebhookPost; clock: Clock; log: Log }

/** Sends events as webhooks, with retries; no event waits for the one before it. */
export function localWebhooks({ secret, post, clock, log }: Delivery) {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()

  async function deliver(body: string, tries: number): Promise<void> {
    const status = await post(body, signatureOf(body, secret, clock.now())).catch(() => 0)
    if (status >= 200 && status < 300) return
    const wait = RETRIES[tries]
    log.warn({ status, tries }, 'the local payment provider did not reach the webhook')
    if (wait === undefined) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      start(body, tries + 1)
    }, wait).unref()
    timers.add(timer)
  }
  function start(body: string, tries: number) {
    const run: Promise<void> = deliver(body, tries).finally(() => running.delete(run))
    running.add(run)
  }

  return {
    send(type: string, object: object) {
      const created = Math.floor(clock.now().getTime() / SECOND)
      start(JSON.stringify({ id: newKey('evt'), object: 'event', type, created, livemode: false, data: { object } }), 0)
    },
    /** Resolves when nothing is on its way; retries that wait are not counted. */
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
export type LocalWebhooks = ReturnType<typeof localWebhooks>
