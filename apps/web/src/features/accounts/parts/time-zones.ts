import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { zoneCity } from '@fareeq/domain/kernel/time/time.ts'

/** "UTC+3", as it is today. */
export function offsetOf(timeZone: string, now = new Date()): string {
  const parts = new Intl.DateTimeFormat(LOCALE.en, { timeZone, timeZoneName: 'shortOffset' }).formatToParts(now)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  return name.replace('GMT', 'UTC')
}

/** All IANA zones of the browser by localised name; searchable by IANA name too. */
export const zoneOptions = (lang: Lang) =>
  Intl.supportedValuesOf('timeZone')
    .map((id) => ({ id, label: `${zoneCity(id, lang)} · ${id}`, end: offsetOf(id) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, lang))
