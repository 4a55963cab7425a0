import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { closingNews, copyNews, farewellMail, keptNews } from './emails.ts'

const DAYS = 30
const closing =
  (waits: boolean) =>
  ({ lang, day }: SampleValues) =>
    closingNews(lang, { date: formatDay(day, lang), days: DAYS, waits })

export const privacyRequestMails = mailSamples(
  'privacy-requests',
  {
    closing: {
      compose: { at_once: closing(false), later: closing(true) },
      values: ({ lang }) => ({ days: phrasePolicy('account_closing_days', DAYS, lang) }),
    },
    kept: { by_owner: ({ lang }) => keptNews(lang, false), by_letter: ({ lang }) => keptNews(lang, true) },
    copy: ({ lang }) => copyNews(lang),
    farewell: ({ lang }) => farewellMail(lang),
  },
  'always',
)
