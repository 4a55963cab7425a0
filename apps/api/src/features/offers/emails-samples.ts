import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { News } from '../../platform/messages/news.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type OfferFacts, type OfferHappening, deadline, termsText } from './emails-facts.ts'
import { offerNews } from './emails.ts'

const TERMS = { type: 'remote', months: 12, start: '2027-01-01', salary_net: 260_000 } as const

const factsFrom = ({ lang, talent, company, reason: note, date }: SampleValues): OfferFacts => ({
  talent,
  company,
  terms: { ...TERMS, role: lang === 'ar' ? 'مطوّر خلفي' : 'Backend developer' },
  expires_at: date,
  zone: BUSINESS_ZONE,
  note,
})

const news =
  (happening: OfferHappening, side: 'talent' | 'client') =>
  (values: SampleValues): News => {
    const words = offerNews(happening, side, () => factsFrom(values))
    if (!words) throw new Error(`nobody is told of ${happening}`)
    return words(values.lang)
  }
const withTerms = (happening: OfferHappening, side: 'talent' | 'client') => ({
  compose: news(happening, side),
  values: (values: SampleValues) => ({
    terms: termsText(values.lang, factsFrom(values)),
    deadline: deadline(values.lang, factsFrom(values)),
  }),
})

export const offerMails = mailSamples(
  'offers',
  {
    made: withTerms('make', 'talent'),
    sent: withTerms('make', 'client'),
    changed: withTerms('revise', 'talent'),
    kept: withTerms('keep', 'talent'),
    change_asked: withTerms('ask_change', 'client'),
    accepted: withTerms('accept', 'client'),
    accepted_talent: withTerms('accept', 'talent'),
    declined: news('decline', 'client'),
    withdrawn: news('withdraw', 'talent'),
    expired: news('expire', 'client'),
    expired_talent: news('expire', 'talent'),
    reminder: withTerms('remind', 'talent'),
    reminder_client: withTerms('remind', 'client'),
  },
  'contracts',
)
