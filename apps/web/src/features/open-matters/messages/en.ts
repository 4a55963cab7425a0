import { countedEn } from '@fareeq/domain/kernel/language/locale.ts'
import type { Leaver, Outcome } from '@fareeq/domain/open-matters/limits.ts'
import { useWords } from '../../../platform/i18n/i18n.ts'
import { ar } from './ar.ts'

const OWN: Record<Outcome, (successor: string) => string> = {
  waits: () => 'Your account stays open until these are over',
  ends: () => 'These end with it, and we tell the other side',
  passes: (successor) => `${successor} takes these over`,
  stays: () => 'These stay with the company as they are',
  goes: () => 'Deleted with the account',
}
const OF_OTHER: Record<Outcome, (successor: string) => string> = {
  ...OWN,
  waits: () => 'The account stays open until these are over',
}
const REMOVED: Record<Outcome, (successor: string) => string> = {
  ...OF_OTHER,
  passes: () => 'You take these over',
  stays: () => 'These stay as they are',
}

export const en: typeof ar = {
  title: 'What is still open',
  loading: 'Loading what is still open',
  nothing: 'Nothing is open now.',
  kinds: {
    contract: 'Running contracts',
    payout: 'Payouts',
    invoice: 'Unpaid invoices',
    unsigned_contract: 'Contracts not signed yet',
    offer: 'Job offers',
    interview: 'Interviews',
    meeting: 'Meetings with Fareeq',
    nomination: 'Nominations',
    request: 'Hiring requests',
    invitation: 'Invitations to colleagues',
    referral: 'Invitations to friends',
    ticket: 'Support tickets',
  },
  outcomes: (leaver: Leaver, isOwn) => (leaver === 'removed' ? REMOVED : isOwn ? OWN : OF_OTHER),
  somebody: 'A colleague',
  more: countedEn({ zero: '', one: 'and one more', other: 'and {n} more' }),
  month: (month) => `Pay of ${month}`,
}

export const useOpenMatterWords = () => useWords({ ar, en })
