import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { viewsNews } from './emails.ts'

/** Its subject counts companies in the grammar of the language. */
export const profileViewMails = mailSamples('profile-views', {
  week: {
    compose: [7, 1, 2, 11, 100].map(
      (count) =>
        ({ lang }) =>
          viewsNews(lang, count),
    ),
    values: () => ({ count: ['7', '11', '100'] }),
    fixed: ['subject', 'title'],
  },
})
