import { LOCALE } from '@fareeq/domain/kernel/locale.ts'
import { useMemo } from 'react'
import { useLang } from '../../../platform/i18n.tsx'
import { useEntryWords } from './use-entry-words.ts'

/** "2024-03" as people say it. */
export function useMonthText() {
  const lang = useLang()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(LOCALE[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' })
    return (month: string) => format.format(new Date(`${month}-01T00:00:00Z`))
  }, [lang])
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
