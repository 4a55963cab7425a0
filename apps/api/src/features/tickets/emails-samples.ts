import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type TicketNews, ticketNewsMail } from './emails-staff.ts'
import { admittedMail, answerMail } from './emails.ts'

const news = (kind: TicketNews) => (values: SampleValues) =>
  ticketNewsMail(values.lang, kind, { ...values, asker: values.person })
const answer =
  (hasSubject: boolean) =>
  ({ lang, reference, text, by: name, request: subject }: SampleValues) =>
    answerMail(lang, { subject: hasSubject ? subject : '', reference, text, name })

export const ticketMails = mailSamples('tickets', {
  answer: {
    compose: { with_subject: answer(true), without_subject: answer(false) },
    values: ({ request: subject }) => ({ subject }),
  },
  admitted: ({ lang, reference, url }) => admittedMail(lang, { reference, url }),
  taken_over: news('taken_over'),
  handed_over: news('handed_over'),
  mentioned: news('mentioned'),
})
