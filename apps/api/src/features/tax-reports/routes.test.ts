import { taxReportsContract as contract } from '@fareeq/domain/tax-reports/contract.ts'
import { monthOf } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { manualEntriesContract } from '@fareeq/domain/manual-entries/contract.ts'
import { beforeEach, describe, expect, test } from 'vitest'
import { bookedEntry, releaseEntry, writeEntry } from '../../testing/books.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { invoiceOf } from '../../testing/payments.ts'
import { type Person, freshStory } from '../../testing/story.ts'

let scene: Billed
let colleague: Person
const story = await freshStory(async (story) => {
  scene = await billed(story)
})
beforeEach(async () => {
  colleague = await story.staff(['finance'])
})
const today = () => riyadhDay(story.now())
/** The month in which everything was issued. */
const months = () => ({ from: monthOf(today()), to: monthOf(today()) })
const read = async (tax: 'vat' | 'wht') => (await scene.finance.call(contract[tax], { query: months() })).body.data
const remittance = (tax: 'vat' | 'wht', amount: number) => ({
  day: today(),
  template: `${tax}_remittance` as const,
  postings: [
    { account: `${tax}_payable` as const, amount },
    { account: 'cash' as const, amount: 0 - amount },
  ],
  period_from: months().from,
  period_to: months().to,
})

describe('value-added tax', () => {
  test('is the sum of the papers of the months, in dollars and riyals, and what moved in the account', async () => {
    await invoiceOf(story, scene.khalid, 100_000)
    const report = await read('vat')
    const papers = (await scene.finance.call(contract.vatPapers, { query: months() })).body.data
    const sumOf = (part: 'taxable' | 'vat' | 'vat_sar') =>
      papers.reduce((sum: number, paper: Record<typeof part, number>) => sum + paper[part], 0)
    expect(papers).toHaveLength(2)
    expect(report.papers).toBeGreaterThan(0)
    expect(report).toMatchObject({
      papers: sumOf('vat'),
      ledger: sumOf('vat'),
      by_hand: 0,
      remitted: 0,
      remaining: sumOf('vat'),
      balance: sumOf('vat'),
    })
    expect(report.standard.taxable + report.zero.taxable).toBe(sumOf('taxable'))
    expect(report.standard.vat_sar + report.zero.vat_sar).toBe(sumOf('vat_sar'))
    expect(report.rates).toMatchObject([{ rate: 37_500, count: 2 }])
    const sheet = (await scene.finance.call(contract.sheet, { query: { tax: 'vat', ...months() } })).body
    expect(String(sheet).trim().split('\n')).toHaveLength(3)
  })

  test('is remitted by an entry with its proof, and what waits for a colleague is not paid yet', async () => {
    const { remaining } = await read('vat')
    const { body } = await writeEntry(scene.finance, remittance('vat', remaining))
    expect(await read('vat')).toMatchObject({ remaining, remittances: [{ amount: remaining, is_waiting: true }] })
    await releaseEntry(colleague, body.data)
    expect(await read('vat')).toMatchObject({
      remitted: remaining,
      remaining: 0,
      ledger: remaining,
      balance: 0,
      remittances: [{ number: body.data.number, is_waiting: false }],
    })
    // Taken back, it is owed again.
    const { entry } = (await scene.finance.call(manualEntriesContract.read, { params: { id: body.data.id } })).body.data
    const reversal = await scene.finance.call(manualEntriesContract.reverse, {
      body: { entry_id: entry.id, day: today(), reason: 'Returned by the bank' },
    })
    await releaseEntry(colleague, reversal.body.data)
    expect(await read('vat')).toMatchObject({ remitted: 0, remaining, balance: remaining, remittances: [] })
  })

  test('of an entry by hand is owed too', async () => {
    const { papers } = await read('vat')
    const postings = [
      { account: 'other_expenses' as const, amount: 700 },
      { account: 'vat_payable' as const, amount: -700 },
    ]
    await bookedEntry(scene.finance, colleague, { day: today(), template: 'other', postings })
    expect(await read('vat')).toMatchObject({ papers, by_hand: 700, remaining: papers + 700, ledger: papers + 700 })
  })
})

test('withholding tax is listed by talent with gross, withheld and net, and is remitted alike', async () => {
  const report = await read('wht')
  expect(report).toMatchObject({
    papers: 10_526,
    ledger: 10_526,
    remaining: 10_526,
    rows: [{ talent_id: scene.layla.user.id, gross: 210_526, withheld: 10_526, net: 200_000, count: 1 }],
  })
  const [line] = (await scene.finance.call(contract.whtLines, { query: months() })).body.data
  expect(line).toMatchObject({ invoice_id: scene.invoice, month: scene.month, withheld: 10_526 })
  await bookedEntry(scene.finance, colleague, remittance('wht', 10_526))
  expect(await read('wht')).toMatchObject({ remitted: 10_526, remaining: 0, balance: 0 })
})

test('tax is of at most a year, for finance; admins read it', async () => {
  const query = { from: '2025-01', to: '2026-02' }
  expect((await scene.finance.call(contract.vat, { query })).body.errors).toMatchObject([{ code: 'report_span' }])
  const [admin, operations] = [await story.staff(['admin']), await story.staff(['operations'])]
  expect([(await admin.call(contract.wht)).status, (await operations.call(contract.vat)).status]).toEqual([200, 403])
})
