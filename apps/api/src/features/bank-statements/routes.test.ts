import { bankStatementsContract as contract } from '@fareeq/domain/bank-statements/contract.ts'
import type { BankLine, BookForm } from '@fareeq/domain/bank-statements/schema.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import { paymentsOpsContract } from '@fareeq/domain/payments/contract-ops.ts'
import { expect, test } from 'vitest'
import { sql } from '../../platform/db/sql.ts'
import { type FileLine, camtFile, mt940File } from '../../engines/statement-reader/sample-files.ts'
import { invoiceOf, sendProof } from '../../testing/payments.ts'
import { SELLER_FORM, releaseSeller } from '../../testing/sellers.ts'
import { type Member, type Person, snapshotStory } from '../../testing/story.ts'
import { matchStatement } from './actions-matching.ts'

type Invoice = { id: string; number: string; total: number; reference: string }
let [mona, owner]: [Person, Member] = [null!, null!]
let invoices: [Invoice, Invoice]
const story = await snapshotStory(async (story) => {
  await releaseSeller(story)
  mona = await story.staff(['finance'], 'Mona')
  owner = await story.client()
  const issue = async (cents: number): Promise<Invoice> => {
    const { id, total } = await invoiceOf(story, owner, cents)
    const { number } = await story.db.one<{ number: string }>(sql`select number from invoices where id = ${id}`)
    return { id, number, total, reference: paymentReference(number) }
  }
  invoices = [await issue(24_052), await issue(50_000)]
})
const IBAN = SELLER_FORM.accounts[0].iban.replaceAll(' ', '')
const today = () => story.now().toISOString().slice(0, 10)
const camt = (lines: readonly FileLine[], change: object = {}) =>
  camtFile(
    lines.map((line) => ({ day: today(), ...line })),
    change,
  )

function form(text: string, name = 'statement.xml') {
  const data = new FormData()
  data.set('file', new Blob([text]), name)
  return data
}
const send = (text: string, query: object = {}, person = mona) =>
  person.call(contract.import, { body: form(text), query })
const preview = (text: string, query: object = {}) => mona.call(contract.preview, { body: form(text), query })
/** Imported, and compared without waiting for the job. */
async function imported(text: string, query: object = {}): Promise<string> {
  const { status, body } = await send(text, query)
  expect([status, body]).toMatchObject([201, { data: {} }])
  await matchStatement(story.work(), body.data.id)
  return body.data.id
}
const lines = async (query: object = {}): Promise<BankLine[]> =>
  (await mona.call(contract.lines, { query })).body.data.toReversed()
const decide = (id: string, parts: BookForm['parts'], person = mona) =>
  person.call(contract.book, { params: { id }, body: { parts } })
const stateOf = async ({ id }: Invoice) =>
  (await owner.call(clientInvoicesContract.read, { params: { id } })).body.data.state
const payments = async () =>
  (await story.db.rows<{ amount: number }>(sql`select amount from payments order by amount`)).map(
    ({ amount }) => amount,
  )

test('a statement is previewed, imported, and pays what is certain; the rest waits with proposals and reasons', async () => {
  const [first, second] = invoices
  const text = camt([
    { amount: first.total, text: `سداد ${first.reference}`, id: 'FT1' },
    { amount: 40_000, text: `part of ${second.reference}`, id: 'FT2' },
    { amount: -1500, text: 'Fee', id: 'FT3' },
  ])
  const { data } = (await preview(text)).body
  expect(data.statement).toMatchObject({
    iban: IBAN,
    opening: 100_000,
    counts: { automatic: 1, queue: 1, outgoing: 1, known: 0 },
    lines: [{ fate: 'automatic', invoice: first.number }, { fate: 'queue' }, { fate: 'outgoing' }],
  })
  expect(await lines()).toEqual([])

  const id = await imported(text)
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'issued'])
  const [booked, open] = await lines()
  expect(booked).toMatchObject({ state: 'booked', decided_by: null, payments: [{ number: first.number }] })
  expect(open).toMatchObject({ state: 'open', doubts: ['amount_differs'], can_book: true })
  expect(open?.proposals[0]).toMatchObject({
    parts: [{ number: second.number, amount: 40_000 }],
    reasons: ['reference', 'part'],
    is_likely: true,
  })
  // The statement is the proof of the payment.
  const proof = await mona.call(paymentsOpsContract.proof, { params: { id: booked!.payments[0]!.id } })
  expect(proof.body).toBe(text)

  const answer = await decide(open!.id, [{ number: second.number, amount: 40_000 }])
  expect(answer.body.data).toMatchObject({ state: 'booked', decided_by: 'Mona' })
  expect(await stateOf(second)).toBe('partially_paid')
  const [statement] = (await mona.call(contract.list)).body.data
  expect(statement).toMatchObject({ id, counts: { booked: 2, open: 0, outgoing: 1 } })
})

test('one transfer pays several invoices when the parts make its sum, and what is beyond is kept for the company', async () => {
  const [first, second] = invoices
  const amount = first.total + second.total + 700
  await imported(camt([{ amount, text: 'two invoices', id: 'FT9' }]))
  const [line] = await lines()
  const part = { number: first.number, amount: first.total }
  const refused = await decide(line!.id, [part, { number: second.number, amount: second.total }])
  expect(refused.body.errors).toMatchObject([{ code: 'parts_sum', field: 'parts.0.amount' }])
  const twice = await decide(line!.id, [part, { number: first.number, amount: second.total + 700 }])
  expect(twice.body.errors).toMatchObject([{ code: 'part_twice', field: 'parts.1.number' }])
  const unknown = await decide(line!.id, [part, { number: 'INV-2020-000001', amount: second.total + 700 }])
  expect(unknown.body.errors).toMatchObject([{ code: 'part_invoice', field: 'parts.1.number' }])
  await decide(line!.id, [part, { number: second.number, amount: second.total + 700 }])
  expect([await stateOf(first), await stateOf(second)]).toEqual(['paid', 'paid'])
  expect((await owner.call(clientInvoicesContract.list)).body.meta.credit_amount).toBe(700)
})

test('a line is booked once: of two imports, two jobs, two colleagues and two files that overlap', async () => {
  const [first, second] = invoices
  const certain = { amount: first.total, text: first.reference, id: 'FT1' }
  const other = { amount: 900, text: 'unknown', id: 'FT2' }
  const text = camt([certain, other])
  const both = await Promise.all([send(text), send(text)])
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([201, 409])
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'statement_known',
    message: expect.stringContaining('Mona'),
  })
  const { id } = both.find(({ status }) => status === 201)!.body.data
  await Promise.all([matchStatement(story.work(), id), matchStatement(story.work(), id)])
  expect(await payments()).toEqual([first.total])
  const [, open] = await lines()
  const parts = [{ number: second.number, amount: 900 }]
  const decided = await Promise.all([decide(open!.id, parts), decide(open!.id, parts, await story.staff(['finance']))])
  expect(new Set(decided.map(({ body }) => body.code ?? 'booked'))).toEqual(new Set(['booked', 'line_decided']))
  expect(await payments()).toEqual([900, first.total])
  // The same days in another file: only what is new.
  expect((await send(camt([certain, other], { head: '<!-- again -->' }))).body.code).toBe('statement_nothing_new')
  await imported(camt([certain, other, { amount: 30, text: 'new', id: 'FT3' }]))
  expect((await lines()).map(({ amount }) => amount)).toEqual([first.total, 900, 30])
})

test('what finance recorded by hand before is not booked again', async () => {
  const [first, second] = invoices
  const byHand = async ({ id }: Invoice, amount: number, reference: string) => {
    const proof_id = (await sendProof(mona)).body.data.id
    const body = { reference, day: today(), amount, proof_id }
    return mona.call(paymentsOpsContract.recordTransfer, { params: { id }, body })
  }
  // Half by hand: the other half would look certain, and might be the same money.
  await byHand(first, first.total / 2, 'By mail')
  await byHand(second, 100, 'FT 7')
  await imported(
    camt([
      { amount: first.total / 2, text: first.reference, id: 'FT6' },
      { amount: second.total - 100, text: second.reference, id: 'FT7' },
    ]),
  )
  const [doubtful, recorded] = await lines()
  expect([doubtful?.state, doubtful?.doubts, recorded?.state]).toEqual(['open', ['by_hand'], 'open'])
  const answer = await decide(recorded!.id, [{ number: second.number, amount: second.total - 100 }])
  expect(answer.body.code).toBe('line_recorded')
  const aside = { kind: 'recorded', reason: 'Recorded on Monday' } as const
  const done = await mona.call(contract.setAside, { params: { id: recorded!.id }, body: aside })
  expect(done.body.data).toMatchObject({ state: 'set_aside', set_aside: aside, can_reopen: true })
  const again = await mona.call(contract.reopen, { params: { id: recorded!.id } })
  expect(again.body.data).toMatchObject({ state: 'open', set_aside: null })
})

test('money in another currency and money that went back wait for a person, who books neither', async () => {
  const [first] = invoices
  const swift = mt940File([{ amount: first.total, text: first.reference, id: 'R1' }]).replace('0302C', '0302RC')
  const back = swift
    .replace(/:62F:.*/, ':62F:C260302USD723,40')
    .replaceAll('260302', today().slice(2).replaceAll('-', ''))
  const sum = (100_000 - first.total) / 100
  await imported(back.replace('723,40', sum.toFixed(2).replace('.', ',')))
  await imported(camt([{ amount: first.total, text: first.reference, id: 'S1' }], { currency: 'SAR' }))
  const [reversal, riyals] = await lines()
  expect([reversal?.doubts, riyals?.doubts]).toEqual([['reversal'], ['currency']])
  const parts = [{ number: first.number, amount: first.total }]
  expect((await decide(reversal!.id, parts)).body.errors[0].code).toBe('line_not_incoming')
  expect((await decide(riyals!.id, parts)).body.errors[0].code).toBe('line_foreign')
  expect(await payments()).toEqual([])
})

test.each<[string, (text: string) => string, string]>([
  ['of another account', () => camt([], { iban: 'SA4420000001234567891234' }), 'statement_account'],
  ['cut in the middle', (text) => text.slice(0, -200), 'statement_cut'],
  ['whose balances do not follow', () => camt([{ amount: 5, text: '' }], { closing: 100_006 }), 'statement_balance'],
  ['of tomorrow', () => camt([{ amount: 5, text: '', day: '2999-01-01' }]), 'statement_future'],
  ['without lines', () => camt([]), 'statement_empty'],
  ['that is a page', () => '<html><body>Sign in</body></html>', 'statement_unreadable'],
])('a statement %s is refused with a sentence at its field, and nothing is kept', async (_, change, code) => {
  const text = change(camt([{ amount: 5, text: 'x' }]))
  for (const { status, body } of [await preview(text), await send(text)])
    expect([status, body.errors]).toMatchObject([422, [{ code, field: 'file' }]])
  expect((await mona.call(contract.list)).body.data).toEqual([])
})

test('the columns of a table are chosen once for its account', async () => {
  const [first] = invoices
  const csv = (day: string, ref: string) => `When;What;In;Out\n${day};${ref};${first.total / 100};\n`
  const day = today().split('-').toReversed().join('/')
  const text = csv(day, first.reference)
  expect((await preview(text)).body.errors).toMatchObject([{ code: 'statement_account_missing', field: 'iban' }])
  const { choice, statement } = (await preview(text, { iban: IBAN })).body.data
  expect([choice.headings, statement]).toEqual([['When', 'What', 'In', 'Out'], null])
  expect((await send(text, { iban: IBAN })).body.errors[0].code).toBe('statement_columns')
  const columns = { day: 'When', day_order: 'dmy', text: 'What', incoming: 'In', outgoing: 'Out' }
  await imported(text, { iban: IBAN, ...columns })
  expect(await stateOf(first)).toBe('paid')
  expect((await mona.call(contract.accounts)).body.data).toMatchObject([{ iban: IBAN, columns }])
  const next = await preview(csv(day, 'next'), { iban: IBAN })
  expect(next.body.data.statement.counts).toMatchObject({ queue: 1 })
})

test('operations read statements and decide nothing; others do neither, and an unknown line is not found', async () => {
  const [operations, recruiter] = [await story.staff(['operations']), await story.staff(['recruiter'])]
  expect([(await operations.call(contract.lines)).status, (await recruiter.call(contract.lines)).status]).toEqual([
    200, 403,
  ])
  expect((await send(camt([{ amount: 5, text: '' }]), {}, operations)).status).toBe(403)
  const id = '0199a000-0000-7000-8000-000000000000'
  expect((await decide(id, [{ number: 'INV-2026-000001', amount: 1 }])).status).toBe(404)
})
