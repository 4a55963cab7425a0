import { Readable } from 'node:stream'
import { riyadhNoon } from '@fareeq/domain/kernel/time/working-days.ts'
import { PROOF_UPLOAD, templateFacts, type EntryTemplate } from '@fareeq/domain/manual-entries/limits.ts'
import { entryAmount, manualNumber } from '@fareeq/domain/manual-entries/rules.ts'
import type { HandPosting } from '@fareeq/domain/manual-entries/rules-templates.ts'
import { insertApproval, saveDecision } from '../src/features/approvals/queries.ts'
import { bookEntry } from '../src/features/ledger/actions.ts'
import { insertManualEntry, insertProof, moveManualEntry } from '../src/features/manual-entries/queries.ts'
import type { Db } from '../src/platform/db/database.ts'
import type { Files } from '../src/platform/files/files.ts'
import { newId } from '../src/platform/ids.ts'
import { proofOf } from './payments.ts'

/** Two colleagues of finance: one writes, the other releases. */
export type Books = { db: Db; files: Files; maker: string; releaser: string }
export type ManualSeed = {
  template: EntryTemplate
  day: string
  postings: readonly HandPosting[]
  reason: string
  /** The months whose tax it pays. */
  period?: { from: string; to: string }
  /** A document that is there already. */
  fileId?: string
}

/** A paper of one's own, where no statement proves it. */
async function document({ db, files, maker }: Books, { reason, day }: ManualSeed, at: Date): Promise<string> {
  const file = await files.put(Readable.from([proofOf([reason, day])]), { limit: PROOF_UPLOAD.maxBytes })
  const id = newId(at)
  await insertProof(db, { id, staffId: maker, name: `${day}.pdf`, mediaType: 'application/pdf', file }, at)
  return id
}

/** Written and sent for release; its id and that of its approval. */
export async function writeEntry(books: Books, entry: ManualSeed) {
  const { db, maker } = books
  const at = riyadhNoon(entry.day)
  const [id, approvalId] = [newId(at), newId(at)]
  const { template, day, postings, reason, period, fileId } = entry
  const amount = entryAmount(postings)
  const place = await insertManualEntry(
    db,
    {
      id,
      template,
      state: 'waiting',
      day,
      postings,
      amount,
      reason,
      period_from: period?.from ?? null,
      period_to: period?.to ?? null,
      proof_id: fileId ?? (await document(books, entry, at)),
      corrects: null,
      made_by: maker,
    },
    at,
  )
  const label = manualNumber(place ?? 0)
  const approval = { id: approvalId, kind: 'manual_entry', subject_id: id, label, amount, reason, data: {} } as const
  await insertApproval(db, { ...approval, made_by: maker }, at)
  return { id, approvalId, at }
}

/** Released by the other colleague, and in the books. */
export async function bookByHand(books: Books, entry: ManualSeed): Promise<string> {
  const { db, maker, releaser } = books
  const { id, approvalId, at } = await writeEntry(books, entry)
  await saveDecision(db, approvalId, { state: 'released', decidedBy: releaser }, at)
  const entryId = await bookEntry(
    db,
    {
      kind: templateFacts(entry.template).entry,
      reference: id,
      day: entry.day,
      actor: { kind: 'staff', id: maker },
      postings: entry.postings.map((posting) => ({ ...posting, owner: null })),
      reason: entry.reason,
    },
    at,
  )
  if (entryId === null) throw new Error('An entry of the demo is booked once')
  await moveManualEntry(db, id, 'booked', entryId)
  return entryId
}
