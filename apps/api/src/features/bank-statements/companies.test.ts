import { announcedTransfersContract as announced } from '@fareeq/domain/announced-transfers/contract.ts'
import { bankStatementsContract as contract } from '@fareeq/domain/bank-statements/contract.ts'
import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { clientInvoicesContract } from '@fareeq/domain/invoices/contract.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect, test } from 'vitest'
import { camtFile } from '../../engines/statement-reader/sample-files.ts'
import { invoiceOf } from '../../testing/payments.ts'
import { releaseSeller } from '../../testing/sellers.ts'
import { freshStory } from '../../testing/story.ts'
import { matchStatement } from './actions-matching.ts'

const story = await freshStory()

test('a transfer with the reference of a company is proposed to what it announced, else to its oldest invoices; nothing books itself', async () => {
  await releaseSeller(story)
  const [mona, owner] = [await story.staff(['finance']), await story.client()]
  const invoices = [
    await invoiceOf(story, owner, 10_000),
    await invoiceOf(story, owner, 20_000),
    await invoiceOf(story, owner, 30_000),
  ]
  const [first, second, third] = invoices as [{ id: string; total: number }, { id: string; total: number }, { id: string; total: number }] // prettier-ignore
  const { reference } = (await owner.call(announced.read)).body.data
  const day = riyadhDay(story.now())
  await owner.call(announced.announce, { body: { invoice_ids: [first.id, third.id], day } })
  const text = camtFile([
    { amount: first.total + third.total, text: `SADAD ${reference}`, id: 'FT1', day },
    { amount: 15_000, text: reference, id: 'FT2', day },
  ])
  const form = new FormData()
  form.set('file', new Blob([text]), 'statement.xml')
  const { body } = await mona.call(contract.import, { body: form })
  await matchStatement(story.work(), body.data.id)
  const lines: BankLine[] = (await mona.call(contract.lines)).body.data.toReversed()
  expect(lines.map(({ state, doubts }) => [state, doubts])).toEqual([
    ['open', ['company_only']],
    ['open', ['company_only']],
  ])
  const [both, part] = lines
  expect(both!.proposals[0]).toMatchObject({
    parts: [{ amount: first.total }, { amount: third.total }],
    reasons: expect.arrayContaining(['company_reference', 'announced']),
    is_likely: true,
  })
  expect(part!.proposals[0]).toMatchObject({ parts: [{ amount: first.total }, { amount: 15_000 - first.total }] })
  await mona.call(contract.book, {
    params: { id: both!.id },
    body: { parts: both!.proposals[0]!.parts.map(({ number, amount }) => ({ number, amount })) },
  })
  const states = (await owner.call(clientInvoicesContract.list)).body.data.map(({ state }: { state: string }) => state)
  expect(states).toEqual(['paid', 'issued', 'paid'])
  // What was announced has arrived: nobody waits for it any more.
  expect((await owner.call(announced.read)).body.data.announced).toMatchObject([{ state: 'arrived' }])
  expect(second.total).toBe(23_000)
})
