import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { codeMail, guessingAlertMail, linkMail, noAccountMail } from './emails.ts'

export const accountMails = mailSamples('accounts', {
  code: ({ lang, code }) => codeMail(lang, code),
  no_account: ({ lang, url }) => noAccountMail(lang, url),
  link: ({ lang, url }) => linkMail(lang, url),
  guessing: ({ lang, url }) => guessingAlertMail(lang, url),
})
