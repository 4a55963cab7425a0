import { type Lang, countedAr, countedEn } from '../kernel/language/locale.ts'
import { DAY, HOUR, after } from '../kernel/time/time.ts'

/** Sample of a company's response time: window in days, and the minimum of answers for a median. */
export const RESPONSE = { days: 180, fewest: 3 } as const

export const responseSince = (now: Date): Date => after(now, -RESPONSE.days * DAY)

export const RESPONSE_UNITS = ['hours', 'days'] as const
/** Hours are whole, days may have a half. */
export type ResponseTime = { readonly unit: (typeof RESPONSE_UNITS)[number]; readonly count: number }

/** What a company did when it was its turn: how often it answered, and how long half of its turns took at most (ms). */
export type Turns = { readonly answers: number; readonly median: number | null }

/** Within what time it usually answers, rather too long than too short; null where too little is known. */
export function responseTime({ answers, median }: Turns): ResponseTime | null {
  if (answers < RESPONSE.fewest || median === null) return null
  if (median <= 12 * HOUR) return { unit: 'hours', count: Math.max(1, Math.ceil(median / HOUR)) }
  return { unit: 'days', count: Math.ceil((median / DAY) * 2) / 2 }
}

const AR = {
  hours: countedAr({
    zero: 'ساعة',
    one: 'ساعة',
    two: 'ساعتين',
    few: '{n} ساعات',
    many: '{n} ساعة',
    other: '{n} ساعة',
  }),
  days: countedAr({ zero: 'نصف يوم', one: 'يوم', two: 'يومين', few: '{n} أيام', many: '{n} يومًا', other: '{n} يوم' }),
}
const EN = {
  hours: countedEn({ one: 'an hour', other: '{n} hours' }),
  days: countedEn({ one: 'a day', other: '{n} days' }),
}

/** «يوم ونصف», “a day and a half”. */
function lengthIn(lang: Lang, { unit, count }: ResponseTime): string {
  const wholeUnits = Math.floor(count)
  const hasHalf = count > wholeUnits
  if (lang === 'ar') return AR[unit](wholeUnits) + (hasHalf && wholeUnits > 0 ? ' ونصف' : '')
  return hasHalf && wholeUnits === 1 ? 'a day and a half' : EN[unit](count)
}

export const responseSentence = (lang: Lang, time: ResponseTime): string =>
  lang === 'ar'
    ? `ترد هذه الشركة عادةً خلال ${lengthIn(lang, time)}.`
    : `This company usually answers within ${lengthIn(lang, time)}.`
