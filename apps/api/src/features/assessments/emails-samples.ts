import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import type { AttemptState } from '@fareeq/domain/assessments/states.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { delayedNews, resultNews } from './emails.ts'
import { incidentKeptNews, objectionRefusedNews } from './review/emails-review.ts'

const DAYS = 5
const result =
  (state: AttemptState) =>
  ({ lang, assessment: title, reason }: SampleValues) =>
    resultNews(lang, { state, title, reason, objectionDays: DAYS })

export const assessmentMails = mailSamples(
  'assessments',
  {
    passed: result('passed'),
    failed: result('failed'),
    completed: result('completed'),
    voided: result('voided'),
    annulled: {
      compose: result('annulled'),
      values: ({ lang }) => ({ days: phrasePolicy('assessment_objection_days', DAYS, lang) }),
    },
    delayed: ({ lang, assessment }) => delayedNews(lang, assessment),
    objection_refused: ({ lang, assessment: title, reason }) => objectionRefusedNews(lang, { title, reason }),
    incident_kept: ({ lang, assessment: title, reason }) => incidentKeptNews(lang, { title, reason }),
  },
  'assessments',
)
