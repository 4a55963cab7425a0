import { COUNTS, countedVariants, mailSamples } from '../../platform/messages/mail-samples.ts'
import { newsletterNews, opportunitiesNews } from './emails.ts'

export const opportunityMails = mailSamples(
  'subscriptions',
  {
    opportunities: {
      compose: countedVariants(['one', 'two', 'few', 'many', 'other'], ({ lang, role, url }, count) =>
        opportunitiesNews(
          lang,
          Array.from({ length: count }, () => ({ role, industry: null, availability: null, duration: null })),
          url,
        ),
      ),
      values: () => COUNTS,
    },
  },
  'opportunities',
)

export const newsletterMails = mailSamples(
  'subscriptions',
  {
    newsletter: ({ lang, month, assessment, url }) =>
      newsletterNews(lang, month, [{ slug: 'article', ar: assessment, en: assessment }], url),
  },
  'newsletter',
)
