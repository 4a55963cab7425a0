import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { audit } from '../../platform/audit.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import { mailOf } from '../../platform/messages/news.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { newsOf } from './emails-news.ts'
import { newsRow } from './queries.ts'
import { adoptReferrals } from './queries-own.ts'

/** Notifies the referrer: live event and chosen channels; a visitor by mail only. */
export async function notifyReferrer(ctx: ActionContext, id: string, status: ReferralStatus): Promise<void> {
  const { db, platform } = ctx
  const { referrer_id, referrer_email, lang, ...facts } = await newsRow(db, id)
  const referral = { ...facts, status }
  const path = pathTo('bringBuddy')
  if (referrer_id) {
    await platform.events.publish(db, { userId: referrer_id, name: 'referral.changed', body: { id, status } })
    await notify(ctx, referrer_id, {
      kind: 'referrals',
      path,
      news: (to) => newsOf(to, referral),
      links: [],
    })
  } else if (referrer_email) {
    const words = mailOf(lang, newsOf(lang, referral), platform.env.PUBLIC_URL + path)
    await queueMessage(db, platform, { to: referrer_email, ...words })
  }
}

/** Links a visitor's referrals to the account with the same verified address. */
export async function linkVisitorReferrals(
  { db, platform: { events }, now }: ActionContext,
  userId: string | null,
): Promise<void> {
  for (const { id, referrer_id, status } of await adoptReferrals(db, userId, now)) {
    const subject = { kind: 'referral', id } as const
    await audit(db, { actor: { kind: 'talent', id: referrer_id }, action: 'referral.adopted', subject })
    await events.publish(db, { userId: referrer_id, name: 'referral.changed', body: { id, status } })
  }
}
