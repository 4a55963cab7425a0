import { invoicesOpsContract as ops } from '@fareeq/domain/invoices/contract-ops.ts'
import { clientInvoicesContract as clients } from '@fareeq/domain/invoices/contract.ts'
import { LINE_NAMES, PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import { expect, test, vi } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { billed, goToFirst } from '../../testing/invoices.ts'
import { freshStory } from '../../testing/story.ts'
import type { Member, Person } from '../../testing/story.ts'
import { billMonth } from './actions-months.ts'

const story = await freshStory()

const BILLING = { name: 'Nakhla LLC', country: 'SA', vat_number: '', address: 'Riyadh', email: 'bills@nakhla.sa' }
type Line = Record<string, unknown>

async function scene() {
  const nora = await story.client()
  await nora.call(clients.saveBilling, { body: BILLING })
  const finance = await story.staff(['finance'])
  return { nora, finance, ...deskOf(finance) }
}
const deskOf = (finance: Person) => {
  const find = async (search: string) => (await finance.call(ops.companies, { query: { search } })).body.data
  const draft = (organisation_id: string, lines: Line[], more: object = {}) =>
    finance.call(ops.draft, { body: { organisation_id, lines, ...more } as never })
  return { find, draft }
}
const read = async (member: Member, id: string) => (await member.call(clients.read, { params: { id } })).body.data

test('a company without a contract is found by a part of its name and billed for what we sell, each service by its name', async () => {
  const { nora, finance, find, draft } = await scene()
  const [company] = await find('nakh')
  expect(company).toMatchObject({ company: 'Nakhla LLC', contracts: [] })
  expect(await find('nobody of that name')).toEqual([])
  const kinds = ['consultant', 'due_diligence', 'creative_lab', 'mvp', 'hosting', 'payroll'] as const
  const lines = kinds.map((kind, index) => ({ kind, label: `Work ${index}`, amount: 10_000 * (index + 1) }))
  const { id, subtotal } = (await draft(company.organisation_id, lines)).body.data
  expect(subtotal).toBe(210_000)
  await finance.call(ops.issue, { params: { id } })
  const invoice = await read(nora, id)
  expect(invoice.lines.map(({ kind, fee, net }: Line) => [kind, fee, net])).toEqual(
    lines.map(({ kind, amount }) => [kind, amount, 0]),
  )
  const printed = vi.spyOn(story.app.platform.printer, 'print')
  await nora.call(clients.print, { params: { id } })
  const { lines: onPaper } = printed.mock.lastCall![0].data as { lines: { title: string; details: string[] }[] }
  expect(onPaper.map(({ title, details }) => [title, details[0]])).toEqual(
    lines.map(({ label, kind }) => [label, LINE_NAMES[kind].en]),
  )
  printed.mockRestore()
})

test('a discount is agreed as a share or as an amount, said on page and paper, and taxed as what is left', async () => {
  const { nora, finance, find, draft } = await scene()
  const [{ organisation_id }] = await find('nakhla')
  const { id } = (
    await draft(organisation_id, [
      { kind: 'mvp', label: 'Shop', amount: 1_000_000, discount: { unit: 'rate', value: 1250 } },
      { kind: 'consultant', label: 'Day', amount: 50_000, discount: { unit: 'amount', value: 9_999 } },
    ])
  ).body.data
  await finance.call(ops.issue, { params: { id } })
  const invoice = await read(nora, id)
  expect(invoice.lines.map(({ fee, discount, discount_rate }: Line) => [fee, discount, discount_rate])).toEqual([
    [875_000, 125_000, 1250],
    [40_001, 9999, null],
  ])
  expect(invoice).toMatchObject({ subtotal: 915_001, vat: 137_250, total_amount: 1_052_251 })
  const printed = vi.spyOn(story.app.platform.printer, 'print')
  await nora.call(clients.print, { params: { id } })
  expect(JSON.stringify(printed.mock.lastCall![0].data)).toContain('Price $10,000, discount $1,250 (12.5%)')
  printed.mockRestore()
})

test('a discount above its line, of all of it, of nothing, of a talent’s pay, and one in two units are refused at their field', async () => {
  const { contract, finance } = await billed(story)
  const { find, draft } = deskOf(finance)
  const [{ organisation_id }] = await find('')
  const discountOn = async (line: Line) => {
    const { body } = await draft(organisation_id, [{ kind: 'mvp', label: 'Shop', amount: 10_000, ...line }])
    return body.errors?.map(({ field, code }: Record<string, string>) => [field, code])
  }
  const amount = (value: number) => ({ unit: 'amount', value })
  expect(await discountOn({ discount: amount(10_001) })).toEqual([['lines.0.discount', 'discount_too_large']])
  expect(await discountOn({ discount: amount(10_000) })).toEqual([['lines.0.discount', 'discount_too_large']])
  expect(await discountOn({ discount: amount(0) })).toEqual([['lines.0.discount.value', 'discount']])
  expect(await discountOn({ discount: { unit: 'rate', value: 10_000 } })).toEqual([
    ['lines.0.discount.value', 'discount'],
  ])
  expect(await discountOn({ discount: { unit: 'kilos', value: 1 } })).toEqual([['lines.0.discount.unit', 'choice']])
  expect(await discountOn({ kind: 'other', contract_id: contract, discount: amount(1) })).toEqual([
    ['lines.0.discount', 'discount_of_pay'],
  ])
  // A buyout is ours alone: its price comes from the contract, and may be discounted.
  const bought = await draft(organisation_id, [
    { kind: 'buyout', contract_id: contract, discount: { unit: 'rate', value: 5000 } },
  ])
  expect(bought.body.data.lines).toMatchObject([{ fee: 252_631, discount: 252_631, discount_rate: 5000 }])
})

test('what is billed again keeps its discount', async () => {
  const { finance, find, draft } = await scene()
  const [{ organisation_id }] = await find('nakhla')
  const line = { kind: 'mvp', label: 'Shop', amount: 10_000, discount: { unit: 'rate', value: 1000 } }
  const { id } = (await draft(organisation_id, [line])).body.data
  await finance.call(ops.issue, { params: { id } })
  await finance.call(ops.void, { params: { id }, body: { reason: 'Too early' } })
  const again = (await finance.call(ops.billAgain, { params: { id } })).body.data
  expect(again.lines).toMatchObject([{ fee: 9000, discount: 1000, discount_rate: 1000 }])
})

test('the purchase order of a company is on each invoice; one that is given for a single invoice is used once', async () => {
  const { khalid, invoice: first } = await billed(story)
  expect((await read(khalid, first)).purchase_order).toBeNull()
  const save = (change: object) => khalid.call(clients.saveBilling, { body: { ...BILLING, ...change } })
  await save({ purchase_order: 'PO-7/2026' })
  const next = async () => {
    await goToFirst(story, khalid)
    await billMonth(story.work())
    const [{ id }] = (await khalid.call(clients.list)).body.data
    return id as string
  }
  const [second, third] = [await next(), await next()]
  expect([(await read(khalid, second)).purchase_order, (await read(khalid, third)).purchase_order]).toEqual([
    'PO-7/2026',
    'PO-7/2026',
  ])

  await save({ purchase_order: '4500017', purchase_order_each: true })
  const fourth = await next()
  expect((await read(khalid, fourth)).purchase_order).toBe('4500017')
  const { data } = (await khalid.call(clients.billing)).body
  expect(data).toMatchObject({ purchase_order: null, purchase_order_each: true })
  expect((await read(khalid, await next())).purchase_order).toBeNull()

  // Finance write the one of a draft by hand; what was issued keeps it.
  const later = await story.staff(['finance'])
  const { find, draft } = deskOf(later)
  const [{ organisation_id }] = await find('')
  const lines = [{ kind: 'hosting', label: 'November', amount: 5000 }]
  const { id } = (await draft(organisation_id, lines, { purchase_order: '  PO 9 ' })).body.data
  await later.call(ops.issue, { params: { id } })
  khalid.lang = 'en'
  const printed = vi.spyOn(story.app.platform.printer, 'print')
  await khalid.call(clients.print, { params: { id } })
  expect((printed.mock.lastCall![0].data as { facts: unknown[] }).facts).toContainEqual([
    { main: PAPER_WORDS.en.purchaseOrder, other: PAPER_WORDS.ar.purchaseOrder },
    'PO 9',
  ])
  printed.mockRestore()
  await expect(story.db.run(sql`update invoices set purchase_order = 'other' where id = ${id}`)).rejects.toThrow(
    'corrected',
  )
})
