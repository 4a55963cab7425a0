import { MINUTE, SECOND } from '@fareeq/domain/kernel/time/time.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { LocalBank } from './local-bank.ts'
import { type LocalRecords, newKey } from './local-records.ts'

export type Fields = Readonly<Record<string, string>>
type Answer = { status: number; body: object }

const refuse = (status: number, error: object): Answer => ({ status, body: { error } })
const invalid = (message: string, more: object = {}): Answer =>
  refuse(400, { type: 'invalid_request_error', message, ...more })
const missing = (id: string): Answer =>
  refuse(404, { type: 'invalid_request_error', code: 'resource_missing', message: `No such object: ${id}` })

/** `metadata[payment_id]=…` → { payment_id: … } */
const mapAt = (fields: Fields, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => {
      const inner = key.startsWith(`${name}[`) && key.endsWith(']') ? key.slice(name.length + 1, -1) : null
      return inner === null || inner.includes('[') ? [] : [[inner, value]]
    }),
  )

/** The least time a page is open. */
const MIN_LIFETIME = 30 * MINUTE

type Api = { records: LocalRecords; bank: LocalBank; clock: Clock; key: string; pageOf: (id: string) => string }

/** The part of Stripe's API that we call: form-encoded requests, JSON answers, idempotency keys, its errors. */
export function serveLocalApi(http: FastifyInstance, prefix: string, { records, bank, clock, key, pageOf }: Api) {
  const seconds = () => Math.floor(clock.now().getTime() / SECOND)

  function create(fields: Fields): Answer {
    const price = 'line_items[0][price_data]'
    const amount = Number(fields[`${price}[unit_amount]`]) * Number(fields['line_items[0][quantity]'] ?? 1)
    const [paid, canceled] = [fields['success_url'], fields['cancel_url']]
    const expiresAt = Number(fields['expires_at'] ?? seconds() + 86_400)
    if (fields['mode'] !== 'payment') return invalid('mode must be payment', { param: 'mode' })
    if (!Number.isInteger(amount) || amount < 1) return invalid('Invalid integer', { param: `${price}[unit_amount]` })
    if (!paid || !canceled) return invalid('Missing return address', { param: 'success_url' })
    if (expiresAt - seconds() < MIN_LIFETIME / SECOND)
      return invalid('expires_at must be at least 30 minutes ahead', { param: 'expires_at' })
    const id = newKey('cs')
    const checkout = {
      session: {
        id,
        object: 'checkout.session',
        mode: 'payment',
        status: 'open',
        payment_status: 'unpaid',
        amount_total: amount,
        currency: fields[`${price}[currency]`] ?? 'usd',
        client_reference_id: fields['client_reference_id'] ?? null,
        metadata: mapAt(fields, 'metadata'),
        payment_intent: null,
        success_url: paid,
        cancel_url: canceled,
        url: pageOf(id),
        created: seconds(),
        expires_at: expiresAt,
        livemode: false,
      },
      name: fields[`${price}[product_data][name]`] ?? '',
      intentMetadata: mapAt(fields, 'payment_intent_data[metadata]'),
      settlesAt: null,
    } as const satisfies LocalRecords['checkouts'][string]
    records.checkouts[id] = checkout
    return { status: 200, body: bank.sessionAnswer(checkout) }
  }

  function expire(id: string): Answer {
    const checkout = bank.find(id)
    if (!checkout) return missing(id)
    if (checkout.session.status !== 'open')
      return invalid('Only Checkout Sessions with a status of open can be expired.')
    bank.expire(checkout)
    return { status: 200, body: bank.sessionAnswer(checkout) }
  }

  function refund(fields: Fields): Answer {
    const refunded = bank.refund(fields['payment_intent'] ?? '', Number(fields['amount']), mapAt(fields, 'metadata'))
    return refunded ? { status: 200, body: refunded } : invalid('Refund amount is greater than unrefunded amount.')
  }

  /** The same key gets the same answer; with another request it is refused. */
  function once({ headers, body, url }: FastifyRequest, run: (fields: Fields) => Answer): Answer {
    const fields = (body ?? {}) as Fields
    const name = headers['idempotency-key']
    if (typeof name !== 'string') return run(fields)
    const request = JSON.stringify([url, fields])
    const storedReply = Object.hasOwn(records.replies, name) ? records.replies[name] : undefined
    if (storedReply && storedReply.request !== request)
      return refuse(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
    if (storedReply) return { status: storedReply.status, body: JSON.parse(storedReply.body) as object }
    const answer = run(fields)
    if (answer.status === 200) records.replies[name] = { request, status: 200, body: JSON.stringify(answer.body) }
    records.save()
    return answer
  }

  const send = (reply: FastifyReply, { status, body }: Answer) => reply.code(status).send(body)

  http.removeAllContentTypeParsers()
  http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  http.addHook('onRequest', async ({ headers }, reply) => {
    if (headers.authorization === `Bearer ${key}`) return
    return send(reply, refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided.' }))
  })
  const sessions = `${prefix}/v1/checkout/sessions`
  http.post(sessions, (request, reply) => send(reply, once(request, create)))
  http.get<{ Params: { id: string } }>(`${sessions}/:id`, ({ params, query }, reply) => {
    const checkout = bank.find(params.id)
    const isExpanded = Object.values(query as Fields).includes('payment_intent')
    return send(reply, checkout ? { status: 200, body: bank.sessionAnswer(checkout, isExpanded) } : missing(params.id))
  })
  http.post<{ Params: { id: string } }>(`${sessions}/:id/expire`, (request, reply) =>
    send(
      reply,
      once(request, () => expire(request.params.id)),
    ),
  )
  http.get(`${prefix}/v1/balance`, (_request, reply) =>
    send(reply, { status: 200, body: { object: 'balance', livemode: false, available: [], pending: [] } }),
  )
  http.post(`${prefix}/v1/refunds`, (request, reply) => send(reply, once(request, refund)))
  http.get(`${prefix}/v1/refunds`, ({ query }, reply) => {
    const { payment_intent: intent } = query as Fields
    const data = Object.values(records.refunds).filter(({ payment_intent }) => payment_intent === intent)
    return send(reply, { status: 200, body: { object: 'list', has_more: false, data } })
  })
}
