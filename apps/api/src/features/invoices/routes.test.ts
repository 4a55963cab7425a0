import { randomUUID } from 'node:crypto'
import { invoicesOpsContract as ops } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract as clients } from '@fareeq/domain/invoices/contract.ts'
import { billedMonth, documentNumber } from '@fareeq/domain/invoices/rules.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { ledgerContract } from '@fareeq/domain/ledger/contract.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Billed, billed, goToFirst } from '../../testing/invoices.ts'
import { snapshotStory } from '../../testing/story.ts'
import { followInvoices } from './actions-clock.ts'
import { billMonth } from './actions-months.ts'
import { findPayable, recordPayment, recordRefund } from './actions-settling.ts'

let deal: Billed
const story = await snapshotStory(async (story) => {
  deal = await billed(story)
})
const read = async (id = deal.invoice) => (await deal.khalid.call(clients.read, { params: { id } })).body.data
const today = () => riyadhDay(story.now())
const numberOf = (series: 'INV' | 'CRN', count: number) => documentNumber(series, Number(today().slice(0, 4)), count)
const work = () => story.work()
const payment = (amount: number, paymentId: string = randomUUID()) =>
  story.db.transaction((db) =>
    recordPayment({ ...work(), db }, { invoiceId: deal.invoice, paymentId, amount, day: today() }),
  )
const refund = (amount: number, refundId: string = randomUUID()) =>
  story.db.transaction((db) => recordRefund({ ...work(), db }, { invoiceId: deal.invoice, refundId, amount }))
const balances = async () => {
  const { data } = (await deal.finance.call(ledgerContract.balances)).body
  return Object.fromEntries(data.map((one: { account: string; balance: number }) => [one.account, one.balance]))
}

describe('a month is billed', () => {
  test('on the 1st, by the days of it, with issue date, due date, total amount and amount paid [E-059]', async () => {
    const invoice = await read()
    expect(invoice).toMatchObject({
      state: 'issued',
      month: deal.month,
      issue_date: today(),
      due_date: `${today().slice(0, 8)}15`,
      amount_paid: 0,
      is_payable: true,
      vat_rate: 1500,
      sar_rate: 37_500,
      buyer: { country: 'SA' },
    })
    expect(invoice.number).toBe(numberOf('INV', 1))
    const [line] = invoice.lines
    expect(line).toMatchObject({
      kind: 'salary',
      net: 200_000,
      wht: 10_526,
      fee: 30_000,
      talent: { id: deal.layla.user.id },
    })
    expect(invoice.total_amount).toBe(line.total + invoice.vat)
    expect(invoice.vat).toBe(Math.round(line.total * 0.15))
    const [mail] = await story.outbox(deal.khalid.email)
    expect(mail?.subject).toContain(invoice.number)
  })

  test('once, however often the job runs; and the next month again', async () => {
    expect(await billMonth(story.work())).toBe(0)
    await goToFirst(story, deal.khalid)
    const both = await Promise.all([1, 2].map(() => billMonth(story.work())))
    expect(both.reduce((sum, one) => sum + one)).toBe(1)
    const { data } = (await deal.khalid.call(clients.list)).body
    expect(data.map(({ month }: { month: string }) => month)).toEqual([billedMonth(today()), deal.month])
    expect(data[0].total_amount).toBe(Math.round(240_526 * 1.15))
  })

  test('a company abroad pays no VAT, and an invoice keeps to whom it was made out', async () => {
    const before = await read()
    const form = { name: 'Souq LLC', country: 'AE', address: 'Dubai', email: 'bills@souq.ae' }
    expect(await deal.khalid.call(clients.saveBilling, { body: form })).toMatchObject({
      status: 200,
      body: { data: { ...form, vat_number: null, is_saved: true } },
    })
    expect((await read()).buyer).toEqual(before.buyer)
    await goToFirst(story, deal.khalid)
    await billMonth(story.work())
    const [{ id }] = (await deal.khalid.call(clients.list)).body.data
    expect(await read(id)).toMatchObject({ vat: 0, vat_rate: 0, buyer: { name: 'Souq LLC', country: 'AE' } })
    expect((await story.outbox('bills@souq.ae')).length).toBe(1)
  })

  test.each([
    [{ vat_number: '12' }, 'vat_number', 'vat_number'],
    [{ vat_number: 'GB1' }, 'vat_number', 'digits_only'],
    [{ name: '' }, 'name', 'required'],
    [{ email: 'nobody' }, 'email', 'email'],
  ])('billing details with %o are refused', async (change, field, code) => {
    const form = { name: 'Souq', country: 'SA', vat_number: '', address: 'Riyadh', email: 'a@souq.sa', ...change }
    expect((await deal.khalid.call(clients.saveBilling, { body: form })).body.errors[0]).toMatchObject({ field, code })
  })
})

describe('an invoice is paid', () => {
  test('in parts, once by each payment, and what is too much is kept', async () => {
    const { total_amount: total } = await read()
    const id = randomUUID()
    expect([await payment(1000, id), await payment(1000, id)]).toEqual(['partially_paid', 'partially_paid'])
    expect(await read()).toMatchObject({ state: 'partially_paid', amount_paid: 1000, open_amount: total - 1000 })
    expect(await payment(total)).toBe('paid')
    const trail = await story.db.rows<{ action: string; details: object }>(
      sql`select action, details from audit_entries where action in ('invoice.partially_paid', 'invoice.paid') order by id`,
    )
    expect(trail).toEqual([
      { action: 'invoice.partially_paid', details: { total, received: 1000, open: total - 1000 } },
      { action: 'invoice.paid', details: { total, received: total + 1000 } },
    ])
    expect(await read()).toMatchObject({
      state: 'paid',
      amount_paid: total,
      credit_amount: 1000,
      open_amount: 0,
      is_payable: false,
    })
    expect(await balances()).toMatchObject({ cash: total + 1000, receivable: 0, client_credit: -1000 })
    expect((await deal.khalid.call(clients.list)).body.meta).toMatchObject({ open_amount: 0, credit_amount: 1000 })
    await expect(findPayable(work(), deal.khalid.user.id, deal.invoice)).rejects.toMatchObject({
      kind: { code: 'nothing_to_pay' },
    })
  })

  test('and refunded, never by more than was paid', async () => {
    const { total_amount: total } = await read()
    await payment(total)
    await expect(refund(total + 1)).rejects.toMatchObject({ kind: { code: 'refund_too_large' } })
    const id = randomUUID()
    expect([await refund(total - 1, id), await refund(total - 1, id)]).toEqual(['partially_paid', 'partially_paid'])
    expect(await refund(1)).toBe('issued')
    expect(await balances()).toMatchObject({ cash: 0, receivable: total })
  })

  test('what others pay later is found by the company alone', async () => {
    const payable = await findPayable(work(), deal.khalid.user.id, deal.invoice)
    expect(payable).toMatchObject({ currency: 'USD', state: 'issued', open: (await read()).total_amount })
    const other = await story.client()
    await expect(findPayable(work(), other.user.id, deal.invoice)).rejects.toMatchObject({
      kind: { code: 'not_found' },
    })
    expect((await other.call(clients.read, { params: { id: deal.invoice } })).body.code).toBe('not_found')
  })
})

describe('an invoice that was issued', () => {
  test('is corrected by credit notes only, each with its number and its share of the tax', async () => {
    const { lines, total_amount: total } = await read()
    const params = { id: deal.invoice }
    const part = { reason: 'Two days were not worked', lines: [{ line_id: lines[0].id, amount: 10_000 }] }
    const credited = await deal.finance.call(ops.credit, { params, body: part })
    expect(credited).toMatchObject({ status: 201, body: { data: { credited_amount: 11_500, state: 'issued' } } })
    expect(credited.body.data.credit_notes[0].number).toBe(numberOf('CRN', 1))
    const much = { ...part, lines: [{ line_id: lines[0].id, amount: lines[0].total }] }
    expect((await deal.finance.call(ops.credit, { params, body: much })).body.errors[0].code).toBe('credit_too_large')
    const answer = await deal.finance.call(ops.void, { params, body: { reason: 'The wrong company' } })
    expect(answer.body.data).toMatchObject({ state: 'void', credited_amount: total, open_amount: 0 })
    expect(await balances()).toMatchObject({ receivable: 0, fees: 0, vat_payable: 0, talent_payable: 0 })
    await expect(
      story.db.run(sql`update invoices set total = total + 1, vat = vat + 1 where id = ${deal.invoice}`),
    ).rejects.toThrow('credit note')
  })

  test('what was paid of a credited part is kept for the company', async () => {
    const { lines, total_amount: total } = await read()
    await payment(total)
    const body = { reason: 'Two days', lines: [{ line_id: lines[0].id, amount: 10_000 }] }
    await deal.finance.call(ops.credit, { params: { id: deal.invoice }, body })
    expect(await balances()).toMatchObject({ receivable: 0, client_credit: -11_500, cash: total })
    const { data } = (await deal.khalid.call(clients.statement)).body
    expect(data.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice', 'payment', 'credit_note'])
    expect([data.opening, data.closing]).toEqual([0, -11_500])
  })

  test('falls due, and its company is reminded, once on each day and in a firmer tone each time', async () => {
    const subjects = async () => (await story.outbox(deal.khalid.email)).map(({ subject }) => subject)
    for (let day = 0; day < 31; day++) {
      story.advance(DAY)
      await followInvoices(story.work())
      await followInvoices(story.work())
    }
    expect(await read()).toMatchObject({ state: 'overdue' })
    const reminders = (await subjects()).flatMap(
      (one) => /due soon|overdue|Second reminder|Last reminder/.exec(one ?? '')?.[0] ?? [],
    )
    expect(reminders.toSorted()).toEqual(['Last reminder', 'Second reminder', 'due soon', 'overdue'])
    expect((await deal.khalid.call(clients.list)).body.meta.overdue_amount).toBe((await read()).total_amount)
    expect(await payment((await read()).total_amount)).toBe('paid')
  })
})

describe('finance write an invoice by hand', () => {
  const draft = async (lines: object[]) => {
    const [{ organisation_id }] = (await deal.finance.call(ops.companies)).body.data
    return deal.finance.call(ops.draft, { body: { organisation_id, lines } as never })
  }

  test('with a buyout of a fifth of the year, a fee and extra pay; nobody sees it before it has a number', async () => {
    const drafted = await draft([
      { kind: 'buyout', contract_id: deal.contract },
      { kind: 'other', label: '=Laptop', amount: 50_000 },
      { kind: 'other', label: 'Overtime', amount: 20_000, contract_id: deal.contract },
    ])
    expect(drafted).toMatchObject({ status: 201, body: { data: { state: 'draft', number: null } } })
    const { id, lines } = drafted.body.data
    expect(lines.map(({ net, wht, fee }: Record<string, number>) => [net, wht, fee])).toEqual([
      [0, 0, 505_262],
      [0, 0, 50_000],
      [20_000, 1053, 0],
    ])
    expect((await deal.khalid.call(clients.read, { params: { id } })).body.code).toBe('not_found')
    expect((await draft([{ kind: 'buyout', contract_id: deal.contract }])).body.code).toBe('already_bought_out')
    const issued = await deal.finance.call(ops.issue, { params: { id } })
    expect(issued.body.data).toMatchObject({ state: 'issued', number: numberOf('INV', 2) })
    expect((await deal.finance.call(ops.issue, { params: { id } })).body.code).toBe('moved_on')
    const csv = await deal.khalid.send('GET', clients.csv.path)
    expect(csv.headers.get('content-type')).toContain('text/csv')
    expect(csv.body).toContain(numberOf('INV', 2))
  })

  test('a discarded draft leaves no gap', async () => {
    const { id } = (await draft([{ kind: 'other', label: 'Mistake', amount: 1 }])).body.data
    const changed = { lines: [{ kind: 'other', label: 'Still a mistake', amount: 2 }] } as never
    expect((await deal.finance.call(ops.change, { params: { id }, body: changed })).body.data.total_amount).toBe(2)
    await deal.finance.call(ops.void, { params: { id }, body: { reason: 'A mistake' } })
    const next = (await draft([{ kind: 'other', label: 'Right', amount: 100 }])).body.data
    const issued = await deal.finance.call(ops.issue, { params: { id: next.id } })
    expect(issued.body.data.number).toBe(numberOf('INV', 2))
  })

  test('of two colleagues who change a draft the second is told, and what the first added stays', async () => {
    const line = (label: string) => ({ kind: 'other' as const, label, amount: 100 })
    const { id, lines } = (await draft([line('Laptop')])).body.data
    const expected_lines = lines.map((one: { id: string }) => one.id)
    const add = (label: string) =>
      deal.finance.call(ops.change, { params: { id }, body: { lines: [line('Laptop'), line(label)], expected_lines } })
    await story.db.run(sql`delete from events`)
    expect((await add('Screen')).status).toBe(200)
    // The open page of whoever issues it refetches.
    expect(await story.db.rows(sql`select name from events where topic = 'staff'`)).toEqual([
      { name: 'invoice.changed' },
    ])
    expect((await add('Desk')).body.code).toBe('moved_on')
    const { data } = (await deal.finance.call(ops.read, { params: { id } })).body
    expect(data.lines.map((one: { label: string }) => one.label)).toEqual(['Laptop', 'Screen'])
  })

  test('a contract of another company, and a sum beyond a million, are refused', async () => {
    expect((await draft([{ kind: 'buyout', contract_id: randomUUID() }])).body.errors[0].code).toBe(
      'contract_of_another',
    )
    const much = { kind: 'other', label: 'Much', amount: 100_000_001 }
    expect((await draft([much])).body.errors[0].code).toBe('amount')
  })
})

test('papers are printed for the company and for finance: invoice, credit note, statement', async () => {
  const params = { id: deal.invoice }
  const { lines } = await read()
  const body = { reason: 'Two days', lines: [{ line_id: lines[0].id, amount: 10_000 }] }
  const [note] = (await deal.finance.call(ops.credit, { params, body })).body.data.credit_notes
  for (const lang of ['ar', 'en'] as const) {
    deal.khalid.lang = lang
    const papers = [
      await deal.khalid.call(clients.print, { params }),
      await deal.khalid.call(clients.printCredit, { params: { ...params, note: note.id } }),
      await deal.khalid.call(clients.printStatement),
      await deal.finance.call(ops.print, { params }),
    ]
    expect(papers.map(({ status, body }) => [status, String(body).slice(0, 5)])).toEqual(
      papers.map(() => [200, '%PDF-']),
    )
  }
})

test('the ledger lists what was booked, by account and owner', async () => {
  await payment(1000)
  const all = (await deal.finance.call(ledgerContract.entries)).body.data
  const document = { number: expect.stringMatching(/^INV-/), invoice_id: expect.any(String) }
  expect(all).toMatchObject([
    { kind: 'payment', document },
    { kind: 'invoice', document },
  ])
  const owner = deal.layla.user.id
  const own = (await deal.finance.call(ledgerContract.entries, { query: { account: 'talent_payable', owner } })).body
    .data
  expect(own).toHaveLength(1)
  expect(own[0].postings.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(0)
  const [first] = (await deal.finance.call(ledgerContract.entries, { query: { limit: 1 } })).body.data
  const next = await deal.finance.call(ledgerContract.entries, { query: { cursor: first.place } })
  expect(next.body.data.map(({ kind }: { kind: string }) => kind)).toEqual(['invoice'])
})
