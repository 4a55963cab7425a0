import type { Lang } from '../../packages/domain/src/kernel/language/locale.ts'

const EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const GULF = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'مايو',
  'يونيو',
  'يوليو',
  'أغسطس',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]
const LEVANT = [
  'كانون الثاني',
  'شباط',
  'آذار',
  'نيسان',
  'أيار',
  'حزيران',
  'تموز',
  'آب',
  'أيلول',
  'تشرين الأول',
  'تشرين الثاني',
  'كانون الأول',
]
const MAGHREB = [
  'جانفي',
  'فيفري',
  'مارس',
  'أفريل',
  'ماي',
  'جوان',
  'جويلية',
  'أوت',
  'سبتمبر',
  'أكتوبر',
  'نوفمبر',
  'ديسمبر',
]
const MOROCCO = [
  'يناير',
  'فبراير',
  'مارس',
  'أبريل',
  'ماي',
  'يونيو',
  'يوليوز',
  'غشت',
  'شتنبر',
  'أكتوبر',
  'نونبر',
  'دجنبر',
]

const eastern = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
const split = (date: string) => ({ year: date.slice(0, 4), month: Number(date.slice(5)), number: date.slice(5) })

/** A date format, and what can be parsed from it. */
export type DateForm = { write(date: string): string; parse(date: string): string; between: string }
const identity = (date: string) => date
const form = (write: (parts: ReturnType<typeof split>) => string, between = ' – ', parse = identity): DateForm => ({
  write: (date) => write(split(date)),
  parse,
  between,
})
const yearOf = (date: string) => date.slice(0, 4)

/** Usual forms, and those of every third CV. */
export const DATE_FORMS: Readonly<Record<Lang, readonly [readonly DateForm[], readonly DateForm[]]>> = {
  en: [
    [
      form(({ year, month }) => `${EN[month - 1]!.slice(0, 3)} ${year}`),
      form(({ year, month }) => `${EN[month - 1]} ${year}`, ' - '),
      form(({ year, number }) => `${number}/${year}`, ' – '),
      form(({ year }) => year, ' - ', yearOf),
      form(({ year, month }) => `${EN[month - 1]!.slice(0, 3)} ${year}`, ' to '),
      form(({ year, month }) => `${month === 9 ? 'Sept' : EN[month - 1]!.slice(0, 3)}. '${year.slice(2)}`),
      form(({ year, number }) => `${year}/${number}`, ' – '),
      form(({ year, number }) => `${number}.${year}`, ' – '),
      form(({ year, month }) => `${EN[month - 1]}, ${year}`, ' — '),
      form(({ year }) => year, '–', yearOf),
    ],
    [
      form(({ year, month }) => `${EN[month - 1]!.slice(0, 3).toUpperCase()} ${year}`, ' - '),
      form(({ year, month }) => `${EN[month - 1]!.slice(0, 3)}-${year}`, ' / '),
      form(({ year, number }) => `${year}-${number}`, ' to '),
      form(
        ({ year, number }) => `01/${number}/${year}`,
        ' - ',
        (date) => (date.endsWith('-01') ? date : yearOf(date)),
      ),
      form(({ year, month }) => `${EN[month - 1]!.slice(0, 3)}, ${year}`, ' until '),
    ],
  ],
  ar: [
    [
      form(({ year, month }) => `${GULF[month - 1]} ${year}`),
      form(({ year, month }) => `${GULF[month - 1]} ${eastern(year)}`),
      form(({ year, month }) => `${LEVANT[month - 1]} ${year}`, ' - '),
      form(({ year, number }) => `${number}/${year}`, ' - '),
      form(({ year }) => year, ' - ', yearOf),
      form(({ year, month }) => `${MAGHREB[month - 1]} ${year}`),
      form(({ year, month }) => `${MOROCCO[month - 1]} ${year}`, ' إلى '),
      form(({ year, number }) => eastern(`${number}/${year}`), ' - '),
      form(({ year }) => eastern(year), ' – ', yearOf),
      form(({ year, month }) => `${LEVANT[month - 1]} ${eastern(year)}`, ' إلى '),
    ],
    [
      form(({ year, month }) => `${GULF[month - 1]}، ${year}`, ' - '),
      form(({ year, month }) => `${GULF[month - 1]} ${year}م`, ' – '),
      form(({ year, number }) => `${eastern(year)}/${eastern(number)}`, ' - '),
      form(({ year, month }) => `شهر ${GULF[month - 1]} ${year}`, ' حتى '),
    ],
  ],
}
