import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { phrasePolicy } from '@fareeq/domain/kernel/policies/policy-values.ts'
import { reasonText } from '@fareeq/domain/payouts/rules-bank-reasons.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import {
  changedNews,
  destination,
  detailsNews,
  dueNews,
  onHoldNews,
  lateNews,
  paidNews,
  payoutTopic,
} from './emails.ts'
import { failedNews } from './emails-failures.ts'

const [ANSWER_DAYS, MASKED] = [2, 'SA•• 4321']
/** The account is the reason, and ours is. */
const [CLOSED, SENT_TWICE] = ['AC04', 'AM05']

/** What is left of a transfer after corrections. */
const LEFT = 472_250
const payout = ({ month, number: contract_number, company, amount: net, day: due_day }: SampleValues) =>
  ({ kind: 'salary', month, contract_number, company, net, due_day, friend: null }) as const
const values = (sample: SampleValues) => ({
  topic: payoutTopic(sample.lang, payout(sample)),
  days: phrasePolicy('ticket_late_payout_days', ANSWER_DAYS, sample.lang),
  account: MASKED,
  transfer: formatUsd(LEFT, sample.lang),
})
const changed = (effect: 'change' | 'cancel' | 'correct') => (sample: SampleValues) =>
  changedNews(sample.lang, payout(sample), { effect, reason: sample.reason })
const paid = (account: string | null, corrections: number) => (sample: SampleValues) =>
  paidNews(sample.lang, payout(sample), account, { corrections, total: LEFT })
const failed = (code: string) => (sample: SampleValues) =>
  failedNews(sample.lang, payout(sample), { code, amount: sample.amount })
const overdue = (sample: SampleValues) => {
  const { lang, reference } = sample
  return lateNews(lang, payout(sample), { reference, hasDetails: false, answerDays: ANSWER_DAYS })
}

export const payoutMails = mailSamples(
  'payouts',
  {
    due: { compose: (sample) => dueNews(sample.lang, payout(sample), false), values },
    paid: {
      compose: {
        with_account: paid(MASKED, 0),
        without_account: paid(null, 0),
        correct: (sample) => paid(MASKED, sample.credit)(sample),
      },
      values,
    },
    held: { compose: (sample) => onHoldNews(sample.lang, payout(sample), sample.reason), values },
    changed: { compose: { change: changed('change'), cancel: changed('cancel'), correct: changed('correct') }, values },
    late: { compose: overdue, values },
    failed: {
      compose: { to_confirm: failed(CLOSED), to_wait: failed(SENT_TWICE) },
      values: (sample) => ({
        ...values(sample),
        why: [CLOSED, SENT_TWICE].map((code) => reasonText(code)[sample.lang]),
      }),
    },
    details: {
      compose: ({ lang }) => detailsNews(lang, { method: 'bank', masked: MASKED }),
      values: ({ lang }) => ({ way: destination(lang, { method: 'bank', masked: MASKED }) }),
    },
  },
  'payouts',
)
