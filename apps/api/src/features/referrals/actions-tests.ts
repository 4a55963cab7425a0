import { type ReferralEvent, referralLife } from '@fareeq/domain/referrals/states.ts'
import type { ActionContext } from '../../platform/context.ts'
import { applyMove } from './actions-moves.ts'
import { lockOfFriend } from './queries.ts'
import type { LockedReferral } from './rows.ts'

const BY_SYSTEM = { mover: 'system', actor: { kind: 'system' } } as const

async function moveWhereAllowed(ctx: ActionContext, referral: LockedReferral, event: ReferralEvent) {
  const status = referralLife.next(referral.status, event)
  if (!status) return
  await applyMove(ctx, referral, { event, ...BY_SYSTEM })
  referral.status = status
}

/** A friend began an assessment. A friend who is tested already, or further on, stays there. */
export async function friendIsTested(ctx: ActionContext, friendId: string): Promise<void> {
  const locked = await lockOfFriend(ctx.db, friendId)
  if (locked) await moveWhereAllowed(ctx, locked, 'test')
}

/** Of two parallel assessments the better result counts: a failed referral is reopened by the one that is graded later. */
export async function friendIsGraded(ctx: ActionContext, friendId: string, passed: boolean): Promise<void> {
  const locked = await lockOfFriend(ctx.db, friendId)
  const event = passed ? 'pass' : 'fail'
  if (!locked) return
  if (passed && !referralLife.next(locked.status, event)) await moveWhereAllowed(ctx, locked, 'test')
  await moveWhereAllowed(ctx, locked, event)
}
