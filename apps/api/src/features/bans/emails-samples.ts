import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { banNews } from './emails.ts'

export const banMails = mailSamples(
  'bans',
  {
    noticed: ({ lang, reason: text, date: until }) => banNews(lang, { kind: 'noticed', text, until }),
    banned: ({ lang, reason: text }) => banNews(lang, { kind: 'banned', text }),
    dismissed: ({ lang, reason: text }) => banNews(lang, { kind: 'dismissed', text }),
    lifted: ({ lang, reason: text }) => banNews(lang, { kind: 'lifted', text }),
    upheld: ({ lang, reason: text }) => banNews(lang, { kind: 'upheld', text }),
  },
  'always',
)
