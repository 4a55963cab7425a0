import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import { useLocale } from '../../../platform/i18n/i18n.ts'

/** Formatters of days and times. */
export function useMoments() {
  const locale = useLocale()
  const formatter = (style: Intl.DateTimeFormatOptions, timeZone: string) => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone })
    return (moment: Date) => format.format(moment)
  }
  return {
    /** Monday 16 November */
    day: (timeZone: string) => formatter({ weekday: 'long', day: 'numeric', month: 'long' }, timeZone),
    /** Monday 16 Nov, where there is little room */
    shortDay: (timeZone: string) => formatter({ weekday: 'long', day: 'numeric', month: 'short' }, timeZone),
    time: (timeZone: string) => formatter({ timeStyle: 'short' }, timeZone),
    riyadhTime: formatter({ timeStyle: 'short' }, MEETING_ZONE),
    /** 16 November 2026, of a day written 2026-11-16 */
    date: (day: string) => formatter({ dateStyle: 'long' }, 'UTC')(new Date(day)),
    /** 15 – 21 November 2026 */
    days: (from: string, to: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(new Date(from), new Date(to)),
  }
}
