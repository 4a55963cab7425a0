import { LOCALE, type Lang, countedAr, countedEn } from '../language/locale.ts'
import { formatUsd, usd } from '../money.ts'
import type { PolicyKey } from './policies.ts'
import { POLICY_FACTS, type PolicyUnit } from './policy-facts.ts'

/** Kept as whole numbers, read and typed with decimals: 1500 basis points are 15 per cent. */
const SCALES: Readonly<Record<PolicyUnit, number>> = {
  usd: 1,
  basis_points: 100,
  percent: 1,
  rate: 10_000,
  seconds: 1,
  minutes: 1,
  hours: 1,
  days: 1,
  working_days: 1,
  months: 1,
  years: 1,
  hour_of_day: 1,
  count: 1,
}
export const scaleOf = (unit: PolicyUnit): number => SCALES[unit]

/** As it is typed in a form, and back. */
export const formValue = (key: PolicyKey, value: number): number => value / scaleOf(POLICY_FACTS[key].unit)
export const storedValue = (key: PolicyKey, amount: number): number =>
  Math.round(amount * scaleOf(POLICY_FACTS[key].unit))

type CountedUnit = 'seconds' | 'minutes' | 'hours' | 'days' | 'working_days' | 'months' | 'years'
const COUNTED: Readonly<Record<CountedUnit, Readonly<Record<Lang, (n: number) => string>>>> = {
  seconds: {
    ar: countedAr({
      zero: 'دون مهلة',
      one: 'ثانية',
      two: 'ثانيتان',
      few: '{n} ثوانٍ',
      many: '{n} ثانية',
      other: '{n} ثانية',
    }),
    en: countedEn({ one: '{n} second', other: '{n} seconds' }),
  },
  minutes: {
    ar: countedAr({
      zero: 'دون مهلة',
      one: 'دقيقة',
      two: 'دقيقتان',
      few: '{n} دقائق',
      many: '{n} دقيقة',
      other: '{n} دقيقة',
    }),
    en: countedEn({ one: '{n} minute', other: '{n} minutes' }),
  },
  hours: {
    ar: countedAr({
      zero: 'دون مهلة',
      one: 'ساعة',
      two: 'ساعتان',
      few: '{n} ساعات',
      many: '{n} ساعة',
      other: '{n} ساعة',
    }),
    en: countedEn({ one: '{n} hour', other: '{n} hours' }),
  },
  days: {
    ar: countedAr({
      zero: 'دون مهلة',
      one: 'يوم',
      two: 'يومان',
      few: '{n} أيام',
      many: '{n} يومًا',
      other: '{n} يوم',
    }),
    en: countedEn({ one: '{n} day', other: '{n} days' }),
  },
  working_days: {
    ar: countedAr({
      zero: 'دون مهلة',
      one: 'يوم عمل',
      two: 'يوما عمل',
      few: '{n} أيام عمل',
      many: '{n} يوم عمل',
      other: '{n} يوم عمل',
    }),
    en: countedEn({ one: '{n} working day', other: '{n} working days' }),
  },
  months: {
    ar: countedAr({
      zero: 'دون مهلة',
      one: 'شهر',
      two: 'شهران',
      few: '{n} أشهر',
      many: '{n} شهرًا',
      other: '{n} شهر',
    }),
    en: countedEn({ one: '{n} month', other: '{n} months' }),
  },
  years: {
    ar: countedAr({
      zero: 'دون مهلة',
      one: 'سنة',
      two: 'سنتان',
      few: '{n} سنوات',
      many: '{n} سنة',
      other: '{n} سنة',
    }),
    en: countedEn({ one: '{n} year', other: '{n} years' }),
  },
}

const decimal = (value: number, lang: Lang, digits: number): string =>
  new Intl.NumberFormat(LOCALE[lang], { maximumFractionDigits: digits }).format(value)

/** A value with its unit: “15%”, “3 working days”, «يوما عمل». */
export function formatPolicy(key: PolicyKey, value: number, lang: Lang): string {
  const { unit } = POLICY_FACTS[key]
  switch (unit) {
    case 'usd':
      return formatUsd(usd(value), lang)
    case 'basis_points':
      return `${decimal(value / 100, lang, 2)}%`
    case 'percent':
      return `${decimal(value, lang, 0)}%`
    case 'rate':
      return lang === 'ar' ? `${decimal(value / 10_000, lang, 4)} ريال` : `SAR ${decimal(value / 10_000, lang, 4)}`
    case 'count':
      return decimal(value, lang, 0)
    case 'hour_of_day':
      return `${String(value).padStart(2, '0')}:00`
    default:
      return COUNTED[unit][lang](value)
  }
}

/** The dual after a preposition; all other forms read alike. */
const DUALS: Partial<Readonly<Record<PolicyUnit, string>>> = {
  seconds: 'ثانيتين',
  minutes: 'دقيقتين',
  hours: 'ساعتين',
  days: 'يومين',
  working_days: 'يومي عمل',
  months: 'شهرين',
  years: 'سنتين',
}

/** The same inside a sentence: «خلال يومين». */
export function phrasePolicy(key: PolicyKey, value: number, lang: Lang): string {
  const dual = DUALS[POLICY_FACTS[key].unit]
  return lang === 'ar' && value === 2 && dual ? dual : formatPolicy(key, value, lang)
}
