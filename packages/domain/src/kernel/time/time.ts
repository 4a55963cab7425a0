import { LOCALE, type Lang } from '../language/locale.ts'

/** Durations in milliseconds. The domain has no clock: `now` is an argument. */
export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Business time zone, also the default for a person without one. */
export const BUSINESS_ZONE = 'Asia/Riyadh'

/** Remaining time in its largest useful unit: days until the last day, then hours, then minutes; never negative. */
export function timeLeft(until: Date, now: Date): { unit: 'days' | 'hours' | 'minutes'; count: number } {
  const remaining = Math.max(0, until.getTime() - now.getTime())
  if (remaining >= DAY) return { unit: 'days', count: Math.floor(remaining / DAY) }
  if (remaining >= HOUR) return { unit: 'hours', count: Math.floor(remaining / HOUR) }
  return { unit: 'minutes', count: Math.floor(remaining / MINUTE) }
}

export const after = (moment: Date, duration: number): Date => new Date(moment.getTime() + duration)

/** The same day so many months later, or the last one of a shorter month; with a negative number earlier. */
export function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment)
  later.setUTCMonth(later.getUTCMonth() + months)
  if (later.getUTCDate() !== moment.getUTCDate()) later.setUTCDate(0)
  return later
}

/** IANA names only ("Asia/Riyadh"); offsets and abbreviations are refused. */
export function isTimeZone(name: string): boolean {
  if (zones.has(name)) return true
  if (name !== 'UTC' && !/^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name }).format(0)
    zones.add(name)
    return true
  } catch {
    return false
  }
}

/** Cache of valid zones, about 600: the check costs more than a database call. */
const zones = new Set<string>()

/** UTC offset of a zone at a moment, to the minute. */
export function offsetAt(timeZone: string, moment: Date): number {
  const name = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours = 0, minutes = 0] = /([+-])(\d+):(\d+)/.exec(name ?? '') ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR + Number(minutes) * MINUTE)
}

/** Every time shown carries its zone: "18 مارس 2026، 2:30 م بتوقيت الرياض". */
export const formatMoment = (moment: Date, lang: Lang, timeZone: string): string =>
  momentText(moment, lang, timeZone, { dateStyle: 'long' })

/** For SMS: without the year. */
export const formatBrief = (moment: Date, lang: Lang, timeZone: string): string =>
  momentText(moment, lang, timeZone, { day: 'numeric', month: 'long' })

/** Cache: building a formatter costs far more than using it, and an import writes a mail to everybody. */
const formatters = new Map<string, Intl.DateTimeFormat>()
const MAX_FORMATTERS = 500

function formatterOf(lang: Lang, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${lang} ${JSON.stringify(options)}`
  const cached = formatters.get(key)
  if (cached) return cached
  const formatter = new Intl.DateTimeFormat(LOCALE[lang], options)
  // The name of a zone is a person's to choose.
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  formatters.set(key, formatter)
  return formatter
}

function momentText(moment: Date, lang: Lang, timeZone: string, day: Intl.DateTimeFormatOptions): string {
  const format = (style: Intl.DateTimeFormatOptions) => formatterOf(lang, { ...style, timeZone }).format(moment)
  const [date, time, city] = [format(day), format({ timeStyle: 'short' }), zoneCity(timeZone, lang)]
  return lang === 'ar' ? `${date}، ${time} بتوقيت ${city}` : `${date} at ${time} ${city} time`
}

/** Intl would name the whole country; these are the cities. */
const ARAB_CITIES: Readonly<Record<string, string>> = {
  'Africa/Algiers': 'الجزائر',
  'Africa/Cairo': 'القاهرة',
  'Africa/Casablanca': 'الدار البيضاء',
  'Africa/Khartoum': 'الخرطوم',
  'Africa/Tripoli': 'طرابلس',
  'Africa/Tunis': 'تونس',
  'Asia/Aden': 'عدن',
  'Asia/Amman': 'عمّان',
  'Asia/Baghdad': 'بغداد',
  'Asia/Bahrain': 'المنامة',
  'Asia/Beirut': 'بيروت',
  'Asia/Damascus': 'دمشق',
  'Asia/Dubai': 'دبي',
  'Asia/Gaza': 'غزة',
  'Asia/Hebron': 'الخليل',
  'Asia/Jerusalem': 'القدس',
  'Asia/Kuwait': 'الكويت',
  'Asia/Muscat': 'مسقط',
  'Asia/Qatar': 'الدوحة',
  'Asia/Riyadh': 'الرياض',
  'Europe/London': 'لندن',
  UTC: 'غرينتش',
}

/** The city of a zone as people say it. */
export function zoneCity(timeZone: string, lang: Lang): string {
  // "Etc/GMT+3" is three hours *behind* UTC: its own name would mislead, so Intl names it.
  if (lang === 'en' && !timeZone.startsWith('Etc/')) return (timeZone.split('/').at(-1) ?? timeZone).replace(/_/g, ' ')
  const name = new Intl.DateTimeFormat(LOCALE[lang], { timeZone, timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find((part) => part.type === 'timeZoneName')?.value
  return ARAB_CITIES[timeZone] ?? (name ?? timeZone).replace(/^(?:توقيت|بتوقيت)\s+/, '')
}

/** A day without an hour, written 2026-11-15, in no zone: "15 نوفمبر 2026". */
export const formatDay = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))

/** A month, written 2026-11: "نوفمبر 2026". */
export const formatMonth = (month: string, lang: Lang): string => {
  const first = Date.parse(`${month}-01`)
  return new Intl.DateTimeFormat(LOCALE[lang], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(first)
}
