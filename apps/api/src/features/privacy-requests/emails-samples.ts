import { phrasePolicy } from '@fareeq/domain/kernel/policy-values.ts'
import { formatDay } from '@fareeq/domain/kernel/time.ts'
import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { closingMail, farewellMail, keptMail } from './emails.ts'

const DAYS = 30

export const privacyRequestMails = mailSamples('privacy-requests', {
  closing: {
    compose: [({ lang, day, url }) => closingMail(lang, { date: formatDay(day, lang), days: DAYS, url })],
    values: ({ lang }) => ({ days: phrasePolicy('account_closing_days', DAYS, lang) }),
  },
  kept: ({ lang }) => keptMail(lang),
  farewell: ({ lang }) => farewellMail(lang),
})
