import { HOME_ZONE, formatDay, formatMoment } from '@fareeq/domain/kernel/time/time.ts'
import { dayEndingAt } from '@fareeq/domain/kernel/time/working-days.ts'
import { useLang, useWrite } from './i18n.ts'

/** A moment of our work or a promised time, in the business time zone. */
export function useHomeMoment(): (at: string) => string {
  const lang = useLang()
  const write = useWrite()
  return (at) => write(formatMoment(new Date(at), lang, HOME_ZONE))
}

/** The same of a deadline: where it is the end of a day, that day. */
export function useHomeDeadline(): (at: string) => string {
  const lang = useLang()
  const write = useWrite()
  const moment = useHomeMoment()
  return (at) => {
    const day = dayEndingAt(new Date(at))
    return day ? write(formatDay(day, lang)) : moment(at)
  }
}
