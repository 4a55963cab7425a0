import { bankStatementsContract as contract } from '@fareeq/domain/bank-statements/contract.ts'
import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { paymentsOpsContract as payments } from '@fareeq/domain/payments/contract-ops.ts'
import { describe, expect, test } from 'vitest'
import { type FileLine, camtFile } from '../../engines/statement-reader/sample-files.ts'
import { sql } from '../../platform/db/sql.ts'
import { invoiceOf } from '../../testing/payments.ts'
import { releaseSeller } from '../../testing/sellers.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'
import { matchStatement } from './actions-matching.ts'

type Invoice = { id: string; number: string; total: number; reference: string }
let [mona, owner]: [Person, Member] = [null!, null!]
let [first, second]: [Invoice, Invoice] = [null!, null!]
const story = await snapshotStory(async (story) => {
  await releaseSeller(story)
  mona = await story.staff(['finance'], 'Mona')
  owner = await story.client()
  const issue = async (cents: number): Promise<Invoice> => {
    const { id, total } = await invoiceOf(story, owner, cents)
    const { number } = await story.db.one<{ number: string }>(sql`select number from invoices where id = ${id}`)
    return { id, number, total, reference: paymentReference(number) }
  }
  first = await issue(24_052)
  second = await issue(50_000)
})
const today = () => story.now().toISOString().slice(0, 10)
async function imported(lines: readonly FileLine[]): Promise<void> {
  const data = new FormData()
  data.set('file', new Blob([camtFile(lines.map((line) => ({ day: today(), ...line })))]), 'statement.xml')
  const { status, body } = await mona.call(contract.import, { body: data, query: {} })
  expect([status, body]).toMatchObject([201, { data: {} }])
  await matchStatement(story.work(), body.data.id)
}
const lines = async (query: object = {}): Promise<BankLine[]> =>
  (await mona.call(contract.lines, { query })).body.data.toReversed()
const stateOf = async ({ id }: Invoice) =>
  (await owner.call(clientInvoicesContract.read, { params: { id } })).body.data.state
const reversePayment = (id: string) =>
  mona.call(payments.reverse, { params: { id }, body: { reason: 'It was for another invoice' } })
const reverseByLine = (id: string, ids: string[]) =>
  mona.call(contract.reverse, { params: { id }, body: { payments: ids } })
const cash = async () =>
  (
    await story.db.one<{ sum: number }>(
      sql`select coalesce(sum(amount), 0)::int8 as sum from ledger_postings where account = 'cash'`,
    )
  ).sum

describe('a line that was recorded on the wrong invoice', () => {
  test('waits for a decision again when its payment is reversed, and is recorded where it belongs', async () => {
    await imported([{ amount: first.total, text: first.reference, id: 'FT1' }])
    const [booked] = await lines()
    await reversePayment(booked!.payments[0]!.id)
    const [open] = await lines({ state: 'open' })
    expect(open).toMatchObject({ id: booked!.id, state: 'open', payments: [], can_book: true })
    expect(await stateOf(first)).toBe('issued')
    const parts = [{ number: second.number, amount: first.total }]
    const answer = await mona.call(contract.book, { params: { id: open!.id }, body: { parts } })
    expect(answer.body.data).toMatchObject({ state: 'booked', payments: [{ number: second.number }] })
    expect([await stateOf(first), await stateOf(second), await cash()]).toEqual([
      'issued',
      'partially_paid',
      first.total,
    ])
    // And once more: a mistake may follow a mistake.
    await reversePayment(answer.body.data.payments[0].id)
    expect([await stateOf(second), await cash()]).toEqual(['issued', 0])
  })

  test('is reversed with all that it paid', async () => {
    const amount = first.total + second.total
    await imported([{ amount, text: 'two invoices', id: 'FT9' }])
    const [line] = await lines()
    const parts = [first, second].map(({ number, total }) => ({ number, amount: total }))
    const { data } = (await mona.call(contract.book, { params: { id: line!.id }, body: { parts } })).body
    const [one] = data.payments
    const { shared_with } = (await mona.call(payments.read, { params: { id: one.id } })).body.data
    expect(shared_with).toEqual([second.number])
    await reversePayment(one.id)
    expect([await stateOf(first), await stateOf(second), await cash()]).toEqual(['issued', 'issued', 0])
    expect(await lines({ state: 'open' })).toHaveLength(1)
  })
})

describe('a line with which the bank took money back', () => {
  const returned = (amount: number, change: object = {}): FileLine => ({
    amount: 0 - amount,
    text: 'RETURN OF FUNDS FT1',
    id: 'RV1',
    isReversal: true,
    ...change,
  })

  test('is booked against the payment that it names: the invoice is open again, the line that brought it stays', async () => {
    await imported([{ amount: first.total, text: first.reference, id: 'FT1' }])
    await imported([returned(first.total)])
    const [brought, line] = await lines()
    expect(line).toMatchObject({
      state: 'open',
      doubts: ['reversal'],
      reversal_candidates: [{ payments: [{ number: first.number, amount: first.total }], is_likely: true }],
    })
    const [payment] = line!.reversal_candidates[0]!.payments
    const both = await Promise.all([reverseByLine(line!.id, [payment!.id]), reverseByLine(line!.id, [payment!.id])])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect([await stateOf(first), await cash()]).toEqual(['issued', 0])
    const [still, booked] = await lines()
    expect(still).toMatchObject({ id: brought!.id, state: 'booked', payments: [{ number: first.number }] })
    expect(booked).toMatchObject({ state: 'booked', reversed: [{ number: first.number }], reversal_candidates: [] })
    expect((await mona.call(payments.read, { params: { id: payment!.id } })).body.data.reversal).toMatchObject({
      kind: 'bank',
      day: today(),
      reason: 'RETURN OF FUNDS FT1',
    })
    const [mail] = await story.outbox(owner.email)
    expect(mail?.text).toContain('was taken back')
  })

  test('of a transfer for several invoices takes back all of them, and nothing of another sum', async () => {
    const amount = first.total + second.total
    await imported([{ amount, text: 'two invoices', id: 'FT9' }])
    const [line] = await lines()
    const parts = [first, second].map(({ number, total }) => ({ number, amount: total }))
    await mona.call(contract.book, { params: { id: line!.id }, body: { parts } })
    await imported([returned(amount, { id: 'RV2', text: 'Return' })])
    const [reversal] = await lines({ state: 'open' })
    const [candidate] = reversal!.reversal_candidates
    expect(candidate!.payments).toHaveLength(2)
    const ids = candidate!.payments.map(({ id }) => id)
    expect((await reverseByLine(reversal!.id, ids.slice(1))).body).toMatchObject({ code: 'targets_sum' })
    expect((await reverseByLine(reversal!.id, [...ids, story.env.SECRET_KEY])).status).toBe(422)
    expect((await reverseByLine(reversal!.id, ids)).status).toBe(200)
    expect([await stateOf(first), await stateOf(second), await cash()]).toEqual(['issued', 'issued', 0])
  })

  test('that takes back what nobody knows is set aside', async () => {
    await imported([returned(777), { amount: 500, text: 'no reference', id: 'FT3' }])
    const [reversal, income] = await lines({ state: 'open' })
    expect(reversal!.reversal_candidates).toEqual([])
    expect((await reverseByLine(income!.id, ['019a0000-0000-7000-8000-000000000000'])).body.code).toBe(
      'line_not_reversal',
    )
    expect((await reverseByLine(reversal!.id, ['019a0000-0000-7000-8000-000000000000'])).body.code).toBe('target_gone')
    const body = { kind: 'not_ours' as const, reason: 'A cheque of the bank' }
    expect((await mona.call(contract.setAside, { params: { id: reversal!.id }, body })).status).toBe(200)
  })
})
