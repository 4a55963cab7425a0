import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { audit } from '../../platform/audit.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { type ReferralMove, moveReferral } from './actions-moves.ts'
import { linkVisitorReferrals } from './actions-news.ts'
import { recordSignUps } from './actions-links.ts'
import { earned, flagLateTests, lapsed, newcomers } from './queries-clock.ts'

const BY_CLOCK = { mover: 'system', actor: { kind: 'system' } } as const

/**
 * Clock job: links visitors' referrals to new accounts, finds friends who registered, by mail or by a personal link, lets others lapse, marks earned
 * bonuses, flags late tests (D-73). Polling each minute, so that sign-up need not know referrals.
 */
export async function followReferrals(ctx: ActionContext): Promise<void> {
  const { db, now } = ctx
  await inTransaction(ctx, (ctx) => linkVisitorReferrals(ctx, null))
  const move = (id: string, move: Omit<ReferralMove, 'mover' | 'actor'>) => step(ctx, id, { ...move, ...BY_CLOCK })
  await recordSignUps(ctx)
  for (const { id, friend_id } of await newcomers(db))
    await move(id, { event: 'register', register: { friendId: friend_id } })
  for (const { id } of await lapsed(db, now)) await move(id, { event: 'lapse' })
  for (const { id } of await earned(db, riyadhDay(now))) await move(id, { event: 'earn' })
  await inTransaction(ctx, reportLateTests)
}

/** A concurrent move may have been faster; nothing to do then. */
async function step(ctx: ActionContext, id: string, move: ReferralMove): Promise<void> {
  try {
    await moveReferral(ctx, id, move)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

async function reportLateTests({ db, platform: { events }, now }: ActionContext) {
  for (const { id } of await flagLateTests(db, now)) {
    await audit(db, { actor: { kind: 'system' }, action: 'referral.tests_late', subject: { kind: 'referral', id } })
    await events.publish(db, { topic: 'referrals', name: 'tests.late', body: { id } })
  }
}
