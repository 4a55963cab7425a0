// Model-based test: random walks of a payer, a provider, its webhooks and the clock, against a few lines of what is true.
import { MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { paymentsContract as client } from '@fareeq/domain/payments/contract.ts'
import { type PaymentState, paymentLife } from '@fareeq/domain/payments/states.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { deliver, invoiceOf, paymentStory, pressPay } from '../../testing/payments.ts'
import { reconcile } from './actions-reconciling.ts'

const { story, provider, scene, stateOf } = await paymentStory()
const runs = Number(process.env['FAREEQ_WALKS'] ?? 12)

type Step =
  | { do: 'press' | 'cancel' | 'ask' | 'lose' | 'repeat' }
  | { do: 'choose'; choice: 'pay' | 'decline' | 'think' | 'abort' | 'leave' }
  | { do: 'deliver'; pick: number }
  | { do: 'wait'; minutes: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.constant<Step>({ do: 'press' }), weight: 3 },
  {
    arbitrary: fc.record({
      do: fc.constant('choose' as const),
      choice: fc.constantFrom('pay' as const, 'decline' as const, 'think' as const, 'abort' as const, 'leave' as const),
    }),
    weight: 4,
  },
  { arbitrary: fc.record({ do: fc.constant('deliver' as const), pick: fc.nat(9) }), weight: 4 },
  { arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.constantFrom(1, 6, 70) }), weight: 2 },
  fc.constantFrom<Step>({ do: 'cancel' }, { do: 'ask' }, { do: 'lose' }, { do: 'repeat' }),
)

type Walk = {
  invoice: { id: string; total: number }
  last: { id: string; url: string } | null
  waiting: string[]
  past: string[]
}

const RANK: Readonly<Record<PaymentState, number>> = { processing: 0, aborted: 1, failed: 2, successful: 3 }

/** What is true at any time: states only rise, and what is booked is what succeeded, once each. */
async function check({ invoice }: Walk, before: Map<string, PaymentState>) {
  const rows = await story.db.rows<{ id: string; state: PaymentState; amount: number; booked: number }>(sql`
    select id, state, amount, (select count(*)::int from ledger_entries where kind = 'payment' and reference = payments.id::text)
      as booked
    from payments where invoice_id = ${invoice.id} order by id`)
  for (const { id, state, booked } of rows) {
    const was = before.get(id) ?? 'processing'
    expect([id, RANK[state] >= RANK[was]]).toEqual([id, true])
    expect([id, booked]).toEqual([id, state === 'successful' ? 1 : 0])
    before.set(id, state)
  }
  expect(rows.filter(({ state }) => state === 'processing').length).toBeLessThanOrEqual(1)
  const { received, status } = await story.db.one<{ received: number; status: string }>(sql`
    select state as status, (select coalesce(sum(amount), 0)::int8 from invoice_payments where invoice_id = invoices.id) as received
    from invoices where id = ${invoice.id}`)
  const paid = rows.filter(({ state }) => state === 'successful').reduce((sum, { amount }) => sum + amount, 0)
  expect([received, status === 'paid']).toEqual([paid, paid >= invoice.total])
}

async function take(walk: Walk, one: Step): Promise<void> {
  const { last, waiting, past } = walk
  switch (one.do) {
    case 'press': {
      const { status, body } = await pressPay(scene.owner, walk.invoice.id)
      if (status === 200) walk.last = { id: body.data.payment_id, url: body.data.redirect_url }
      else expect(body.code).toBe('nothing_to_pay')
      break
    }
    case 'choose':
      if (last?.url.includes('provider.test')) await provider.choose(last.url, one.choice)
      break
    case 'deliver': {
      const [event] = waiting.splice(one.pick % Math.max(1, waiting.length), 1)
      if (event) past.push(event)
      if (event) expect((await deliver(story, event)).status).toBe(200)
      break
    }
    case 'repeat':
      await Promise.all(past.slice(-5).map((event) => deliver(story, event)))
      break
    case 'lose':
      waiting.splice(0)
      break
    case 'cancel':
      if (last) await scene.owner.call(client.cancel, { params: { id: last.id } })
      break
    case 'ask':
      await reconcile(story.work())
      break
    case 'wait':
      story.advance(one.minutes * MINUTE)
  }
  waiting.push(...(await provider.events()))
}

test(`${runs} random walks with a provider and a clock: every state is legal, and all ends as the provider says`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      // The limit of presses in a minute is another test's.
      story.advance(2 * MINUTE)
      // A company for each walk: what one paid too much would pay its next invoice.
      scene.owner = await story.client()
      const walk: Walk = { invoice: await invoiceOf(story, scene.owner), last: null, waiting: [], past: [] }
      const before = new Map<string, PaymentState>()
      for (const one of steps) {
        await take(walk, one)
        await check(walk, before)
      }
      // Everything that is on its way arrives, and an hour later the provider is asked.
      story.advance(61 * MINUTE)
      await reconcile(story.work())
      for (const event of [...walk.waiting, ...(await provider.events())]) await deliver(story, event)
      await check(walk, before)
      for (const [id, state] of before) {
        expect([await stateOf(id), state]).not.toContain('processing')
        expect(paymentLife.states).toContain(state)
      }
      const open = await story.db.rows(sql`select 1 from payments where is_open and invoice_id = ${walk.invoice.id}`)
      expect(open).toEqual([])
    }),
    { numRuns: runs },
  )
}, 300_000)
