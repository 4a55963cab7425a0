import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { reminderNews } from './emails.ts'

export const talentMails = mailSamples(
  'talents',
  {
    application: ({ lang, name }) => reminderNews(lang, 'application', name),
    assessment: ({ lang, name }) => reminderNews(lang, 'assessment', name),
    terms: ({ lang, name }) => reminderNews(lang, 'terms', name),
  },
  'reminders',
)
