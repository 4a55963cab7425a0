import { isLate } from '@fareeq/domain/payouts/rules.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { audit } from '../../platform/audit.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { namesOf } from '../contracts/queries-parties.ts'
import { receiverOf } from '../notifications/queries.ts'
import { openTicket } from '../tickets/actions-opening.ts'
import { publishChange, notifyTalent } from './actions-notifying.ts'
import { lateNews, lateTicket } from './emails.ts'
import { lockPayouts, latePayouts, payoutById, saveTicket } from './queries.ts'

const CLOCK = { kind: 'system' } as const

/** A late payout opens a ticket of its talent with finance, once, and says so. */
async function followLate(ctx: ActionContext, id: string): Promise<boolean> {
  const { db, platform, now } = ctx
  const [locked] = await lockPayouts(db, [id], 'ar')
  if (!locked || locked.ticket || !isLate(locked, riyadhDay(now))) return false
  const { talent_id: userId } = locked
  const { lang } = await receiverOf(db, userId)
  const payout = (await payoutById(db, id, lang)) ?? locked
  const { email, names } = await namesOf(db, userId)
  const hasDetails = payout.method !== null
  const { reference } = await openTicket(ctx, {
    kind: 'late_payout',
    ...lateTicket('ar', locked, hasDetails),
    english: lateTicket('en', (await payoutById(db, id, 'en')) ?? locked, hasDetails),
    from_name: names[0] ?? email,
    from_email: email,
    viewer: { kind: 'talent', userId, sessionId: '' },
    opener: CLOCK,
    lang,
    data: { payout_id: id },
  })
  await saveTicket(db, id, reference, now)
  await audit(db, { actor: CLOCK, action: 'payout.late', subject: { kind: 'payout', id }, details: { reference } })
  await publishChange(ctx, payout)
  const facts = { reference, hasDetails, answerDays: platform.policies.at(now).ticket_late_payout_days }
  await notifyTalent(ctx, payout, (to, row) => lateNews(to, row, facts))
  return true
}

/** One that fails holds up no other. */
export async function followPayouts(ctx: ActionContext): Promise<number> {
  let count = 0
  for (const { id } of await latePayouts(ctx.db, riyadhDay(ctx.now))) {
    try {
      if (await inTransaction(ctx, (ctx) => followLate(ctx, id))) count++
    } catch (err) {
      ctx.platform.log.error({ err, id }, 'a late payout was not followed by the clock')
    }
  }
  return count
}
