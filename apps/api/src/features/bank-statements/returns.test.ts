import { bankStatementsContract as contract } from '@fareeq/domain/bank-statements/contract.ts'
import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { payoutBatchesContract as batches } from '@fareeq/domain/payouts/contract-batches.ts'
import { expect, test } from 'vitest'
import { type FileLine, camtFile } from '../../engines/statement-reader/sample-files.ts'
import { payoutStory } from '../../testing/payouts.ts'
import { matchStatement } from './actions-matching.ts'

const { story, people, today, first, read, pay, batchOf, balances } = await payoutStory()

async function imported(lines: readonly FileLine[]): Promise<BankLine[]> {
  const data = new FormData()
  data.set('file', new Blob([camtFile(lines.map((line) => ({ day: today(), ...line })))]), 'statement.xml')
  const { status, body } = await people.finance.call(contract.import, { body: data, query: {} })
  expect([status, body]).toMatchObject([201, { data: {} }])
  await matchStatement(story.work(), body.data.id)
  return (await people.finance.call(contract.lines, { query: { state: 'open' } })).body.data
}
const bookReturn = (id: string, transfer_id: string) =>
  people.finance.call(contract.returnPayout, { params: { id }, body: { transfer_id, code: 'AC04' } })

test('a transfer to a talent that comes back on a statement names itself: it is owed again, and what is missing is a fee', async () => {
  const batch = await batchOf()
  await pay(batch.id)
  const [transfer] = batch.transfers
  const [line] = await imported([{ amount: 198_500, text: `RETURNED ${transfer!.reference} AC04`, id: 'RT1' }])
  expect(line).toMatchObject({
    proposals: [],
    payout_return: { transfer_id: transfer!.id, reference: transfer!.reference, amount: 200_000, fee: 1500 },
  })
  const both = await Promise.all([bookReturn(line!.id, transfer!.id), bookReturn(line!.id, transfer!.id)])
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await first()).toMatchObject({ state: 'due', failure: { code: 'AC04', day: today() } })
  expect((await read(batch.id)).transfers).toMatchObject([
    { state: 'returned', fee: 1500, note: expect.stringContaining('RETURNED') },
  ])
  expect(await balances()).toMatchObject({ talent_payable: -200_000, cash: -1500, bank_fees: 1500 })
})

test('a line that names no transfer of ours, one that was not paid, or brings more, is no return', async () => {
  const batch = await batchOf()
  const [transfer] = batch.transfers
  const [unpaid] = await imported([{ amount: 200_000, text: transfer!.reference, id: 'RT2' }])
  expect(unpaid!.payout_return).toBeNull()
  await people.finance.call(batches.pay, { params: { id: batch.id }, body: { day: today() } })
  const [more] = await imported([{ amount: 200_001, text: transfer!.reference, id: 'RT3' }])
  expect(more!.payout_return).toBeNull()
  expect((await bookReturn(more!.id, transfer!.id)).body.code).toBe('line_not_return')
  expect((await first()).state).toBe('paid')
})
