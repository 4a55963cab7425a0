import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { actingNews } from './emails-acting.ts'
import { managerMail } from './emails.ts'

export const companyMails = mailSamples(
  'companies',
  {
    assigned: (values) => managerMail(values.lang, 'assigned', values),
    passed_on: (values) => managerMail(values.lang, 'passed_on', values),
    acting: ({ lang, by, reason }) => actingNews(lang, { by, reason }),
  },
  'always',
)
