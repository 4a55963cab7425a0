import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { creditedNews, issuedNews, keptNews, paidNews, reminderNews } from './emails.ts'

const invoice = ({ number, amount, day: due_day }: SampleValues) => ({ number, amount, due_day })

export const invoiceMails = mailSamples(
  'invoices',
  {
    issued: {
      to_pay: (values) => issuedNews(values.lang, invoice(values), values.credit),
      covered: (values) => issuedNews(values.lang, { ...invoice(values), amount: 0 }, values.credit),
    },
    paid: (values) => paidNews(values.lang, invoice(values), values.credit),
    kept: (values) => keptNews(values.lang, invoice(values)),
    credited: (values) =>
      creditedNews(values.lang, invoice(values), { number: values.reference, reason: values.reason }, values.credit),
    due_soon: (values) => reminderNews(values.lang, invoice(values), -3),
    overdue: (values) => reminderNews(values.lang, invoice(values), 3),
  },
  'invoices',
)
