import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { type OwningNews, owningMail } from './emails-owning.ts'
import { reminderNews, requestIn } from './emails-reminders.ts'
import { requestMail, changedParts, changedRequestMail } from './emails.ts'

const CHANGED = ['role', 'duration']

const owning = (kind: OwningNews) => (values: SampleValues) => owningMail(values.lang, kind, values)
const sampleOf =
  (kind: Parameters<typeof requestMail>[1]['kind']) =>
  ({ lang, reference, date: due }: SampleValues) =>
    requestMail(lang, { kind, reference, due })

export const clientProjectMails = mailSamples(
  'client-projects',
  {
    changed: {
      compose: ({ lang, name, request: product }) => changedRequestMail(lang, { name, product, changed: CHANGED }),
      values: ({ lang }) => ({ changes: changedParts(CHANGED, lang) }),
    },
    asked_vacancy: sampleOf('vacancy'),
    asked_package: sampleOf('package'),
    asked_consultant: sampleOf('consultant'),
    taken_over: owning('taken_over'),
    handed_over: owning('handed_over'),
    reminder: {
      compose: ({ lang, name, request: product }) => reminderNews(lang, { name, product }),
      values: ({ lang, request }) => ({ about: requestIn(lang, request) }),
    },
  },
  'reminders',
)
