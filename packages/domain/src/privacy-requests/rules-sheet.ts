import { BRAND } from '../kernel/language/brand.ts'
import { LOCALE, type Lang } from '../kernel/language/locale.ts'
import { hasArabic } from '../kernel/text/text.ts'
import { formatMoment } from '../kernel/time/time.ts'
import { FIELD_NAMES } from './rules-sheet-names.ts'
import { PLACE_NAMES } from './rules-sheet-places.ts'

/** Personal data for the printed export. The machine-readable one has every number and key beside it. */
export type DataField = { name: string; value: string; /** Left to right, whatever the page. */ fixed: boolean }
export type DataSection = { title: string; rows: DataField[][]; note: string | null }
export type DataSheet = { lang: Lang; title: string; text: string; made: string; sections: DataSection[] }

const MAX_ROWS = 200
const MAX_VALUE_LENGTH = 3000

const WORDS = {
  ar: {
    title: 'بياناتك في منصة فريق',
    text: (moment: string) => `كل ما نحفظه عنك حتى ${moment}. المعرّفات الداخلية في ملف JSON وحده.`,
    made: BRAND.ar,
    yes: 'نعم',
    no: 'لا',
    more: (count: number) => `الأحدث هنا، والباقي وعدده ${count} في ملف JSON.`,
  },
  en: {
    title: 'Your data at Fareeq',
    text: (moment: string) => `Everything we hold about you as of ${moment}. Internal ids are in the JSON file only.`,
    made: BRAND.en,
    yes: 'yes',
    no: 'no',
    more: (count: number) => `These are the newest; ${count} more are in the JSON file.`,
  },
}

type Row = Readonly<Record<string, unknown>>

/** `data` is everything by table: the account is one row, the others are lists, oldest first. */
export function dataSheetOf(data: Row, { lang, timeZone, now }: Reader): DataSheet {
  const words = WORDS[lang]
  const sections = Object.entries(data).flatMap(([table, value]) => {
    const all = Array.isArray(value) ? (value as Row[]) : isRow(value) ? [value] : []
    const rows = all
      .slice(-MAX_ROWS)
      .map((row) => fieldsOf(row, { lang, timeZone, now }))
      .filter((fields) => fields.length > 0)
    const omitted = all.length - MAX_ROWS
    const note = omitted > 0 ? words.more(omitted) : null
    return rows.length > 0 ? [{ title: PLACE_NAMES[table]?.[lang] ?? plain(table), rows, note }] : []
  })
  return { lang, title: words.title, text: words.text(formatMoment(now, lang, timeZone)), made: words.made, sections }
}

export type Reader = { lang: Lang; timeZone: string; now: Date }

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)
const plain = (name: string) => name.replaceAll('_', ' ')
const isInternal = (name: string) => /(?:^|_)id$/.test(name)

/** Column order: identifying columns first, timestamps last, the rest as it comes. */
const FIRST = ['first_name', 'last_name', 'name', 'email', 'phone', 'title', 'company', 'subject', 'kind', 'action']
const LAST = ['at', 'start', 'end', 'created_at', 'sent_at', 'updated_at', 'expires_at']
const rankOf = (name: string) => {
  const [first, last] = [FIRST.indexOf(name), LAST.indexOf(name)]
  return first >= 0 ? first - FIRST.length : last + 1
}

const fieldsOf = (row: Row, reader: Reader): DataField[] =>
  Object.entries(row)
    .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
    .flatMap(([name, value]) => {
      const text = isInternal(name) ? '' : valueText(value, reader).slice(0, MAX_VALUE_LENGTH).toWellFormed()
      const fixed = !hasArabic(text) && !text.includes('\n')
      return text === '' ? [] : [{ name: FIELD_NAMES[name]?.[reader.lang] ?? plain(name), value: text, fixed }]
    })

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/

function valueText(value: unknown, reader: Reader): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? WORDS[reader.lang].yes : WORDS[reader.lang].no
  if (typeof value === 'number') return new Intl.NumberFormat(LOCALE[reader.lang]).format(value)
  if (typeof value === 'string') return MOMENT.test(value) ? momentText(value, reader) : value.trim()
  if (value instanceof Date) return momentText(value.toISOString(), reader)
  if (Array.isArray(value)) {
    const parts = value.map((item) => valueText(item, reader)).filter((part) => part !== '')
    return parts.join(value.some((item) => typeof item === 'object') ? '\n' : reader.lang === 'ar' ? '، ' : ', ')
  }
  return Object.entries(value as Row)
    .flatMap(([name, item]) => {
      const text = isInternal(name) ? '' : valueText(item, reader)
      return text === '' ? [] : [`${FIELD_NAMES[name]?.[reader.lang] ?? plain(name)}: ${text}`]
    })
    .join('\n')
}

function momentText(value: string, { lang, timeZone }: Reader): string {
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? value : formatMoment(moment, lang, timeZone)
}
