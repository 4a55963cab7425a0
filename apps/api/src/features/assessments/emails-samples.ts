import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import type { AttemptState } from '@fareeq/domain/assessments/states.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { delayedNews, resultNews } from './emails.ts'
import { incidentKeptNews, objectionRefusedNews } from './review/emails-review.ts'

const DAYS = 5
const [SCORE, MARK] = [72, 60]
const result =
  (state: AttemptState, isLocked = false) =>
  ({ lang, assessment: title, reason, date }: SampleValues) =>
    resultNews(lang, {
      state,
      title,
      reason,
      score: SCORE,
      passMark: MARK,
      again: isLocked ? date : null,
      objectionDays: DAYS,
    })
const FIGURES = { score: `${SCORE}%`, mark: `${MARK}%` }

export const assessmentMails = mailSamples(
  'assessments',
  {
    passed: { compose: result('passed'), values: () => FIGURES },
    failed: {
      compose: { with_date: result('failed', true), without_date: result('failed') },
      values: () => FIGURES,
    },
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
