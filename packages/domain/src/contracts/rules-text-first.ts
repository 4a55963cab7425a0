import { bidiIsolate } from '../kernel/language/bidi.ts'
import type { Lang } from '../kernel/language/locale.ts'
import { formatUsd } from '../kernel/money.ts'
import { percent } from './rules-text-facts.ts'
import { MONTHS_TEXT, type PartyNames, dayIn, workOf } from './rules-text.ts'
import type { Terms } from './schema.ts'

type Parties = PartyNames & { readonly number: string; readonly terms: Terms }

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
    `اتفاقية تقديم خدمات رقم ${bidiIsolate(number, 'ar')}`,
    `1. الطرفان: ${bidiIsolate(company.ar, 'ar')} (الشركة) و${bidiIsolate(talent.ar, 'ar')} (الكفاءة)، وتدير منصة فريق العقد والرواتب بينهما.`,
    `2. المدة: من ${dayIn(terms.start, 'ar')} إلى ${dayIn(terms.end, 'ar')}، أي ${MONTHS_TEXT.ar(terms.months)}.`,
    `3. العمل: ${workOf(terms, 'ar', '، ')}.`,
    `4. الراتب الشهري: صافيه ${formatUsd(terms.salary_net, 'ar')}، وإجماليه قبل ضريبة الاستقطاع (${percent(terms.wht_rate)}) ${formatUsd(terms.salary_gross, 'ar')}.`,
    NOTICE.ar(terms.notice_days),
    '6. الملكية والسرية: ما تنجزه الكفاءة لهذا العمل ملك للشركة بعد سداد مقابله، ولا يُفشي أي طرف معلومات الآخر.',
    '7. السداد: تُحوَّل الرواتب شهريًا عبر منصة فريق، وتظهر مواعيدها في صفحة المستحقات.',
    ...(terms.note ? [`8. ملاحظة: ${bidiIsolate(terms.note, 'ar')}`] : []),
  ].join('\n')

const english = ({ number, talent, company, terms }: Parties): string =>
  [
    `Services agreement no. ${number}`,
    `1. Parties: ${company.en} (the company) and ${talent.en} (the talent). Fareeq manages the contract and the salary between them.`,
    `2. Term: from ${dayIn(terms.start, 'en')} to ${dayIn(terms.end, 'en')}, ${MONTHS_TEXT.en(terms.months)}.`,
    `3. Work: ${workOf(terms, 'en', ', ')}.`,
    `4. Monthly salary: ${formatUsd(terms.salary_net, 'en')} net, ${formatUsd(terms.salary_gross, 'en')} gross before withholding tax (${percent(terms.wht_rate)}).`,
    NOTICE.en(terms.notice_days),
    '6. Ownership and confidentiality: what the talent produces under this agreement belongs to the company once it is paid for, and neither side discloses what is confidential to the other.',
    '7. Payment: salaries are transferred every month through Fareeq; their dates are on the payouts page.',
    ...(terms.note ? [`8. Note: ${terms.note}`] : []),
  ].join('\n')

/** The text of contracts from before they named their parties, for renewals of them. */
export const firstContractText = (parties: Parties): Readonly<Record<Lang, string>> => ({
  ar: arabic(parties),
  en: english(parties),
})
