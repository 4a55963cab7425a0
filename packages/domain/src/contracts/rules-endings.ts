import type { Lang } from '../kernel/language/locale.ts'
import { HOUR, after } from '../kernel/time/time.ts'
import { daysAfter } from '../kernel/time/working-days.ts'
import type { contractErrors } from './errors.ts'
import { ENDING_FACTS, TAKEOVER, END_REASONS, type EndReason, type EndingKind, type ReasonGist } from './limits.ts'
import { type EndingState, endingLife } from './states-endings.ts'

export type Side = 'talent' | 'client'

/** Until then whoever gave notice may withdraw it, unless the other side has acknowledged it before. */
export const WITHDRAWAL_TIME = 48 * HOUR
export const withdrawableUntil = (givenAt: Date): Date => after(givenAt, WITHDRAWAL_TIME)

type Facts = {
  readonly today: string
  /** The first day of the contract, and the last of its term. */
  readonly start: string
  readonly end: string
  readonly notice_days: number
  /** Of the probation that the contract states, from its first day. */
  readonly trial_days: number
}
export type EndWindow = { readonly from: string; readonly to: string }

/** The days on which notice that is given today may end a contract; null where it ends by itself before. */
export function endWindow(facts: Facts): EndWindow | null {
  const { today, start, end, notice_days } = facts
  // As the contract says: during probation either side may end it on any day.
  const isOnTrial = today >= start && today <= trialUntil(facts)
  const earliest = isOnTrial ? today : daysAfter(today, notice_days)
  const from = earliest > start ? earliest : start
  return from <= end ? { from, to: end } : null
}

type Fault = {
  readonly code: keyof typeof contractErrors
  readonly values: { readonly day: string; readonly days?: number }
}

/** Why a contract cannot end on this day by notice; null where it can. */
export function endFault(lastDay: string, facts: Facts): Fault | null {
  const { end, notice_days } = facts
  const days = endWindow(facts)
  if (!days) return { code: 'notice_beyond_end', values: { day: end, days: notice_days } }
  if (lastDay < days.from) return { code: 'end_too_early', values: { day: days.from } }
  return lastDay > days.to ? { code: 'end_too_late', values: { day: end } } : null
}

type TrialFacts = Omit<Facts, 'notice_days'>

/** The last day of the trial: so many days from the first one, and never beyond the contract; the day before without a trial. */
export function trialUntil({ start, end, trial_days }: Omit<TrialFacts, 'today'>): string {
  const last = daysAfter(start, trial_days - 1)
  return last < end ? last : end
}

/** The days on which a company may let a contract end for somebody else; null where the trial is over. */
export function replacementWindow({ today, ...facts }: TrialFacts): EndWindow | null {
  const [from, to] = [today > facts.start ? today : facts.start, trialUntil(facts)]
  return from <= to ? { from, to } : null
}

/** Why a company cannot ask for somebody else from this day on; null where it can. */
export function replacementFault(lastDay: string, facts: TrialFacts): Fault | null {
  const days = replacementWindow(facts)
  const day = trialUntil(facts)
  if (!days) return { code: 'trial_over', values: { day } }
  return lastDay < days.from || lastDay > days.to ? { code: 'end_outside_trial', values: { day } } : null
}

type NoticeFacts = { readonly kind: EndingKind; readonly state: EndingState; readonly given_at: Date }

export const isWithdrawable = ({ kind, state, given_at }: NoticeFacts, now: Date): boolean =>
  ENDING_FACTS[kind].is_withdrawable && endingLife.next(state, 'withdraw') !== null && now < withdrawableUntil(given_at)

export const isAcknowledgeable = ({ state }: Pick<NoticeFacts, 'state'>): boolean =>
  endingLife.next(state, 'acknowledge') !== null

const GISTS: Readonly<Record<EndReason, ReasonGist>> = {
  ...END_REASONS.client,
  ...END_REASONS.talent,
  [TAKEOVER]: 'takeover',
}
/** What the other side reads: the reason itself is for the account manager. */
export const gistOf = (reason: EndReason): ReasonGist => GISTS[reason]

/** The day on which a contract is over: by its term, or by notice before. */
export const endsOn = (end: string, lastDay: string | null): string => (lastDay && lastDay < end ? lastDay : end)

/** Reasons as the side that chooses one, its account manager and staff read them. */
export const END_REASON_NAMES: Readonly<Record<EndReason, Readonly<Record<Lang, string>>>> = {
  project_over: { ar: 'انتهى المشروع أو توقف', en: 'The project is over or was stopped' },
  budget: { ar: 'تغيّرت الميزانية', en: 'The budget changed' },
  role_changed: { ar: 'تغيّرت الحاجة إلى هذا الدور', en: 'We need another role now' },
  skills: { ar: 'المهارات لا تناسب العمل المطلوب', en: 'The skills do not fit the work' },
  conduct: { ar: 'الالتزام أو طريقة العمل', en: 'Reliability or way of working' },
  new_job: { ar: 'فرصة عمل أخرى', en: 'Another job' },
  pay: { ar: 'الأجر', en: 'The pay' },
  work_differs: { ar: 'العمل يختلف عما اتُّفق عليه', en: 'The work is not what was agreed' },
  hours: { ar: 'ساعات العمل', en: 'The working hours' },
  personal: { ar: 'أسباب شخصية', en: 'Personal reasons' },
  other: { ar: 'سبب آخر', en: 'Another reason' },
  takeover: { ar: 'انتقال التعاقد إلى الشركة', en: 'The company takes over the contract' },
}

/** What the other side reads instead. */
export const GIST_TEXTS: Readonly<Record<ReasonGist, Readonly<Record<Lang, string>>>> = {
  plans: { ar: 'تغيّرت خطط الشركة.', en: 'The company’s plans changed.' },
  fit: { ar: 'لم يكن التعاون كما رجا الطرفان.', en: 'Working together was not what both had hoped for.' },
  next_step: { ar: 'اختارت الكفاءة خطوة مهنية أخرى.', en: 'The talent chose another step in their career.' },
  personal: { ar: 'للكفاءة ظروف شخصية.', en: 'The talent has personal reasons.' },
  takeover: { ar: 'ينتقل التعاقد إلى الشركة مباشرة.', en: 'The company goes on with a contract of its own.' },
  own: { ar: 'السبب لدى مدير الحساب.', en: 'The account manager knows the reason.' },
}
