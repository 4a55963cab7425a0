import { approvalsContract } from '@fareeq/domain/approvals/contract.ts'
import { expect } from 'vitest'
import { insertApproval } from '../features/approvals/queries.ts'
import { insertBatch } from '../features/payouts/batches/queries-batches.ts'
import { newId } from '../platform/ids.ts'
import type { Person, Story } from './story.ts'

/** Whatever waits for a second person is released by a colleague of finance, who is returned. */
export async function releaseWaiting(story: Pick<Story, 'staff'>): Promise<Person> {
  const colleague = await story.staff(['finance'], 'سلمى')
  const { data } = (await colleague.call(approvalsContract.list, { query: { state: 'waiting' } })).body
  for (const { id } of data)
    expect((await colleague.call(approvalsContract.release, { params: { id } })).status).toBe(200)
  return colleague
}

/** A batch of somebody that waits for a colleague; it has no payouts, so that nothing else is needed. */
export async function waitingBatch({ db, now }: Story, makerId: string, total = 50_000): Promise<string> {
  const [id, approval] = [newId(now()), newId(now())]
  await insertBatch(db, { id, count: 1, total, created_by: makerId }, now())
  const row = { id: approval, kind: 'payout_batch', subject_id: id, label: 'PB-00001', amount: total } as const
  await insertApproval(db, { ...row, reason: null, data: {}, made_by: makerId }, now())
  return id
}
