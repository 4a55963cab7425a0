import { termsLine } from '@fareeq/domain/contracts/rules-text.ts'
import type { Terms } from '@fareeq/domain/contracts/schema.ts'
import type { RenewalEvent, RenewalState } from '@fareeq/domain/renewals/states.ts'
import type { News } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { deadlineText, renewalNews } from './emails.ts'

const OFFERED: Terms = {
  type: 'remote',
  commitment: 'full_time',
  place: 'remote',
  availability: 'full_time',
  start: '2027-01-01',
  end: '2027-12-31',
  months: 12,
  salary_net: 260_000,
  wht_rate: 500,
  salary_gross: 273_684,
  notice_days: 30,
  note: null,
}

const news =
  (to: RenewalState, side: 'talent' | 'client', event?: RenewalEvent) =>
  ({ lang, number, talent, company, day: end, reason: note }: SampleValues): News => {
    const words = renewalNews(to, side, { number, talent, company, note, offered: OFFERED, end }, event)
    if (!words) throw new Error(`nobody is told of a renewal that is ${to}`)
    return words(lang)
  }

export const renewalMails = mailSamples(
  'renewals',
  {
    needed: news('need_renewal', 'client'),
    offered: {
      compose: news('in_progress', 'talent'),
      values: ({ lang, day }) => ({ terms: termsLine(OFFERED, lang), deadline: deadlineText(lang, day) }),
    },
    withdrawn: news('need_renewal', 'talent', 'withdraw'),
    approved: news('pending_talent', 'client'),
    proposed: {
      compose: news('need_renewal', 'client', 'propose'),
      values: ({ lang }) => ({ terms: termsLine(OFFERED, lang) }),
    },
    fee_asked: news('in_progress', 'client', 'propose_fee'),
    renewed: news('renewed', 'client'),
    not_renewed: news('rejected_by_client', 'talent'),
    lapsed: news('rejected', 'client'),
  },
  'contracts',
)
