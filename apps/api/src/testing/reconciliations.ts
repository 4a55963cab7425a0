import { approvalsContract } from '@fareeq/domain/approvals/contract.ts'
import { bankStatementsContract } from '@fareeq/domain/bank-statements/contract.ts'
import { paymentReference } from '@fareeq/domain/invoices/rules-transfers.ts'
import type { BankAccount } from '@fareeq/domain/ledger/limits.ts'
import { manualEntriesContract } from '@fareeq/domain/manual-entries/contract.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { reconciliationsContract as contract } from '@fareeq/domain/reconciliations/contract.ts'
import type { BankLineView, ReconciliationView } from '@fareeq/domain/reconciliations/schema.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { expect } from 'vitest'
import { type FileLine, camtFile } from '../engines/statement-reader/sample-files.ts'
import { matchStatement } from '../features/bank-statements/actions-matching.ts'
import { matchCertain } from '../features/reconciliations/actions-matching.ts'
import { sql } from '../platform/db/sql.ts'
import { bookedEntry } from './books.ts'
import { invoiceOf } from './payments.ts'
import { SELLER_FORM, releaseSeller } from './sellers.ts'
import { type Person, snapshotStory } from './story.ts'

export const OPENING = 100_000
export const SAR_IBAN = 'SA4420000001234567891234'

/** Books with what the bank had before its first statement, an open invoice, and two colleagues of finance. */
export async function reconciliationStory() {
  const scene = {} as { mona: Person; omar: Person; invoice: { id: string; total: number; reference: string } }
  const story = await snapshotStory(async (story) => {
    const [usd] = SELLER_FORM.accounts
    await releaseSeller(story, { accounts: [usd, { ...usd, currency: 'SAR', iban: SAR_IBAN }] })
    scene.mona = await story.staff(['finance'], 'Mona')
    scene.omar = await story.staff(['finance'], 'Omar')
    const { id, total } = await invoiceOf(story, await story.client(), 24_052)
    const { number } = await story.db.one<{ number: string }>(sql`select number from invoices where id = ${id}`)
    scene.invoice = { id, total, reference: paymentReference(number) }
    const postings: HandPosting[] = [
      { account: 'cash', amount: OPENING },
      { account: 'opening_balances', amount: -OPENING },
    ]
    const day = daysAfter(riyadhDay(story.now()), -3)
    await bookedEntry(scene.mona, scene.omar, { day, template: 'opening_balance', postings })
  })
  const day = (back = 0) => daysAfter(riyadhDay(story.now()), -back)
  return {
    story,
    scene,
    day,
    /** A statement of our account in dollars, compared with the invoices. */
    async imported(lines: readonly FileLine[], change: object = {}): Promise<void> {
      const body = new FormData()
      const text = camtFile(
        lines.map((line) => ({ day: day(), ...line })),
        change,
      )
      body.set('file', new Blob([text]), 'statement.xml')
      const answer = await scene.mona.call(bankStatementsContract.import, { body })
      expect([answer.status, answer.body]).toMatchObject([201, {}])
      await matchStatement(story.work(), answer.body.data.id)
    },
    certain: (account: BankAccount = 'cash') => matchCertain(story.work(), account),
    view: async (query: object = {}): Promise<ReconciliationView> =>
      (await scene.mona.call(contract.view, { query: { account: 'cash', ...query } })).body.data,
    lines: async (query: object = {}): Promise<BankLineView[]> =>
      (await scene.mona.call(contract.lines, { query: { account: 'cash', ...query } })).body.data,
    explain: (id: string, body: object) =>
      scene.mona.send('POST', `/api/ops/reconciliations/lines/${id}/explain`, { reason: 'Fee of the bank', ...body }),
    async releaseFor(manualEntryId: string, person = scene.omar) {
      const { approval } = (await scene.mona.call(manualEntriesContract.read, { params: { id: manualEntryId } })).body
        .data
      return person.call(approvalsContract.release, { params: { id: approval.id } })
    },
    finish: (body: object = {}, person = scene.mona) =>
      person.send('POST', '/api/ops/reconciliations', { account: 'cash', day: day(), ...body }),
  }
}
