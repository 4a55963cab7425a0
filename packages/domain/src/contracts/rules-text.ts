import type { Seniority } from '../talents/rules.ts'
import { type Bilingual, LOCALE, type Lang, countedAr, countedEn } from '../kernel/language/locale.ts'
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

/** The level of a role, as an offer names it. */
export const LEVEL_TEXT: Readonly<Record<Seniority, Bilingual>> = {
  junior: { ar: 'مبتدئ', en: 'Junior' },
  mid: { ar: 'متوسط', en: 'Mid-level' },
  senior: { ar: 'خبير', en: 'Senior' },
}

/** Each name as it is written in either script. */
export type PartyNames = {
  readonly talent: Readonly<Record<Lang, string>>
  readonly company: Readonly<Record<Lang, string>>
}
export const dayIn = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
export const MONTHS_TEXT = {
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
const AVAILABILITY_NAMES = { full_time: TYPE_NAMES.full_time, part_time: TYPE_NAMES.part_time } as const

/** Where and how much, said once where the type says both. */
export const workOf = (
  { type, availability }: Pick<Terms, 'type' | 'availability'>,
  lang: Lang,
  separator: string,
): string =>
  [TYPE_NAMES[type][lang], ...(type === availability ? [] : [AVAILABILITY_NAMES[availability][lang]])].join(separator)

/** Terms in one line, as a mail and a list write them. */
export function termsLine(terms: Terms, lang: Lang): string {
  const { months, start, salary_net } = terms
  const [span, net] = [MONTHS_TEXT[lang](months), formatUsd(salary_net, lang)]
  const rest =
    lang === 'ar'
      ? [`${span} من ${dayIn(start, 'ar')}`, `صافي الراتب الشهري ${net}`]
      : [`${span} from ${dayIn(start, 'en')}`, `${net} net a month`]
  return [workOf(terms, lang, ' · '), ...rest].join(' · ')
}
