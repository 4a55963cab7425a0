import { approvalsContract } from '@fareeq/domain/approvals/contract.ts'
import { manualEntriesContract } from '@fareeq/domain/manual-entries/contract.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import type { ManualEntry, ManualForm } from '@fareeq/domain/manual-entries/schema.ts'
import { expect } from 'vitest'
import type { Person } from './story.ts'

/** A document of an entry by hand; its id. */
export async function sendDocument(person: Person): Promise<string> {
  const body = new FormData()
  body.append('proof', new Blob(['%PDF-1.4 document'], { type: 'application/pdf' }), 'document.pdf')
  const answer = await person.call(manualEntriesContract.uploadProof, { body })
  expect(answer.status).toBe(201)
  return answer.body.data.id
}

type EntryOverrides = Partial<ManualForm> & Pick<ManualForm, 'day'>
/** An entry by hand as somebody of finance writes it: a bank fee of 15 dollars unless said otherwise. */
export async function writeEntry(person: Person, { proof_id, ...form }: EntryOverrides) {
  const body = {
    template: 'bank_fee',
    postings: [
      { account: 'bank_fees', amount: 1500 },
      { account: 'cash', amount: -1500 },
    ] as HandPosting[],
    reason: 'Fee of the bank',
    proof_id: proof_id ?? (await sendDocument(person)),
    ...form,
  } as const
  return person.call(manualEntriesContract.write, { body })
}

/** Released by another. */
export async function releaseEntry(person: Person, entry: Pick<ManualEntry, 'approval'>) {
  return person.call(approvalsContract.release, { params: { id: entry.approval!.id } })
}

/** In the books. */
export async function bookedEntry(maker: Person, releaser: Person, form: EntryOverrides): Promise<ManualEntry> {
  const { status, body } = await writeEntry(maker, form)
  expect([status, body]).toMatchObject([201, {}])
  expect((await releaseEntry(releaser, body.data)).status).toBe(200)
  return (await maker.call(manualEntriesContract.read, { params: { id: body.data.id } })).body.data
}
