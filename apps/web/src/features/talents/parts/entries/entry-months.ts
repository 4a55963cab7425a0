import { useMemo } from 'react'
import { useLocale } from '../../../../platform/i18n/i18n.ts'
import { useEntryWords } from '../../messages/steps/en-entries.ts'

/** "2024-03" as people say it; a year alone where a CV names no month. */
export function useMonthText() {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
    const year = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' })
    return (month: string) =>
      month.length === 4
        ? year.format(new Date(`${month}-01-01T00:00:00Z`))
        : format.format(new Date(`${month}-01T00:00:00Z`))
  }, [locale])
}

export function useSpanText() {
  const words = useEntryWords()
  const month = useMonthText()
  return ({ start, end }: { start: string | null; end: string | null }) => {
    if (!start) return end ? month(end) : ''
    return end ? `${month(start)} – ${month(end)}` : `${words.from} ${month(start)}`
  }
}

export const thisYear = () => new Date().getFullYear()
