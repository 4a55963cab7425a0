import { mailSamples } from '../../platform/messages/mail-samples.ts'
import { actingNews } from './emails-acting.ts'
import { companyNewsMail } from './emails-notes.ts'
import { managerMail } from './emails.ts'

export const companyMails = mailSamples(
  'companies',
  {
    assigned: (values) => managerMail(values.lang, 'assigned', values),
    passed_on: (values) => managerMail(values.lang, 'passed_on', values),
    mention: (values) => companyNewsMail(values.lang, 'mention', values),
    task: (values) => companyNewsMail(values.lang, 'task', values),
    acting: ({ lang, by, reason }) => actingNews(lang, { by, reason }),
  },
  'always',
)
