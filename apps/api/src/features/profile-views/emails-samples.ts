import { COUNTS, countedVariants, mailSamples } from '../../platform/messages/mail-samples.ts'
import { viewsNews } from './emails.ts'

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
