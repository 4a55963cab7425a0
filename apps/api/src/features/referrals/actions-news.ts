import type { ReferralStatus } from '@fareeq/domain/referrals/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { audit } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/database.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/actions.ts'
import { newsMail, newsText, newsTitle } from './emails-news.ts'
import { newsOf } from './queries-news.ts'
import { adoptReferrals } from './queries-own.ts'

/** What a move means to whoever invited: their open page, and the channels they chose; a visitor has only the mail. */
export async function tellReferrer(db: Db, platform: Platform, id: string, status: ReferralStatus): Promise<void> {
  const { referrer_id, referrer_email, lang, ...facts } = await newsOf(db, id)
  const news = { ...facts, status, url: platform.env.PUBLIC_URL + pathTo('bringBuddy') }
  if (referrer_id) {
    await platform.events.publish(db, { userId: referrer_id, name: 'referral.changed', body: { id, status } })
    await notify(db, platform, referrer_id, {
      kind: 'referrals',
      title: (to) => newsTitle(to, news),
      path: pathTo('bringBuddy'),
      mail: (to) => newsMail(to, news),
      phone: (to) => newsText(to, news),
    })
  } else if (referrer_email)
    await queueMessage(db, platform.jobs, { channel: 'email', to: referrer_email, lang, ...newsMail(lang, news) })
}

/** Who proved an address as a visitor and has an account with it now finds there what they brought. */
export async function adopt(db: Db, events: Platform['events'], userId: string | null, now: Date): Promise<void> {
  for (const { id, referrer_id, status } of await adoptReferrals(db, userId, now)) {
    const subject = { kind: 'referral', id }
    await audit(db, { actor: { kind: 'talent', id: referrer_id }, action: 'referral.adopted', subject })
    await events.publish(db, { userId: referrer_id, name: 'referral.changed', body: { id, status } })
  }
}
