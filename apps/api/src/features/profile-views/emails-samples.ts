import { COUNTS, type SampleValues, countedVariants, mailSamples } from '../../platform/messages/mail-samples.ts'
import { monthNews, viewsNews } from './emails.ts'

export const profileViewMails = mailSamples(
  'profile-views',
  {
    week: {
      compose: countedVariants(['one', 'two', 'few', 'many', 'other'], ({ lang }, count) => viewsNews(lang, count)),
      values: () => COUNTS,
    },
  },
  'profile_views',
)

const month = ({ lang, name, month }: SampleValues, count: number, tip: Parameters<typeof monthNews>[1]['tip']) =>
  monthNews(lang, { name, month, tip, companies: count, nominations: count, requests: count })

export const monthlyMails = mailSamples(
  'profile-views',
  {
    month: {
      compose: {
        ...countedVariants(['one', 'two', 'few', 'many', 'other'], (values, count) => month(values, count, 'terms')),
        with_phone: (values) => month(values, 0, 'assessment'),
        without_phone: (values) => month(values, 0, 'phone'),
      },
      values: () => COUNTS,
    },
  },
  'monthly',
)
