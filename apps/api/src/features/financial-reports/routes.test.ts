import { randomUUID } from 'node:crypto'
import { financialReportsContract as contract } from '@fareeq/domain/financial-reports/contract.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { DAY } from '@fareeq/domain/kernel/time/time.ts'
import { daysOfMonth, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type Billed, billed } from '../../testing/invoices.ts'
import { freshStory } from '../../testing/story.ts'

let scene: Billed
const story = await freshStory(async (story) => {
  scene = await billed(story)
})
const invoiceOf = (id: string) =>
  story.db.one<{ total: number; due_day: string; number: string; organisation_id: string }>(
    sql`select total, due_day::text, number, organisation_id from invoices where id = ${id}`,
  )
const ageing = async (side: 'receivable' | 'payable', day?: string) =>
  (await scene.finance.call(contract.ageing, { query: { side, ...(day && { day }) } })).body.data

describe('the ageing', () => {
  test('says what companies owe by how late it is, and equals the account on every day', async () => {
    const { total, number, organisation_id: owner } = await invoiceOf(scene.invoice)
    const issued = riyadhDay(story.now())
    expect(await ageing('receivable')).toMatchObject({
      rows: [{ owner, ages: { not_due: total, days_30: 0 }, total }],
      ledger: total,
    })
    story.advance(50 * DAY)
    // Sessions have ended meanwhile.
    scene = { ...scene, finance: await story.staff(['finance']) }
    const late = await ageing('receivable')
    expect(late).toMatchObject({ total, ledger: total, totals: { not_due: 0 } })
    expect(late.totals.days_30 + late.totals.days_60).toBe(total)
    expect(await ageing('receivable', issued)).toMatchObject({ totals: { not_due: total }, ledger: total })
    expect(await ageing('receivable', '2020-01-01')).toMatchObject({ rows: [], total: 0, ledger: 0 })
    const query = { side: 'receivable', owner } as const
    const [item] = (await scene.finance.call(contract.openItems, { query })).body.data
    expect(item).toMatchObject({ number, invoice_id: scene.invoice, amount: total })
    expect(item.days_late).toBeGreaterThan(0)
    expect((await scene.finance.call(contract.ageingSheet, { query: { side: 'receivable' } })).body).toContain('Total')
  })

  test('says what talents are owed since it was billed, as the ledger does', async () => {
    expect(await ageing('payable')).toMatchObject({
      rows: [{ owner: scene.layla.user.id, total: 200_000 }],
      ledger: 200_000,
    })
    expect(await ageing('payable', daysOfMonth(scene.month).to)).toMatchObject({ rows: [], ledger: 0 })
  })
})

describe('revenue by month', () => {
  const revenue = async (from: string, to: string) =>
    (await scene.finance.call(contract.revenue, { query: { from, to } })).body

  test('is earned in the month that was worked, and booked in the one in which it was invoiced', async () => {
    const next = monthsAfter(scene.month, 1)
    const { data } = await revenue(scene.month, next)
    expect(data.months).toMatchObject([
      { month: scene.month, contracts: 30_000, earned: 30_000, booked: 0 },
      { month: next, contracts: 0, earned: 0, booked: 30_000 },
    ])
    expect(data.totals).toMatchObject({ earned: 30_000, booked: 30_000 })
    const query = { month: scene.month }
    const [line] = (await scene.finance.call(contract.earnedLines, { query })).body.data
    expect(line).toMatchObject({ kind: 'salary', invoice_id: scene.invoice, amount: 30_000, earned: 30_000 })
  })

  test('is of at most three years, the first month before the last', async () => {
    for (const [from, to] of [
      ['2026-10', '2026-09'],
      ['2020-01', '2026-09'],
    ] as const)
      expect((await revenue(from, to)).errors).toMatchObject([{ code: 'report_span', field: 'from' }])
  })
})

describe('the statement of a company', () => {
  test('is the one that the company reads itself', async () => {
    const { organisation_id: id, total } = await invoiceOf(scene.invoice)
    const { data } = (await scene.finance.call(contract.statement, { params: { id } })).body
    expect(data).toMatchObject({ organisation_id: id, opening: 0, closing: total, rows: [{ amount: total }] })
    const own = (await scene.khalid.call(clientInvoicesContract.statement)).body.data
    expect(data).toMatchObject({ rows: own.rows, opening: own.opening, closing: own.closing, company: own.company })
    expect((await scene.finance.call(contract.statementSheet, { params: { id } })).status).toBe(200)
  })

  test('of nobody is not found, and days that are reversed are refused', async () => {
    const { organisation_id: id } = await invoiceOf(scene.invoice)
    expect((await scene.finance.call(contract.statement, { params: { id: randomUUID() } })).status).toBe(404)
    const query = { from: '2026-11-02', to: '2026-11-01' }
    expect((await scene.finance.call(contract.statement, { params: { id }, query })).body.code).toBe('span_reversed')
  })
})

test('reports are for finance, and admins read them', async () => {
  const [admin, operations] = [await story.staff(['admin']), await story.staff(['operations'])]
  const query = { side: 'receivable' } as const
  expect([
    (await admin.call(contract.ageing, { query })).status,
    (await operations.call(contract.ageing, { query })).status,
    (await operations.call(contract.revenue)).status,
  ]).toEqual([200, 403, 403])
})
