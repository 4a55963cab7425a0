import { BUSINESS_ZONE, formatDay, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { dayEndingAt } from '@fareeq/domain/kernel/time/working-days.ts'
import { useLang, useWrite } from './i18n.ts'

/** A moment of our work or a promised time, in the business time zone. */
export function useBusinessTime(): (at: string) => string {
  const lang = useLang()
  const write = useWrite()
  return (at) => write(formatMoment(new Date(at), lang, BUSINESS_ZONE))
}

/** A deadline at midnight is shown as the day before, which is its last. */
export function useBusinessDeadline(): (at: string) => string {
  const lang = useLang()
  const write = useWrite()
  const moment = useBusinessTime()
  return (at) => {
    const day = dayEndingAt(new Date(at))
    return day ? write(formatDay(day, lang)) : moment(at)
  }
}
