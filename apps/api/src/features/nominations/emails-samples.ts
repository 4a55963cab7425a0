import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type TalentNews, aboutIn, tagName, talentNews } from './emails-talent.ts'
import { metNews, requestPhrase, silenceNews, standingPhrase } from './emails-requests.ts'
import { daysAskedMail, endingNews, nominatedNews, phrasesOf } from './emails.ts'

const INDUSTRY = 'fintech'

const nominated = (hasRequest: boolean) => (values: SampleValues) => {
  const { lang, talent, role, request, date: until } = values
  return nominatedNews(lang, { talent, role, product: hasRequest ? request : null, until })
}
const talent = (news: TalentNews) => ({
  compose: ({ lang, role }: SampleValues) => talentNews(lang, news, { role, industry: INDUSTRY }),
  values: ({ lang, role }: SampleValues) => ({ about: aboutIn(lang, { role, industry: INDUSTRY }) }),
})

const TAG = 'skills'
const passed =
  (pass_tag: typeof TAG | null) =>
  ({ lang, role }: SampleValues) =>
    talentNews(lang, 'not_interested', { role, industry: INDUSTRY, pass_tag })

export const nominationMails = mailSamples(
  'nominations',
  {
    new: {
      compose: { with_request: nominated(true), without_request: nominated(false) },
      values: ({ lang, talent, role, request: product, date: until }) => {
        const { who, what } = phrasesOf(lang, { talent, role, product, until })
        return { who, what }
      },
    },
    ending: ({ lang, talent, date: until }) => endingNews(lang, { talent, until }),
    days_asked: ({ lang, talent, reference, date: due }) => daysAskedMail(lang, { talent, reference, due }),
    request_met: {
      compose: ({ lang, name, request: product, date: due }: SampleValues) => metNews(lang, { name, product, due }),
      values: ({ lang, request: product, date }: SampleValues) => ({
        request: requestPhrase(lang, product),
        day: formatDay(riyadhDay(date), lang),
      }),
    },
    request_silent: {
      compose: ({ lang, name, request: product }: SampleValues) => silenceNews(lang, { name, product, waiting: 0 }),
      values: ({ lang, request: product }: SampleValues) => ({
        request: requestPhrase(lang, product),
        standing: standingPhrase(lang, 0),
      }),
    },
    nominated: talent('nominated'),
    accepted: talent('accepted'),
    not_interested: {
      compose: { with_reason: passed(TAG), without_reason: passed(null) },
      values: ({ lang, role }) => ({
        about: aboutIn(lang, { role, industry: INDUSTRY }),
        reason: tagName(TAG, lang) ?? '',
      }),
    },
    expired: talent('expired'),
    withdrawn: talent('withdrawn'),
  },
  'nominations',
)
