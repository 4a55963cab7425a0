import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type {
  clientWorkReviewsContract as client,
  talentWorkReviewsContract as talent,
} from '@fareeq/domain/work-reviews/contract.ts'
import { workReviewErrors } from '@fareeq/domain/work-reviews/errors.ts'
import { isAnswerable, isHeld, isLow, readBy } from '@fareeq/domain/work-reviews/rules.ts'
import { referenceStart } from '@fareeq/domain/work-reviews/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Client, Talent } from '../../platform/session.ts'
import { contractById } from '../contracts/queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { notifyManagers, notifyOfReference, publishChange } from './actions-notifying.ts'
import { type Party, reviewOfContract } from './actions-reading.ts'
import { insertReference, lockReview, saveAnswer } from './queries.ts'

/** Once; a low one is heard of at once by the account manager. */
async function answer(ctx: Party, id: string, body: BodyOf<(typeof talent)['answer']>): Promise<ContractRow> {
  const { db, viewer, now } = ctx
  const row = await lockReview(db, viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  const { overall, again } = body
  const words = body.words || null
  if (!isAnswerable(row, now) || !(await saveAnswer(db, id, { overall, again, words, by: viewer.userId }, now)))
    throw new Refusal(workReviewErrors.work_review_answered)
  const subject = { kind: 'contract', id: row.contract_id } as const
  await audit(db, { actor: actorOf(viewer), action: 'work_review.answered', subject })
  const contract = await contractById(db, row.contract_id, 'ar')
  if (!contract) throw new Refusal(platformErrors.not_found)
  await publishChange(ctx, contract)
  if (isLow({ overall, again })) await notifyManagers(ctx, contract, { side: row.side, overall, again, words })
  return contract
}

export const answerByTalent = (ctx: RequestContext<Talent>, id: string, body: BodyOf<(typeof talent)['answer']>) =>
  inTransaction(ctx, async (ctx) => {
    const contract = await answer(ctx, id, body)
    return reviewOfContract(ctx, contract.id)
  })

/** With what the talent reads; a way to reach somebody in it is read by a colleague first. */
export const answerByClient = (ctx: RequestContext<Client>, id: string, body: BodyOf<(typeof client)['answer']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const { feedback, reference, named = false, ...rating } = body
    const contract = await answer(ctx, id, rating)
    if (feedback || reference) {
      const isHeldBack = isHeld(reference)
      const added = {
        id: newId(now),
        contract_id: contract.id,
        talent_id: contract.talent_id,
        state: referenceStart(isHeldBack),
        feedback: feedback || null,
        reference: reference || null,
        is_named: named && Boolean(reference),
        due_at: isHeldBack ? readBy(now, platform.policies.at(now).holidays) : null,
      }
      await insertReference(db, added, now)
      if (!isHeldBack) await notifyOfReference(ctx, contract, added.reference !== null)
    }
    return reviewOfContract(ctx, contract.id)
  })
