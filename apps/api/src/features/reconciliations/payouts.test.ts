import { bankStatementsContract as statements } from '@fareeq/domain/bank-statements/contract.ts'
import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { reconciliationsContract as contract } from '@fareeq/domain/reconciliations/contract.ts'
import type { BankLineView } from '@fareeq/domain/reconciliations/schema.ts'
import { expect, test } from 'vitest'
import { type FileLine, camtFile } from '../../engines/statement-reader/sample-files.ts'
import { payoutStory } from '../../testing/payouts.ts'
import { matchStatement } from '../bank-statements/actions-matching.ts'
import { matchCertain } from './actions-matching.ts'

const { story, people, today, pay, batchOf, read } = await payoutStory()

async function imported(lines: readonly FileLine[], opening = 100_000): Promise<void> {
  const body = new FormData()
  const text = camtFile(
    lines.map((line) => ({ day: today(), ...line })),
    { opening },
  )
  body.set('file', new Blob([text]), 'statement.xml')
  const { id } = (await people.finance.call(statements.import, { body, query: {} })).body.data
  await matchStatement(story.work(), id)
}

test('a payout that came back and was paid again is three lines, and each names its own entry', async () => {
  const first = await batchOf()
  await pay(first.id)
  const [original] = first.transfers
  await imported([
    { amount: -200_000, text: original!.reference, id: 'A1' },
    { amount: 198_500, text: `RETURN ${original!.reference}`, id: 'A2' },
  ])
  const open: BankLine[] = (await people.finance.call(statements.lines, { query: { state: 'open' } })).body.data
  const line = open.find(({ payout_return }) => payout_return !== null)
  const answer = { params: { id: line!.id }, body: { transfer_id: original!.id, code: 'AM05' as const } }
  expect((await people.finance.call(statements.returnPayout, answer)).status).toBe(200)
  const second = await batchOf()
  await pay(second.id)
  const [repeated] = (await read(second.id)).transfers
  await imported([{ amount: -200_000, text: repeated!.reference, id: 'A3' }], 98_500)

  expect(await matchCertain(story.work(), 'cash')).toBe(3)
  const query = { account: 'cash', state: 'matched' } as const
  const lines: BankLineView[] = (await people.finance.call(contract.lines, { query })).body.data
  const entries = lines.map(({ text, match }) => [text, match?.entries.map(({ kind, about }) => [kind, about])])
  expect(entries).toEqual(
    expect.arrayContaining([
      [original!.reference, [['payout', expect.stringContaining(first.number)]]],
      [`RETURN ${original!.reference}`, [['payout_returned', expect.stringContaining(first.number)]]],
      [repeated!.reference, [['payout', expect.stringContaining(second.number)]]],
    ]),
  )
})
