import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type Contract, isEarned, yearsForBonus } from '@fareeq/domain/referrals/rules.ts'
import { referralLife } from '@fareeq/domain/referrals/states.ts'
import type { ActionContext } from '../../platform/context.ts'
import { applyMove } from './actions-moves.ts'
import { experienceOf, lockOfFriend } from './queries.ts'

const SYSTEM = { mover: 'system', actor: { kind: 'system' } } as const

/**
 * A friend's contract is in force: from here the clock of the bonus runs (D-85). Its amount is that of the years in the
 * friend's own profile (D-84).
 */
export async function hireFriend(ctx: ActionContext, friendId: string, contract: Contract) {
  const locked = await lockOfFriend(ctx.db, friendId)
  if (!locked || !referralLife.next(locked.status, 'hire')) return
  const months = await experienceOf(ctx.db, friendId)
  const hire = { ...contract, years: months === null ? undefined : yearsForBonus(months) }
  await applyMove(ctx, locked, { event: 'hire', hire, ...SYSTEM })
}

/** It is over: before the bonus was earned, or after its day where the clock has not come by. */
export async function releaseFriend(ctx: ActionContext, friendId: string) {
  const locked = await lockOfFriend(ctx.db, friendId)
  if (!locked || !referralLife.next(locked.status, 'leave')) return
  const event = isEarned(locked.bonus_due_on, riyadhDay(ctx.now)) ? 'earn' : 'leave'
  await applyMove(ctx, locked, { event, ...SYSTEM })
}
