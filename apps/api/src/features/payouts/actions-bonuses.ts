import { usd } from '@fareeq/domain/kernel/money.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { bonusPostings } from '@fareeq/domain/ledger/rules.ts'
import { type ReferralStatus, isBonusDue, isVoid } from '@fareeq/domain/referrals/states.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { book } from '../ledger/actions.ts'
import { BARE, owe } from './actions-earning.ts'
import { publishChange } from './actions-notifying.ts'
import { bonusOf, bonusesWithoutPayout, payoutOfBonus } from './queries-bonuses.ts'
import { type NewPayout, lockPayouts, isInOpenBatch, movePayout } from './queries.ts'
import type { BonusRow } from './rows.ts'

const SYSTEM = { kind: 'system' } as const

/** A bonus that was earned (D-85) is owed and booked; who invited without an account is owed once they have one. */
export async function oweBonus(db: Db, bonus: BonusRow, now: Date): Promise<NewPayout | null> {
  const { id: referralId, referrer_id: talent_id, amount_usd, bonus_due_on, pay_by } = bonus
  if (!talent_id || amount_usd === 0) return null
  const today = riyadhDay(now)
  const net = usd(amount_usd)
  const payout: NewPayout = {
    ...BARE,
    id: newId(now),
    kind: 'bonus',
    talent_id,
    invoice_id: null,
    contract_id: null,
    month: null,
    from_day: null,
    earned_day: bonus_due_on ?? today,
    referral_id: referralId,
    net,
    wht: 0,
    due_day: riyadhDay(pay_by ?? now),
  }
  if (!(await owe(db, payout, now))) return null
  const entry = { kind: 'bonus_due', reference: referralId, day: today, actor: SYSTEM } as const
  await book(db, { ...entry, postings: bonusPostings(talent_id, net) }, now)
  return payout
}

async function openBonus(ctx: ActionContext, referralId: string): Promise<boolean> {
  const { db, now } = ctx
  const bonus = await bonusOf(db, referralId)
  const payout = bonus && isBonusDue(bonus.status) ? await oweBonus(db, bonus, now) : null
  if (payout) await publishChange(ctx, payout)
  return payout !== null
}

/** A referral that came to nothing after its bonus was owed: what is not on its way is canceled and booked back. */
async function cancelBonus(ctx: ActionContext, referralId: string): Promise<void> {
  const { db, now } = ctx
  const payoutRef = await payoutOfBonus(db, referralId)
  const [payout] = payoutRef ? await lockPayouts(db, [payoutRef.id], 'ar') : []
  if (!payout) return
  if (isInOpenBatch(payout) || !(await movePayout(db, payout, 'cancel', now)))
    throw new Refusal(platformErrors.moved_on)
  const { id, talent_id, net } = payout
  const entry = { kind: 'bonus_due', reference: `${referralId} canceled`, day: riyadhDay(now), actor: SYSTEM } as const
  await book(db, { ...entry, postings: bonusPostings(talent_id, -net) }, now)
  await audit(db, { actor: SYSTEM, action: 'payout.canceled', subject: { kind: 'payout', id } })
  await publishChange(ctx, payout)
}

export async function followReferral(
  ctx: ActionContext,
  { referralId, status }: { referralId: string; status: ReferralStatus },
): Promise<void> {
  if (isBonusDue(status)) await openBonus(ctx, referralId)
  if (isVoid(status)) await cancelBonus(ctx, referralId)
}

/** Bonuses of visitors who have an account by now. */
export async function openBonuses(ctx: ActionContext): Promise<number> {
  let count = 0
  for (const { id } of await bonusesWithoutPayout(ctx.db))
    if (await inTransaction(ctx, (ctx) => openBonus(ctx, id))) count++
  return count
}
