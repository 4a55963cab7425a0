import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { contactMail, podcastMail } from './emails.ts'

export const siteMails = mailSamples('site', {
  contact: ({ lang, reference, date: due }) => contactMail(lang, { reference, due }),
  podcast: ({ lang, url }) => podcastMail(lang, url),
})
