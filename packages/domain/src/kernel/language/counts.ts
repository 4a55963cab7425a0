import { countedAr, countedEn, type Lang } from './locale.ts'

/** A number with its noun, in the case after a preposition or a verb («بعد ساعتين»). */
export type Counted = Readonly<Record<Lang, (n: number) => string>>

export const MINUTES: Counted = {
  ar: countedAr({
    zero: 'أقل من دقيقة',
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: '{n} دقائق',
    many: '{n} دقيقة',
    other: '{n} دقيقة',
  }),
  en: countedEn({ zero: 'less than a minute', one: '{n} minute', other: '{n} minutes' }),
}

export const HOURS: Counted = {
  ar: countedAr({
    zero: 'أقل من ساعة',
    one: 'ساعة واحدة',
    two: 'ساعتين',
    few: '{n} ساعات',
    many: '{n} ساعة',
    other: '{n} ساعة',
  }),
  en: countedEn({ zero: 'less than an hour', one: '{n} hour', other: '{n} hours' }),
}

export const DAYS: Counted = {
  ar: countedAr({
    zero: 'أقل من يوم',
    one: 'يوم واحد',
    two: 'يومين',
    few: '{n} أيام',
    many: '{n} يومًا',
    other: '{n} يوم',
  }),
  en: countedEn({ zero: 'less than a day', one: '{n} day', other: '{n} days' }),
}

export const MONTHS: Counted = {
  ar: countedAr({
    zero: 'أقل من شهر',
    one: 'شهر واحد',
    two: 'شهرين',
    few: '{n} أشهر',
    many: '{n} شهرًا',
    other: '{n} شهر',
  }),
  en: countedEn({ zero: 'less than a month', one: '{n} month', other: '{n} months' }),
}
