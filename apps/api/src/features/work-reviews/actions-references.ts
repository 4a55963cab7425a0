import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import type {
  workReviewsOpsContract as ops,
  talentWorkReviewsContract as talent,
} from '@fareeq/domain/work-reviews/contract.ts'
import { workReviewErrors } from '@fareeq/domain/work-reviews/errors.ts'
import { isHeld, isShowable, readBy } from '@fareeq/domain/work-reviews/rules.ts'
import { READABLE_REFERENCES } from '@fareeq/domain/work-reviews/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { sql } from '../../platform/db/sql.ts'
import type { Staff, Talent } from '../../platform/session.ts'
import { contractById } from '../contracts/queries.ts'
import type { ContractRow } from '../contracts/rows.ts'
import { notifyOfReference, notifyOfRemoval, notifyOfReply, publishChange } from './actions-notifying.ts'
import { readForStaff, reviewOfContract } from './actions-reading.ts'
import { lockReference, moveReference, saveReply } from './queries.ts'

async function referenceOrThrow({ db, viewer }: RequestContext<Talent> | RequestContext<Staff>, id: string) {
  const row = await lockReference(db, viewer.kind === 'talent' ? viewer : null, id)
  const contract = row && (await contractById(db, row.contract_id, 'ar'))
  if (!row || !contract) throw new Refusal(platformErrors.not_found)
  return { row, contract }
}

type Change = 'shown' | 'hidden' | 'replied' | 'released' | 'removed'
async function record(ctx: RequestContext<Talent> | RequestContext<Staff>, change: Change, contract: ContractRow) {
  const subject = { kind: 'contract', id: contract.id } as const
  await audit(ctx.db, { actor: actorOf(ctx.viewer), action: `work_review.${change}`, subject })
  await publishChange(ctx, contract)
}

/** As often as its talent likes; the same twice changes nothing. */
export const show = (ctx: RequestContext<Talent>, id: string, { shown }: BodyOf<(typeof talent)['show']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, now } = ctx
    const { row, contract } = await referenceOrThrow(ctx, id)
    const canMove = !shown || isShowable(row)
    const shown_at = shown ? now : null
    if (!canMove || !(await moveReference(db, row, shown ? 'show' : 'hide', { shown_at })))
      throw new Refusal(workReviewErrors.reference_moved)
    await record(ctx, shown ? 'shown' : 'hidden', contract)
    return reviewOfContract(ctx, contract.id)
  })

/** Companies read it with the reference; with a way to reach somebody in it a colleague reads both first. */
export const reply = (ctx: RequestContext<Talent>, id: string, body: BodyOf<(typeof talent)['reply']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const { row, contract } = await referenceOrThrow(ctx, id)
    if (!READABLE_REFERENCES.includes(row.state)) throw new Refusal(workReviewErrors.reference_moved)
    await saveReply(db, id, body.reply || null)
    const due_at = readBy(now, platform.policies.at(now).holidays)
    if (isHeld(body.reply)) await moveReference(db, row, 'hold', { due_at })
    await record(ctx, 'replied', contract)
    return reviewOfContract(ctx, contract.id)
  })

/** Only its talent shows it afterwards: they are told, of what the company wrote or of what they answered to it. */
export const release = (ctx: RequestContext<Staff>, id: string) =>
  inTransaction(ctx, async (ctx) => {
    const { row, contract } = await referenceOrThrow(ctx, id)
    if (!(await moveReference(ctx.db, row, 'release', {}))) throw new Refusal(workReviewErrors.reference_moved)
    await record(ctx, 'released', contract)
    if (row.reply === null) await notifyOfReference(ctx, contract, row.reference !== null)
    else await notifyOfReply(ctx, contract)
    return readForStaff(ctx, contract.id)
  })

export const remove = (ctx: RequestContext<Staff>, id: string, { reason }: BodyOf<(typeof ops)['remove']>) =>
  inTransaction(ctx, async (ctx) => {
    const { row, contract } = await referenceOrThrow(ctx, id)
    if (!(await moveReference(ctx.db, row, 'remove', { also: [sql`removed_reason = ${reason}`] })))
      throw new Refusal(workReviewErrors.reference_moved)
    await record(ctx, 'removed', contract)
    await notifyOfRemoval(ctx, contract, reason)
    return readForStaff(ctx, contract.id)
  })
