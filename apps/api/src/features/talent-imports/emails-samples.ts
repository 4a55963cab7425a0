import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { consentMail } from './emails.ts'

export const talentImportMails = mailSamples('talent-imports', {
  consent: ({ lang, name: first_name, url, date: until }) => consentMail(lang, { first_name, url, until }),
})
