import type { RenewalEvent, RenewalState } from '@fareeq/domain/renewals/states.ts'
import type { News } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { renewalNews } from './emails.ts'

const news =
  (to: RenewalState, side: 'talent' | 'client', event?: RenewalEvent) =>
  ({ lang, number, talent, company, reason: note }: SampleValues): News => {
    const words = renewalNews(to, side, { number, talent, company, note }, event)
    if (!words) throw new Error(`nobody is told of a renewal that is ${to}`)
    return words(lang)
  }

export const renewalMails = mailSamples(
  'renewals',
  {
    needed: news('need_renewal', 'client'),
    offered: news('in_progress', 'talent'),
    approved: news('pending_talent', 'client'),
    fee_asked: news('in_progress', 'client', 'propose_fee'),
    renewed: news('renewed', 'client'),
    not_renewed: news('rejected_by_client', 'talent'),
    lapsed: news('rejected', 'client'),
  },
  'contracts',
)
