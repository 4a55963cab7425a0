import { randomUUID } from 'node:crypto'
import { invoicesOpsContract as ops } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract as clients } from '@fareeq/domain/invoices/contract.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { talentPayoutsContract } from '@fareeq/domain/payouts/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Billed, billed, goToFirst } from '../../testing/invoices.ts'
import { snapshotStory } from '../../testing/story.ts'
import { billMonth } from './actions-months.ts'
import { recordPayment } from './actions-settling.ts'
import { issuedNews } from './emails.ts'

let deal: Billed
const story = await snapshotStory(async (story) => {
  deal = await billed(story)
})
const read = async (id = deal.invoice) => (await deal.khalid.call(clients.read, { params: { id } })).body.data
const pay = (amount: number, invoiceId = deal.invoice) =>
  story.db.transaction((db) =>
    recordPayment(story.work(db), { invoiceId, paymentId: randomUUID(), amount, day: riyadhDay(story.now()) }),
  )
const balances = async () => {
  const { data } = (await deal.finance.call(ledgerContract.balances)).body
  return Object.fromEntries(data.map((one: { account: string; balance: number }) => [one.account, one.balance]))
}
const params = (id = deal.invoice) => ({ params: { id } })
const draft = async (amount: number, label = 'Laptop') => {
  const [{ organisation_id }] = (await deal.finance.call(ops.companies)).body.data
  const body = { organisation_id, lines: [{ kind: 'other', label, amount }] } as never
  return (await deal.finance.call(ops.draft, { body })).body.data.id as string
}
const issue = async (id: string) => (await deal.finance.call(ops.issue, params(id))).body.data
const take = async (amount?: number) => {
  const { lines } = await read()
  const credits = lines.map((line: { id: string; total: number }) => ({
    line_id: line.id,
    amount: amount ?? line.total,
  }))
  return deal.finance.call(ops.credit, { ...params(), body: { reason: 'Not worked', lines: credits } })
}

test('a draft has one total, with the tax it would have today: in the list, on its page and in the sheet', async () => {
  const id = await draft(10_000)
  const listed = async () => (await deal.finance.call(ops.list, { query: { state: 'draft' } })).body.data
  expect(await listed()).toMatchObject([{ id, total_amount: 11_500 }])
  expect((await deal.finance.call(ops.read, params(id))).body.data).toMatchObject({ total_amount: 11_500, vat: 1500 })
  const [{ company }] = await listed()
  const sheet = String((await deal.finance.call(ops.csv, { query: { state: 'draft' } })).body)
  expect(sheet).toContain(`${company},`)
  expect(sheet).toContain(',115,')
  const abroad = { name: 'Souq LLC', country: 'AE', address: 'Dubai', email: 'bills@souq.ae' }
  await deal.khalid.call(clients.saveBilling, { body: abroad })
  expect(await listed()).toMatchObject([{ company: 'Souq LLC', total_amount: 10_000 }])
  expect(await issue(id)).toMatchObject({ total_amount: 10_000, vat: 0 })
})

test('credit notes of one instant are listed by their numbers', async () => {
  for (const _ of [1, 2, 3, 4]) await take(100)
  const numbers = (await read()).credit_notes.map(({ number }: { number: string }) => number)
  expect(numbers).toEqual(numbers.toSorted())
  expect(numbers).toHaveLength(4)
})

describe('what is kept for a company', () => {
  test('is set against its next invoice: a line of it, a row of the statement, and nothing in the balance changes', async () => {
    const { total_amount: total, number } = await read()
    await pay(total + 5000)
    expect(await balances()).toMatchObject({ client_credit: -5000, receivable: 0 })
    const next = await issue(await draft(10_000))
    expect(next).toMatchObject({
      state: 'partially_paid',
      total_amount: 11_500,
      credit_used: 5000,
      open_amount: 6500,
      payments: [{ kind: 'credit', amount: 5000, other: { id: deal.invoice, number } }],
    })
    expect(await read()).toMatchObject({ state: 'paid', amount_paid: total })
    expect(await balances()).toMatchObject({ client_credit: 0, receivable: 6500, cash: total + 5000 })
    const { rows, closing } = (await deal.khalid.call(clients.statement)).body.data
    expect(closing).toBe(6500)
    expect(rows.at(-1)).toMatchObject({
      kind: 'credit_used',
      number: next.number,
      amount: 0,
      used: 5000,
      balance: 6500,
    })
    const news = issuedNews('en', { number: next.number, amount: 6500, due_day: next.due_date }, 5000)
    expect(news.paragraphs.slice(0, 2)).toEqual([
      'We used $50 of your account credit.',
      expect.stringContaining('$65 is due on'),
    ])
    for (const lang of ['ar', 'en'] as const) {
      deal.khalid.lang = lang
      const paper = await deal.khalid.call(clients.print, params(next.id))
      expect([paper.status, String(paper.body).slice(0, 5)]).toEqual([200, '%PDF-'])
    }
  })

  test('pays an invoice whole, brings the day of its talents forward, and what is left waits for the one after', async () => {
    await pay((await read()).total_amount)
    await take()
    expect(await read()).toMatchObject({ state: 'paid', open_amount: 0 })
    await goToFirst(story, deal.khalid, deal.layla)
    deal.finance = await story.staff(['finance'])
    await billMonth(story.work())
    const [newest] = (await deal.khalid.call(clients.list)).body.data
    const next = await read(newest.id)
    expect(next).toMatchObject({ state: 'paid', open_amount: 0, credit_used: next.total_amount })
    // Nothing is left of the first one, and nothing of what was paid for it.
    expect(await read()).toMatchObject({ state: 'void', amount_paid: 0 })
    const [payout] = (await deal.layla.call(talentPayoutsContract.list)).body.data
    expect(payout.due_day < next.due_date).toBe(true)
    expect((await balances())['receivable']).toBe(0)
  })

  test('goes back when the invoice that it paid is voided, and can be refunded or used again', async () => {
    const { total_amount: total, number } = await read()
    const cancel = (id: string) => deal.finance.call(ops.void, { ...params(id), body: { reason: 'Not needed' } })
    await pay(total + 5000)
    const next = await issue(await draft(2000))
    expect(next).toMatchObject({ state: 'paid', credit_used: 2300, can_void: true })
    const answer = await cancel(next.id)
    expect(answer.body.data).toMatchObject({
      state: 'void',
      amount_paid: 0,
      credit_used: 0,
      payments: [{ kind: 'credit' }, { kind: 'credit_returned', amount: -2300, other: { id: deal.invoice, number } }],
    })
    expect(await read()).toMatchObject({ state: 'paid', amount_paid: total, credit_amount: 5000, credit_used: 0 })
    expect(await balances()).toMatchObject({ client_credit: -5000, receivable: 0 })
    const { closing } = (await deal.khalid.call(clients.statement)).body.data
    expect(closing).toBe(-5000)
    expect(await issue(await draft(10_000, 'Screen'))).toMatchObject({ credit_used: 5000, open_amount: 6500 })
    // Money, however, is only kept: a credit note says so, and voiding points there.
    expect((await cancel(deal.invoice)).body.code).toBe('void_of_paid')
  })

  test('that a part of an invoice no longer needs goes back, and what was paid for it stays', async () => {
    await pay((await read()).total_amount + 5000)
    const { id, lines } = await issue(await draft(10_000))
    await pay(6500, id)
    const some = (amount: number) => ({ reason: 'Half', lines: [{ line_id: lines[0].id, amount }] })
    await deal.finance.call(ops.credit, { ...params(id), body: some(2000) })
    expect(await read(id)).toMatchObject({ state: 'paid', credit_used: 2700, amount_paid: 9200 })
    await deal.finance.call(ops.credit, { ...params(id), body: some(8000) })
    expect(await read(id)).toMatchObject({ state: 'paid', credit_used: 0, amount_paid: 0, credit_amount: 6500 })
    expect(await balances()).toMatchObject({ client_credit: -11_500, receivable: 0 })
  })

  test('is set against one of two invoices that are issued at once, never twice', async () => {
    await pay((await read()).total_amount + 5000)
    const ids = [await draft(10_000), await draft(10_000, 'Screen')]
    await Promise.all(ids.map(issue))
    expect(await balances()).toMatchObject({ client_credit: 0, receivable: 18_000 })
    const used = await story.db.one<{ sum: number }>(sql`
      select sum(amount)::int8 as sum from invoice_payments where kind = 'credit' and amount > 0`)
    expect(used.sum).toBe(5000)
  })
})

describe('what was taken back', () => {
  const again = (id = deal.invoice) => deal.finance.call(ops.billAgain, params(id))

  test('is billed again by one press: a draft with the same months, once', async () => {
    expect((await again()).body.code).toBe('nothing_to_bill_again')
    const { month, lines } = await read()
    await deal.finance.call(ops.void, { ...params(), body: { reason: 'The wrong company' } })
    expect((await deal.finance.call(ops.read, params())).body.data.can_rebill).toBe(true)
    const response = await again()
    expect(response).toMatchObject({
      status: 201,
      body: { data: { state: 'draft', month, rebills: { id: deal.invoice }, can_rebill: false } },
    })
    const { id } = response.body.data
    expect(response.body.data.lines).toMatchObject([{ month, total: lines[0].total, is_rebilled: true }])
    expect((await again()).body.code).toBe('nothing_to_bill_again')
    // The clock does not bill it by itself, and another line can be added before it is issued.
    expect(await billMonth(story.work())).toBe(0)
    const more = { lines: [{ kind: 'other', label: 'Laptop', amount: 1000 }] } as never
    const changed = await deal.finance.call(ops.change, { ...params(id), body: more })
    expect(changed.body.data.lines.map(({ kind }: { kind: string }) => kind)).toEqual(['salary', 'other'])
    expect((await issue(id)).state).toBe('issued')
    expect((await deal.finance.call(ops.read, params())).body.data.rebilled_by).toMatchObject({ id })
    const { data } = (await deal.layla.call(talentPayoutsContract.list)).body
    expect(data.map(({ state }: { state: string }) => state).toSorted()).toEqual(['canceled', 'due'])
  })

  test('a draft that is discarded or left without its lines makes room for another', async () => {
    await take()
    const { id } = (await again()).body.data
    const none = await deal.finance.call(ops.change, { ...params(id), body: { lines: [], kept_line_ids: [] } })
    expect(none.body.errors[0].field).toBe('lines')
    await deal.finance.call(ops.void, { ...params(id), body: { reason: 'Not yet' } })
    expect((await again()).status).toBe(201)
  })

  describe('of a buyout', () => {
    const buyout = async () => {
      const [{ organisation_id }] = (await deal.finance.call(ops.companies)).body.data
      const lines = [
        { kind: 'buyout', contract_id: deal.contract },
        { kind: 'other', label: 'Laptop', amount: 1000 },
      ]
      return deal.finance.call(ops.draft, { body: { organisation_id, lines } as never })
    }

    test('is billed by a new draft or again, never by both', async () => {
      const { id } = (await buyout()).body.data
      await issue(id)
      await deal.finance.call(ops.void, { ...params(id), body: { reason: 'The wrong terms' } })
      expect((await buyout()).status).toBe(201)
      const { lines } = (await again(id)).body.data
      expect(lines.map(({ kind }: { kind: string }) => kind)).toEqual(['other'])
    })

    test('nothing is left on an invoice that is valid: another may be written', async () => {
      const { id } = (await buyout()).body.data
      const { lines } = await issue(id)
      expect((await buyout()).body.code).toBe('already_bought_out')
      const credits = [{ line_id: lines[0].id, amount: lines[0].total }]
      await deal.finance.call(ops.credit, { ...params(id), body: { reason: 'The wrong terms', lines: credits } })
      expect((await buyout()).status).toBe(201)
    })

    test('of two colleagues who write one at once one does', async () => {
      const answers = await Promise.all([buyout(), buyout()])
      expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set(['already_bought_out', undefined]))
    })
  })

  test('of two colleagues who press at once one makes the draft', async () => {
    await take()
    const answers = await Promise.all([again(), again()])
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
  })

  test('a part that was taken back is not billed again', async () => {
    await take(1000)
    expect((await again()).body.code).toBe('nothing_to_bill_again')
  })
})
