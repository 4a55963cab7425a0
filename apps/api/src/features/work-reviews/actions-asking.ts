import { ENDED } from '@fareeq/domain/contracts/states.ts'
import { WORK_REVIEW_SIDES } from '@fareeq/domain/work-reviews/limits.ts'
import { answerBy, isReviewed } from '@fareeq/domain/work-reviews/rules.ts'
import type { ActionContext } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { endingsOf } from '../contracts/queries-endings.ts'
import { contractById } from '../contracts/queries.ts'
import { notifyOfQuestion, publishChange } from './actions-notifying.ts'
import { insertReview } from './queries.ts'

/** Both sides, each once, in the transaction that ends the contract. */
export async function askAtEnd(ctx: ActionContext, contractId: string): Promise<void> {
  const { db, now } = ctx
  const contract = await contractById(db, contractId, 'ar')
  if (!contract) return
  const [ending] = await endingsOf(db, [contractId])
  const { first_day, ends_on } = contract
  const is_completed = ENDED.includes(contract.state)
  if (!isReviewed({ is_completed, ending: ending?.kind ?? null, first_day, ends_on })) return
  const due_at = answerBy(now)
  for (const side of WORK_REVIEW_SIDES) {
    if (!(await insertReview(db, { id: newId(now), contract_id: contractId, side, due_at }, now))) continue
    await notifyOfQuestion(ctx, contract, side, due_at)
  }
  await publishChange(ctx, contract)
}
