import type { Milestone } from '@fareeq/domain/selections/rules-milestones.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { milestoneNews } from './emails-milestones.ts'
import { mentionMail } from './emails-record.ts'
import { manyOwningMail, owningMail } from './emails-owning.ts'
import { invitationNews, rejectionNews, stepNews } from './emails.ts'

const step = (state: Parameters<typeof stepNews>[1]) => ({
  with_date: ({ lang, date }: SampleValues) => stepNews(lang, state, date),
  without_date: ({ lang }: SampleValues) => stepNews(lang, state, null),
})
const owning = (kind: 'taken_over' | 'handed_over') => (values: SampleValues) => owningMail(values.lang, kind, values)
const owningMany = (kind: 'taken_over' | 'handed_over') => (values: SampleValues) =>
  manyOwningMail(values.lang, kind, values)

export const selectionMails = mailSamples(
  'selections',
  {
    invitation: ({ lang }) => invitationNews(lang),
    evaluation: step('evaluation'),
    interview: step('interview'),
    alignment: ({ lang }) => stepNews(lang, 'alignment', null),
    done: step('done'),
    rejection: {
      with_reason: ({ lang, date, reason }: SampleValues) => rejectionNews(lang, date, reason),
      without_reason: ({ lang, date }: SampleValues) => rejectionNews(lang, date),
    },
    mention: (values) => mentionMail(values.lang, values),
    taken_over: owning('taken_over'),
    handed_over: owning('handed_over'),
    taken_over_many: owningMany('taken_over'),
    handed_over_many: owningMany('handed_over'),
  },
  'selections',
)

const milestone = (about: Milestone, isFinished: boolean) => ({
  with_phone: ({ lang, name, date }: SampleValues) =>
    milestoneNews(lang, about, { name, isFinished, hasPhone: true, due: date }),
  without_phone: ({ lang, name, date }: SampleValues) =>
    milestoneNews(lang, about, { name, isFinished: false, hasPhone: false, due: date }),
})

export const milestoneMails = mailSamples(
  'selections',
  {
    welcome: milestone('welcome', false),
    phone: milestone('phone', true),
    application: milestone('application', true),
    verified: milestone('verified', true),
  },
  'milestones',
)
