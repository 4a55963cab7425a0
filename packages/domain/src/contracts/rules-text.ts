import { bidiIsolate } from '../kernel/language/bidi.ts'
import { LOCALE, type Lang, countedAr, countedEn } from '../kernel/language/locale.ts'
import { formatUsd } from '../kernel/money.ts'
import type { ContractType } from './limits.ts'
import type { Terms } from './schema.ts'

export const TYPE_NAMES: Readonly<Record<ContractType, Readonly<Record<Lang, string>>>> = {
  full_time: { ar: 'دوام كامل', en: 'Full time' },
  part_time: { ar: 'دوام جزئي', en: 'Part time' },
  monthly_hours: { ar: 'ساعات شهرية', en: 'Monthly hours' },
  on_site: { ar: 'في مقر الشركة', en: 'On site' },
  remote: { ar: 'عن بُعد', en: 'Remote' },
  onsite_accommodation: { ar: 'في المقر مع السكن', en: 'On site with accommodation' },
  onsite_business_visa: { ar: 'في المقر بتأشيرة عمل', en: 'On site with a business visa' },
  hybrid: { ar: 'هجين', en: 'Hybrid' },
}

/** Each name as it is written in either script. */
export type PartyNames = {
  readonly talent: Readonly<Record<Lang, string>>
  readonly company: Readonly<Record<Lang, string>>
}
type Parties = PartyNames & { readonly number: string; readonly terms: Terms }

const dayIn = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
const percent = (basisPoints: number): string => `${basisPoints / 100}%`

const MONTHS = {
  ar: countedAr({
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهران',
    few: '{n} أشهر',
    many: '{n} شهرًا',
    other: '{n} شهر',
  }),
  en: countedEn({ one: '{n} month', other: '{n} months' }),
} as const
const NOTICE = {
  ar: (days: number) =>
    days === 0
      ? '5. الإشعار: لأي من الطرفين إنهاء العقد في أي يوم دون إشعار سابق.'
      : `5. الإشعار: لأي من الطرفين إنهاء العقد بإشعار مدته ${days} يومًا.`,
  en: (days: number) =>
    days === 0
      ? '5. Notice: either side may end the contract on any day, without notice.'
      : `5. Notice: either side may end the contract with ${days} days of notice.`,
} as const

const arabic = ({ number, talent, company, terms }: Parties): string =>
  [
    `عقد عمل رقم ${bidiIsolate(number, 'ar')}`,
    `1. الطرفان: ${bidiIsolate(company.ar, 'ar')} (الشركة) و${bidiIsolate(talent.ar, 'ar')} (الكفاءة)، وتدير منصة فريق العقد والرواتب بينهما.`,
    `2. المدة: من ${dayIn(terms.start, 'ar')} إلى ${dayIn(terms.end, 'ar')}، أي ${MONTHS.ar(terms.months)}.`,
    `3. العمل: ${TYPE_NAMES[terms.type].ar}، ${terms.availability === 'full_time' ? 'بدوام كامل' : 'بدوام جزئي'}.`,
    `4. الراتب الشهري: صافيه ${formatUsd(terms.salary_net, 'ar')}، وإجماليه قبل ضريبة الاستقطاع (${percent(terms.wht_rate)}) ${formatUsd(terms.salary_gross, 'ar')}. راجع مستشارك الضريبي في ما يخصك.`,
    NOTICE.ar(terms.notice_days),
    '6. الملكية والسرية: ما تنجزه الكفاءة لهذا العمل ملك للشركة بعد سداد مقابله، ولا يُفشي أي طرف معلومات الآخر.',
    '7. السداد: تُحوَّل الرواتب شهريًا عبر منصة فريق، وتظهر مواعيدها في صفحة المستحقات.',
    ...(terms.note ? [`8. ملاحظة: ${bidiIsolate(terms.note, 'ar')}`] : []),
  ].join('\n')

const english = ({ number, talent, company, terms }: Parties): string =>
  [
    `Contract of work ${number}`,
    `1. Parties: ${company.en} (the company) and ${talent.en} (the talent). Fareeq manages the contract and the salary between them.`,
    `2. Term: from ${dayIn(terms.start, 'en')} to ${dayIn(terms.end, 'en')}, ${MONTHS.en(terms.months)}.`,
    `3. Work: ${TYPE_NAMES[terms.type].en}, ${terms.availability === 'full_time' ? 'full time' : 'part time'}.`,
    `4. Monthly salary: ${formatUsd(terms.salary_net, 'en')} net, ${formatUsd(terms.salary_gross, 'en')} gross before withholding tax (${percent(terms.wht_rate)}). Confirm with your adviser what applies to you.`,
    NOTICE.en(terms.notice_days),
    '6. Ownership and confidence: what the talent makes in this work belongs to the company once it is paid for, and neither side discloses what is confidential to the other.',
    '7. Payment: salaries are transferred every month through Fareeq; their dates stand on the page of payouts.',
    ...(terms.note ? [`8. Note: ${terms.note}`] : []),
  ].join('\n')

/** What both sides read side by side and sign; the same facts make the same text. */
export const contractText = (parties: Parties): Readonly<Record<Lang, string>> => ({
  ar: arabic(parties),
  en: english(parties),
})
