import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { returnedNews } from './emails.ts'

export const paymentMails = mailSamples(
  'payments',
  {
    returned: ({ lang, number, amount, reference }) => returnedNews(lang, { number, amount }, reference),
  },
  'invoices',
)
