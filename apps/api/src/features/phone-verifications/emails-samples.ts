import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { codeSms } from './emails.ts'

export const phoneMails = mailSamples('phone-verifications', {
  code: ({ lang, code }) => ({ phone: codeSms(lang, code) }),
})
