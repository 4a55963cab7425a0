import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { paymentsOpsContract as ops } from '@fareeq/domain/payments/contract-ops.ts'
import { paymentsContract } from '@fareeq/domain/payments/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { deliver, paymentStory, pressPay, sendProof } from '../../testing/payments.ts'
import { CLOSE_JOB, closeOpenCheckouts } from './actions-checkout.ts'
import { sendRefund } from './actions-refunds.ts'

const { story, provider, scene, begun, stateOf, deliverAll, invoiceState, booked, reconcileLater, transfer } =
  await paymentStory()

describe('a payment and what finance do meanwhile', () => {
  test('an invoice that is void when the money comes: the money is kept for the company', async () => {
    const { id, url } = await begun()
    await provider.choose(url, 'pay')
    const voided = await scene.finance.send('POST', `/api/ops/invoices/${scene.invoice.id}/void`, {
      reason: 'Wrong company',
    })
    expect(voided.status).toBe(200)
    await deliverAll()
    expect([await stateOf(id), await invoiceState()]).toEqual(['successful', 'void'])
    const credit = await story.db.one<{ sum: number }>(sql`
      select sum(amount)::int8 as sum from ledger_postings where account = 'client_credit'`)
    expect(credit.sum).toBe(-scene.invoice.total)
  })

  test('the payment page of an invoice that was made void takes no money', async () => {
    const { id, url } = await begun()
    const body = { reason: 'Wrong company' }
    await scene.finance.send('POST', `/api/ops/invoices/${scene.invoice.id}/void`, body)
    // Of this invoice: the queue may still hold the job of an earlier test, and its worker may be slower than this one.
    const { id: invoiceId } = scene.invoice
    const jobs = sql`select data from pgboss.job where name = ${CLOSE_JOB} and data ->> 'invoiceId' = ${invoiceId}`
    expect(await story.db.rows(jobs)).toEqual([{ data: { invoiceId } }])
    await closeOpenCheckouts(story.work(), invoiceId)
    await provider.choose(url, 'pay')
    await deliverAll()
    expect([await stateOf(id), await invoiceState(), await booked()]).toEqual(['aborted', 'void', []])
  })

  test('both at once, and the other way round: one legal state each time', async () => {
    const { id, url } = await begun()
    await provider.choose(url, 'pay')
    const [event] = await provider.events()
    const [webhook, voided] = await Promise.all([
      deliver(story, event!),
      scene.finance.send('POST', `/api/ops/invoices/${scene.invoice.id}/void`, { reason: 'Wrong company' }),
    ])
    expect([webhook.status, await stateOf(id)]).toEqual([200, 'successful'])
    expect(await invoiceState()).toBe(voided.status === 200 ? 'void' : 'paid')
    const sums = await story.db.one<{ sum: number }>(sql`select sum(amount)::int8 as sum from ledger_postings`)
    expect(sums.sum).toBe(0)
  })
})

describe('a bank transfer', () => {
  test('is recorded with reference, day, amount and proof, and pays the invoice', async () => {
    const { status, body } = await transfer(scene.finance)
    expect([status, body.data]).toMatchObject([
      201,
      {
        state: 'successful',
        method: 'transfer',
        provider: null,
        transfer: { reference: 'FT 2611 0017', has_proof: true, by: 'منى' },
        refundable: scene.invoice.total,
      },
    ])
    expect([await invoiceState(), await booked()]).toEqual(['paid', [{ kind: 'payment', amount: scene.invoice.total }]])
    const file = await scene.finance.call(ops.proof, { params: { id: body.data.id } })
    expect([file.body, file.headers.get('content-type')]).toEqual(['%PDF-1.4 transfer', 'application/pdf'])
    // Nothing is open any more: it is kept for the company, with its proof.
    const more = await transfer(scene.finance, { reference: 'FT-2', amount: 700 })
    expect(more).toMatchObject({ status: 201, body: { data: { transfer: { has_proof: true }, refundable: 700 } } })
    const { credit_amount } = (await scene.owner.call(clientInvoicesContract.list)).body.meta
    expect([await invoiceState(), credit_amount]).toEqual(['paid', 700])
  })

  test('of two colleagues who record one transfer one does', async () => {
    const other = await story.staff(['finance'])
    const half = Math.floor(scene.invoice.total / 2)
    const both = await Promise.all([
      transfer(scene.finance, { amount: half }),
      transfer(other, { amount: half, reference: 'ft26110017' }),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.body.code).toBe('transfer_recorded')
    expect(await booked()).toEqual([{ kind: 'payment', amount: half }])
  })

  test('in part, while a card page is open over the whole: the next press asks for the rest alone', async () => {
    const first = await begun()
    await transfer(scene.finance, { amount: 1000 })
    const second = await begun()
    await provider.choose(first.url, 'pay')
    await provider.choose(second.url, 'pay')
    await deliverAll()
    expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['aborted', 'successful'])
    expect(await booked()).toEqual([
      { kind: 'payment', amount: 1000 },
      { kind: 'payment', amount: scene.invoice.total - 1000 },
    ])
  })

  test.each<[object, string, string]>([
    [{ day: '2999-01-01' }, 'transfer_day', 'day'],
    [{ amount: 0 }, 'amount', 'amount'],
    [{ amount: 1.5 }, 'integer', 'amount'],
    [{ reference: ' ' }, 'min_length', 'reference'],
    [{ proof_id: '019a0000-0000-7000-8000-000000000000' }, 'proof_missing', 'proof_id'],
  ])('%o is refused: %s', async (change, code, field) => {
    const { body } = await transfer(scene.finance, change)
    expect([body.errors[0].code, body.errors[0].field]).toEqual([code, field])
    expect(await booked()).toEqual([])
  })

  test('a proof is a picture or a PDF, and proves one transfer of whoever uploaded it', async () => {
    expect((await sendProof(scene.finance, 'MZ\u0090\u0000not a proof')).body.code).toBe('file_type')
    const other = await story.staff(['finance'])
    const { id: proof_id } = (await sendProof(other)).body.data
    expect((await transfer(scene.finance, { proof_id })).body.code).toBe('proof_missing')
  })

  test('operations read payments and record none; others do neither', async () => {
    const operations = await story.staff(['operations'])
    expect((await operations.call(ops.list)).status).toBe(200)
    expect((await sendProof(operations)).body.code).toBe('not_authorized')
    const recruiter = await story.staff(['recruiter'])
    expect((await recruiter.call(ops.list)).body.code).toBe('not_authorized')
  })

  test('goes back by the bank, with a reference of its own', async () => {
    const { id } = (await transfer(scene.finance)).body.data
    const form = { amount: 500, reason: 'Paid too much' }
    expect((await scene.finance.call(ops.refund, { params: { id }, body: form })).body.errors[0].field).toBe(
      'reference',
    )
    const refund = await scene.finance.call(ops.refund, { params: { id }, body: { ...form, reference: 'FT-9' } })
    expect(refund.body.data.refunds).toMatchObject([{ state: 'successful', amount: 500, reference: 'FT-9' }])
    expect(await booked()).toEqual([
      { kind: 'payment', amount: scene.invoice.total },
      { kind: 'refund', amount: -500 },
    ])
  })
})

describe('a refund', () => {
  const paid = async (): Promise<string> => {
    const { id, url } = await begun()
    await provider.choose(url, 'pay')
    await deliverAll()
    return id
  }
  const refund = (id: string, amount: number, headers?: Record<string, string>) =>
    scene.finance.call(ops.refund, { params: { id }, body: { amount, reason: 'Talent left' } }, headers)
  const run = async () => {
    for (const { id } of await story.db.rows<{ id: string }>(sql`select id from refunds where state = 'processing'`))
      await sendRefund(story.work(), id)
  }

  test('is asked for, made by the provider once, and booked once, whoever says so first', async () => {
    const id = await paid()
    expect((await refund(id, 5000)).body.data).toMatchObject({ refundable: scene.invoice.total - 5000 })
    await run()
    await deliverAll()
    await run()
    const { refunds, refundable } = (await scene.finance.call(ops.read, { params: { id } })).body.data
    expect([refunds, refundable]).toMatchObject([[{ state: 'successful', amount: 5000 }], scene.invoice.total - 5000])
    expect(await booked()).toEqual([
      { kind: 'payment', amount: scene.invoice.total },
      { kind: 'refund', amount: -5000 },
    ])
    expect(await invoiceState()).toBe('partially_paid')
  })

  test('is never more than was paid, also of two colleagues at once and with two clicks', async () => {
    const id = await paid()
    expect((await refund(id, scene.invoice.total + 1)).body.code).toBe('refund_over')
    const larger = Math.ceil(scene.invoice.total * 0.6)
    const both = await Promise.all([refund(id, larger), refund(id, larger)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422])
    const clicks = await Promise.all([1, 2].map(() => refund(id, 100, { 'idempotency-key': 'k1' })))
    expect(clicks.map(({ status }) => status)).toEqual([201, 201])
    await run()
    expect((await booked()).filter(({ kind }) => kind === 'refund')).toEqual([
      { kind: 'refund', amount: -larger },
      { kind: 'refund', amount: -100 },
    ])
  })

  test('of what is not paid is none; a provider that is down is asked again', async () => {
    const { id, url } = await begun()
    expect((await refund(id, 1)).body.code).toBe('refund_over')
    await provider.choose(url, 'pay')
    await deliverAll()
    provider.provider.isDown = true
    await refund(id, 100)
    await expect(run()).rejects.toThrow()
    provider.provider.isDown = false
    expect(await reconcileLater()).toEqual({ checked: 1, failed: 0 })
    expect((await booked()).at(-1)).toEqual({ kind: 'refund', amount: -100 })
  })
})

test('a payment that the provider never heard of is replaced when less is open by then', async () => {
  provider.provider.isDown = true
  expect((await pressPay(scene.owner, scene.invoice.id)).body.code).toBe('provider_unavailable')
  await transfer(scene.finance, { amount: 10_000 })
  provider.provider.isDown = false
  const { id } = await begun()
  const { amount } = (await scene.owner.call(paymentsContract.read, { params: { id } })).body.data
  expect(amount).toBe(scene.invoice.total - 10_000)
})

test('finance list payments, see what the provider said, and ask it themselves', async () => {
  const { id, url } = await begun()
  await provider.choose(url, 'pay')
  const [listed] = (await scene.finance.call(ops.list, { query: { state: 'processing' } })).body.data
  expect(listed).toMatchObject({ id, agrees: true, provider: { status: null, checked_at: null } })
  const response = await scene.finance.call(ops.ask, { params: { id } })
  expect(response.body.data).toMatchObject({
    state: 'successful',
    provider: { status: 'paid', amount: scene.invoice.total },
    events: [],
  })
  await deliverAll()
  const { events } = (await scene.finance.call(ops.read, { params: { id } })).body.data
  expect(events).toMatchObject([{ type: 'checkout.session.completed', outcome: 'known' }])
  expect((await scene.finance.call(ops.differences)).body.data).toEqual({ payments: [], events: [] })
})
