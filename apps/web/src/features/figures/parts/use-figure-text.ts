import type { FigureUnit } from '@fareeq/domain/figures/limits.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { DAY, HOUR, MINUTE } from '@fareeq/domain/kernel/time/time.ts'
import { useLang, useLocale, useWrite } from '../../../platform/i18n/i18n.ts'

const SECOND = 1000
/** Hours up to two days, so that a difference of some hours is seen. */
const LENGTHS = [
  { unit: 'day', length: DAY, from: 2 * DAY },
  { unit: 'hour', length: HOUR, from: 2 * HOUR },
  { unit: 'minute', length: MINUTE, from: 0 },
] as const

/** The text of a value by its unit. */
export function useFigureText() {
  const [lang, locale, write] = [useLang(), useLocale(), useWrite()]
  // Intl formats ٪ in Arabic; with 0-9 we write % in both languages.
  const share = (value: number) => write(`${Math.round(value * 100)}%`)
  const time = (seconds: number) => {
    const milliseconds = seconds * SECOND
    const { unit, length } = LENGTHS.find(({ from }) => milliseconds >= from) ?? LENGTHS[2]
    const digits = unit === 'day' && milliseconds < 10 * DAY ? 1 : 0
    const format = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: digits } as const
    return new Intl.NumberFormat(locale, format).format(milliseconds / length)
  }
  const texts: Record<FigureUnit, (value: number) => string> = {
    time,
    share,
    money: (value) => write(formatUsd(value, lang)),
  }
  return {
    text: (unit: FigureUnit, value: number) => texts[unit](value),
    share,
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    day: (day: string) =>
      new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day)),
  }
}
