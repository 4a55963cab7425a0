import { type ReferralStatus, VOID_REASONS, type VoidReason } from '@fareeq/domain/referrals/states.ts'
import { type SampleValues, mailSamples } from '../../platform/messages/mail-samples.ts'
import { newsOf } from './emails-news.ts'
import { invitationMail, visitorCodeMail } from './emails.ts'

const news =
  (status: ReferralStatus, void_reason: VoidReason | null = null) =>
  ({ lang, person: name, amount, date, day: bonus_due_on }: SampleValues) =>
    newsOf(lang, {
      status,
      void_reason,
      name,
      amount_usd: amount / 100,
      tests_due_at: date,
      bonus_due_on,
      pay_by: date,
    })
const invitation =
  (again: boolean) =>
  ({ lang, by: inviter, person: friend, url, date: until }: SampleValues) =>
    invitationMail(lang, { inviter, friend, url, until, again })

export const referralMails = mailSamples(
  'referrals',
  {
    invitation: invitation(false),
    invitation_again: invitation(true),
    code: ({ lang, code }) => visitorCodeMail(lang, code),
    consented: news('consented'),
    registered: news('registered'),
    testing: news('testing'),
    passed: news('passed'),
    failed: news('failed'),
    hired: news('hired'),
    bonus_due: news('bonus_due'),
    paid: news('paid'),
    declined: news('void', VOID_REASONS.decline),
    lapsed: news('void', VOID_REASONS.lapse),
    left_early: news('void', VOID_REASONS.leave),
    stopped: news('void', VOID_REASONS.cancel),
  },
  'referrals',
)
