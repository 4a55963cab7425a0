import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { paymentsOpsContract as ops } from '@fareeq/domain/payments/contract-ops.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { signatureOf } from '../../platform/payments/local-webhooks.ts'
import { random } from '../../testing/chance.ts'
import { deliver, paymentStory, sessionEvent } from '../../testing/payments.ts'

const { story, provider, scene, begun, stateOf, booked } = await paymentStory()

describe('webhooks', () => {
  const session = async (id: string) => {
    const { session_id } = await story.db.one<{ session_id: string }>(
      sql`select session_id from payments where id = ${id}`,
    )
    const paid = { status: 'complete', payment_status: 'paid', amount_total: scene.invoice.total, currency: 'usd' }
    return { id: session_id, ...paid, payment_intent: 'pi_1', metadata: { payment_id: id } }
  }
  const outcomes = async () =>
    (await story.db.rows<{ outcome: string }>(sql`select outcome from payment_events order by received_at, id`)).map(
      ({ outcome }) => outcome,
    )

  test('before our own answer is saved: the event names the payment and is taken', async () => {
    const { id } = await begun()
    const event = sessionEvent('checkout.session.completed', await session(id))
    await story.db.run(sql`update payments set session_id = null, page_url = null`)
    await deliver(story, event)
    expect(await stateOf(id)).toBe('successful')
  })

  test.each<[string, (body: string) => string]>([
    ['another secret', (body) => signatureOf(body, 'whsec_other', story.now())],
    ['a signature of other bytes', () => signatureOf('{}', provider.settings.STRIPE_WEBHOOK_SECRET, story.now())],
    [
      'a signature six minutes old',
      (body) =>
        signatureOf(body, provider.settings.STRIPE_WEBHOOK_SECRET, new Date(story.now().getTime() - 6 * MINUTE)),
    ],
    ['no signature', () => ''],
  ])('with %s are refused and change nothing', async (_, signed) => {
    const { id } = await begun()
    const event = sessionEvent('checkout.session.completed', await session(id))
    const { status, body } = await deliver(story, event, signed(event))
    expect([status, body.code]).toEqual([400, 'webhook_signature'])
    expect([await stateOf(id), await outcomes()]).toEqual(['processing', []])
  })

  test.each<[string, string, (id: string) => Promise<string>]>([
    [
      'of another account',
      'foreign',
      async (id) => sessionEvent('checkout.session.completed', await session(id), { account: 'acct_2' }),
    ],
    [
      'of real money',
      'foreign',
      async (id) => sessionEvent('checkout.session.completed', await session(id), { livemode: true }),
    ],
    [
      'with another amount',
      'mismatch',
      async (id) => sessionEvent('checkout.session.completed', { ...(await session(id)), amount_total: 1 }),
    ],
    [
      'with another currency',
      'mismatch',
      async (id) => sessionEvent('checkout.session.completed', { ...(await session(id)), currency: 'sar' }),
    ],
    [
      'about another page',
      'mismatch',
      async (id) => sessionEvent('checkout.session.completed', { ...(await session(id)), id: 'cs_2' }),
    ],
    [
      'about a payment nobody knows',
      'unknown',
      async (id) =>
        sessionEvent('checkout.session.completed', {
          ...(await session(id)),
          metadata: { payment_id: scene.invoice.id },
        }),
    ],
    [
      'about a payment whose id is none',
      'unknown',
      async (id) =>
        sessionEvent('checkout.session.completed', { ...(await session(id)), metadata: { payment_id: "x' or 1=1" } }),
    ],
    ['about something else', 'ignored', async () => sessionEvent('customer.created', {})],
  ])('%s are kept as %s and change nothing', async (_, outcome, makeEvent) => {
    const { id } = await begun()
    const event = await makeEvent(id)
    expect((await deliver(story, event)).status).toBe(200)
    expect([await stateOf(id), await outcomes(), await booked()]).toEqual(['processing', [outcome], []])
    const { data } = (await scene.finance.call(ops.differences)).body
    expect(data.events.map((one: { outcome: string }) => one.outcome)).toEqual(outcome === 'ignored' ? [] : [outcome])
    const isAmount = outcome === 'mismatch' && !event.includes('cs_2')
    expect(data.payments.map((one: { id: string; agrees: boolean }) => [one.id, one.agrees])).toEqual(
      isAmount ? [[id, false]] : [],
    )
  })

  test.each<[string, (event: Record<string, unknown>) => unknown]>([
    ['an id of 201 characters', (event) => ({ ...event, id: 'e'.repeat(201) })],
    ['U+0000 in its id', (event) => ({ ...event, id: 'evt_\0' })],
    ['U+0000 in its type', (event) => ({ ...event, type: 'customer.\0' })],
    ['a number as its id', (event) => ({ ...event, id: 7 })],
    ['a list instead of an event', () => []],
    ['null instead of an event', () => null],
    ['no object', (event) => ({ ...event, data: null })],
  ])('rightly signed with %s are refused as no event, and change nothing', async (_, change) => {
    const { id } = await begun()
    const event = JSON.parse(sessionEvent('checkout.session.completed', await session(id)))
    const { status, body } = await deliver(story, JSON.stringify(change(event)))
    expect([status, body.code]).toEqual([400, 'webhook_malformed'])
    expect([await stateOf(id), await outcomes()]).toEqual(['processing', []])
  })

  test.each<[string, string, object]>([
    ['an amount as text', 'checkout.session.completed', { amount_total: '100' }],
    ['an amount of 1e30', 'checkout.session.completed', { amount_total: 1e30 }],
    ['half a cent', 'checkout.session.completed', { amount_total: 100.5 }],
    ['a currency that is none', 'checkout.session.completed', { currency: 5 }],
    ['U+0000 in the id of its page', 'checkout.session.completed', { id: 'cs_\0' }],
    ['a refund without an amount', 'refund.updated', { amount: null }],
    ['an attempt without an amount', 'payment_intent.payment_failed', {}],
  ])('rightly signed with %s are kept as ignored, and change nothing', async (_, type, change) => {
    const { id } = await begun()
    const response = await deliver(story, sessionEvent(type, { ...(await session(id)), ...change }))
    expect(response).toMatchObject({ status: 200, body: { data: { received: true } } })
    expect([await stateOf(id), await outcomes(), await booked()]).toEqual(['processing', ['ignored'], []])
  })

  test('fifty at once of one event, and hundreds in random order, end as one delivery in order', async () => {
    const first = await begun()
    await provider.choose(first.url, 'decline')
    await provider.choose(first.url, 'decline')
    await provider.choose(first.url, 'think')
    story.advance(MINUTE)
    await provider.choose(first.url, 'leave')
    const events = [...(await provider.events())]
    expect(events.length).toBeGreaterThanOrEqual(4)
    const fifty = await Promise.all(Array.from({ length: 50 }, () => deliver(story, events.at(-1)!)))
    expect(new Set(fifty.map(({ status }) => status))).toEqual(new Set([200]))
    const many = Array.from({ length: 200 }, (_, n) => ({ event: events[n % events.length]!, rank: random() }))
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ event }) => event)
    for (let start = 0; start < many.length; start += 25)
      await Promise.all(many.slice(start, start + 25).map((event) => deliver(story, event)))
    expect(await stateOf(first.id)).toBe('successful')
    expect(await booked()).toEqual([{ kind: 'payment', amount: scene.invoice.total }])
    expect(await outcomes()).toHaveLength(events.length)
  })
})
