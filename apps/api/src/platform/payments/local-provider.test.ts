import { HOUR, MINUTE, after } from '@fareeq/domain/kernel/time/time.ts'
import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../log.ts'
import { serveLocalProvider } from './local-provider.ts'
import { signatureOf } from './local-webhooks.ts'
import { type Checkout, type Notice, ProviderUnavailable } from './provider.ts'
import { stripeProvider } from './stripe.ts'

// The provider on a port of its own, and the official library in front of it: the protocol is HTTP.
const [key, secret] = ['sk_test_stories', 'whsec_stories']
const http = fastify()
let now = new Date('2026-11-15T09:00:00Z')
const posted: { body: string; signature: string }[] = []
let origin = ''
const settings = () => ({ key, webhookSecret: secret, apiUrl: origin })
let provider: ReturnType<typeof stripeProvider>
let idle: () => Promise<void>

beforeAll(async () => {
  const clock = { now: () => now }
  const post = async (body: string, signature: string) => (posted.push({ body, signature }), 200)
  const log = createLog({ level: 'silent' })
  const served = { prefix: '', pagesUrl: 'http://pages.test', key, secret, file: null, post, clock, log }
  idle = serveLocalProvider(http, served).idle
  origin = await http.listen({ port: 0, host: '127.0.0.1' })
  provider = stripeProvider(settings())
})
afterAll(() => http.close())
beforeEach(() => void posted.splice(0))

let count = 0
const order = (change: Partial<Checkout> = {}): Checkout => ({
  paymentId: `payment-${++count}`,
  amount: 27_660,
  currency: 'USD',
  description: 'INV-2026-000001',
  lang: 'ar',
  paidUrl: 'http://shop.test/result/1',
  canceledUrl: 'http://shop.test/result/1?canceled=1',
  expiresAt: after(now, HOUR),
  ...change,
})
const opened = async (change?: Partial<Checkout>) => (await provider.open(order(change)))!
const choose = (sessionId: string, choice: string) =>
  http.inject({
    method: 'POST',
    url: `/pay/${sessionId}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `choice=${choice}`,
  })
/** The events that were sent since the last time, as our side reads them. */
async function notices() {
  await idle()
  return Promise.all(
    posted.splice(0).map(async ({ body, signature }) => (await provider.notice(body, signature, now)) as Notice),
  )
}

describe('a checkout', () => {
  test('is opened once for a payment, however often it is asked for', async () => {
    const purchase = order()
    const [one, two] = await Promise.all([provider.open(purchase), provider.open(purchase)])
    expect(one).toEqual(two)
    expect(one?.url).toBe(`http://pages.test/pay/${one?.sessionId}`)
    expect(await provider.retrieve(one!.sessionId)).toMatchObject({
      status: 'open',
      amount: 27_660,
      currency: 'USD',
      isOpen: true,
    })
  })

  test('with the same key and another amount is refused', async () => {
    const purchase = order()
    await provider.open(purchase)
    await expect(provider.open({ ...purchase, amount: 1 })).rejects.toBeInstanceOf(ProviderUnavailable)
  })

  test('is paid: the browser goes back, and a signed event says so', async () => {
    const { sessionId } = await opened({ paymentId: 'p-paid' })
    const gone = await choose(sessionId, 'pay')
    expect([gone.statusCode, gone.headers.location]).toEqual([303, 'http://shop.test/result/1'])
    const [notice, ...more] = await notices()
    expect(more).toEqual([])
    expect(notice).toMatchObject({
      type: 'checkout.session.completed',
      isForeign: false,
      about: {
        kind: 'payment',
        paymentId: 'p-paid',
        update: { status: 'paid', amount: 27_660, sessionId, isOpen: false },
      },
    })
    expect(await provider.retrieve(sessionId)).toMatchObject({ status: 'paid', isOpen: false })
    // Another press changes nothing.
    await choose(sessionId, 'decline')
    expect(await notices()).toEqual([])
  })

  test('is declined and stays open, then paid', async () => {
    const { sessionId } = await opened({ paymentId: 'p-declined' })
    expect((await choose(sessionId, 'decline')).headers.location).toBe(`/pay/${sessionId}`)
    expect((await http.inject(`/pay/${sessionId}`)).body).toContain('role="alert"')
    expect(await notices()).toMatchObject([
      {
        type: 'payment_intent.payment_failed',
        about: { paymentId: 'p-declined', update: { status: 'declined', isOpen: null } },
      },
    ])
    expect(await provider.retrieve(sessionId)).toMatchObject({ status: 'declined', isOpen: true })
    await choose(sessionId, 'pay')
    expect(await provider.retrieve(sessionId)).toMatchObject({ status: 'paid' })
  })

  test('of a slow bank is under way for a minute', async () => {
    const { sessionId } = await opened()
    await choose(sessionId, 'think')
    expect(await provider.retrieve(sessionId)).toMatchObject({ status: 'underway', isOpen: true })
    now = after(now, MINUTE)
    expect(await provider.retrieve(sessionId)).toMatchObject({ status: 'paid', isOpen: false })
    expect((await notices()).map(({ type }) => type)).toEqual([
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
    ])
  })

  test('is left: aborted leads back, a closed window does not; both stay open until they are closed or expire', async () => {
    const [one, two] = [await opened(), await opened()]
    expect((await choose(one.sessionId, 'abort')).headers.location).toBe('http://shop.test/result/1?canceled=1')
    expect((await choose(two.sessionId, 'leave')).statusCode).toBe(200)
    expect(await notices()).toEqual([])
    expect(await provider.close(one.sessionId)).toMatchObject({ status: 'expired', isOpen: false })
    expect(await notices()).toMatchObject([{ about: { update: { status: 'expired' } } }])
    now = after(now, HOUR)
    expect(await provider.retrieve(two.sessionId)).toMatchObject({ status: 'expired', isOpen: false })
    expect(await notices()).toMatchObject([{ about: { update: { status: 'expired' } } }])
  })

  test('that was paid cannot be closed: its word is that it was paid', async () => {
    const { sessionId } = await opened()
    await choose(sessionId, 'pay')
    expect(await provider.close(sessionId)).toMatchObject({ status: 'paid' })
  })

  test('that nobody knows is null; one that would close in minutes is not opened', async () => {
    expect(await provider.retrieve('cs_test_unknown')).toBeNull()
    expect(await provider.open(order({ expiresAt: after(now, 5 * MINUTE) }))).toBeNull()
    expect((await http.inject('/pay/cs_test_unknown')).statusCode).toBe(404)
  })
})

test('a refund is made once for its id, and never for more than was paid', async () => {
  const { sessionId } = await opened()
  await choose(sessionId, 'pay')
  const { intentId } = (await provider.retrieve(sessionId))!
  const refund = { refundId: 'r-1', intentId: intentId!, amount: 20_000 }
  const [one, two] = [await provider.refund(refund), await provider.refund(refund)]
  expect(one).toEqual(two)
  expect(one).toMatchObject({ status: 'done', amount: 20_000, currency: 'USD' })
  expect(await provider.refund({ refundId: 'r-2', intentId: intentId!, amount: 7_661 })).toMatchObject({
    status: 'refused',
  })
  expect(await provider.refund({ refundId: 'r-3', intentId: intentId!, amount: 7_660 })).toMatchObject({
    status: 'done',
  })
  const refunds = (await notices()).filter(({ type }) => type === 'refund.created')
  expect(refunds.map(({ about }) => about?.kind === 'refund' && about.refundId)).toEqual(['r-1', 'r-3'])
})

test('without the key nobody is answered, and where nobody listens the provider is unavailable', async () => {
  const stranger = stripeProvider({ ...settings(), key: 'sk_test_other' })
  await expect(stranger.retrieve('cs_test_1')).rejects.toBeInstanceOf(ProviderUnavailable)
  const nowhere = stripeProvider({ ...settings(), apiUrl: 'http://127.0.0.1:1' })
  await expect(nowhere.retrieve('cs_test_1')).rejects.toBeInstanceOf(ProviderUnavailable)
})

describe('a webhook is believed when the provider signed these bytes within five minutes', () => {
  const event = (change: object = {}) =>
    JSON.stringify({ id: 'evt_1', object: 'event', type: 'ping', livemode: false, data: { object: {} }, ...change })
  const noticeOf = (body: string, signature: string) => provider.notice(body, signature, now)

  test('signed just now', async () => {
    const body = event()
    expect(await noticeOf(body, signatureOf(body, secret, now))).toEqual({
      id: 'evt_1',
      type: 'ping',
      isReadable: true,
      isForeign: false,
      about: null,
    })
  })

  test.each<[string, (body: string) => [string, string]]>([
    ['with another secret', (body) => [body, signatureOf(body, 'whsec_other', now)]],
    ['over other bytes', (body) => [`${body} `, signatureOf(body, secret, now)]],
    ['more than five minutes ago', (body) => [body, signatureOf(body, secret, after(now, -5 * MINUTE - 1000))]],
    ['in the future', (body) => [body, signatureOf(body, secret, after(now, 6 * MINUTE))]],
    ['by nobody', (body) => [body, '']],
    ['with rubbish', (body) => [body, 't=1,v1=zz']],
    ['and is no JSON', () => ['{', signatureOf('{', secret, now)]],
  ])('not when it was signed %s', async (_, signedAt) => {
    expect(await noticeOf(...signedAt(event()))).toBeNull()
  })

  test.each([
    ['of another account', { account: 'acct_other' }],
    ['of real money where we test', { livemode: true }],
  ])('one %s is foreign', async (_, change) => {
    const body = event(change)
    expect(await noticeOf(body, signatureOf(body, secret, now))).toMatchObject({ isForeign: true })
  })
})
