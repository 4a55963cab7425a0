import { roleName } from '@fareeq/domain/catalogue/rules.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { LOCALE, type Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { BUSINESS_ZONE, formatBrief, formatDay, formatMoment, formatMonth } from '@fareeq/domain/kernel/time/time.ts'
import type { NoticeKind } from '@fareeq/domain/notifications/schema.ts'
import { COUNTED_FORMS, type CountedForm, MAIL_VARIANTS, type MailVariant } from '@fareeq/domain/site/rules-mails.ts'
import type { MailSource, News } from './news.ts'

// Every mail is composed once with these values. What a preview shows comes from here, and so do the placeholders: where a
// sentence has the value, its template has `{name}`.

const DATE = new Date('2026-12-20T12:30:00Z')
const [DAY, MONTH] = ['2026-12-20', '2026-12']
const [AMOUNT, CREDIT] = [512_300, 40_050]
const ROLE = 'backend_developer'

/** By their placeholders. */
const WORDS = {
  ar: {
    name: 'سارة',
    by: 'منى الحربي',
    person: 'عمر خالد',
    talent: 'ليلى حسن',
    company: 'شركة المدار',
    request: 'سوق الحرف',
    reason: 'تغيّرت حاجة الشركة هذا الشهر.',
    text: 'نود أن نسمع رأيك في المقترح قبل نهاية الأسبوع.',
    assessment: 'أساسيات قواعد البيانات',
  },
  en: {
    name: 'Sara',
    by: 'Mona Alharbi',
    person: 'Omar Khalid',
    talent: 'Layla Hassan',
    company: 'Almadar',
    request: 'Craft Market',
    reason: 'The needs of the company changed this month.',
    text: 'We would like to hear what you think before the end of the week.',
    assessment: 'Foundations of databases',
  },
} as const
const NUMBERS = { number: 'FRQ-2026-0042', reference: 'T-48213', code: '4829' } as const

/** Values for one language, under the names of their placeholders. */
export const sampleValues = (lang: Lang) => ({
  lang,
  ...WORDS[lang],
  ...NUMBERS,
  role: ROLE,
  date: DATE,
  day: DAY,
  month: MONTH,
  amount: AMOUNT,
  credit: CREDIT,
  zone: BUSINESS_ZONE,
  url: 'https://www.fareeq.example/',
})
export type SampleValues = ReturnType<typeof sampleValues>

const shortDay = (lang: Lang): string =>
  new Intl.DateTimeFormat(LOCALE[lang], { day: 'numeric', month: 'long', timeZone: BUSINESS_ZONE }).format(DATE)

const bySize = (all: Rendering[]) =>
  all.filter(([text]) => text !== '').toSorted(([one], [other]) => other.length - one.length)

const rendered = (lang: Lang, phrases: Phrases): Rendering[] =>
  Object.entries(phrases).flatMap(([place, texts]) =>
    [texts].flat().flatMap((text): Rendering[] => [
      [bidiIsolate(text, lang), place],
      [text, place],
    ]),
  )

const usual = (lang: Lang): Rendering[] => [
  ...rendered(lang, { ...WORDS[lang], ...NUMBERS }),
  [roleName(ROLE, lang), 'role'],
  [formatMoment(DATE, lang, BUSINESS_ZONE), 'date'],
  [formatBrief(DATE, lang, BUSINESS_ZONE), 'date'],
  [formatDay(DAY, lang), 'date'],
  [shortDay(lang), 'date'],
  [formatMonth(MONTH, lang), 'month'],
  [formatUsd(AMOUNT, lang), 'amount'],
  [formatUsd(CREDIT, lang), 'credit'],
]
const USUAL = { ar: usual('ar'), en: usual('en') }

/** Each value as sentences write it, with its placeholder; longest first, since one may be part of another. */
export const renderings = (lang: Lang, own: Phrases = {}): Rendering[] =>
  bySize([...USUAL[lang], ...rendered(lang, own)])

type Rendering = [text: string, place: string]
export type Phrases = Readonly<Record<string, string | readonly string[]>>

type Compose = (values: SampleValues) => News | { source: MailSource } | { phone: string }
/** Named where a sentence depends on the facts. */
type Variants = Readonly<Partial<Record<MailVariant, Compose>>>

export type MailSample = {
  /** The feature that sends it. */
  group: string
  slug: string
  variants: readonly { name: MailVariant | null; compose: Compose }[]
  /** Phrases that are one placeholder, beside the usual values: a counted noun, a suffix that may be missing. */
  values?: (values: SampleValues) => Phrases
  /** Its sentences are not those of a mail but of why one came. */
  isReason?: boolean
  sentAs?: SentAs | undefined
}

/** The kind by which a notice can be switched off, which its mail says below it; some are always sent. */
export type SentAs = NoticeKind | 'always'

type Definition = Compose | Variants | ({ compose: Compose | Variants } & Pick<MailSample, 'values' | 'isReason'>)

const isDetailed = (definition: Definition): definition is Extract<Definition, { compose: unknown }> =>
  'compose' in definition

const namedVariants = (compose: Compose | Variants): MailSample['variants'] =>
  typeof compose === 'function'
    ? [{ name: null, compose }]
    : MAIL_VARIANTS.flatMap((name) => (compose[name] ? [{ name, compose: compose[name] }] : []))

/** The mails of a feature by name; `sentAs` is that of its notices. */
export const mailSamples = (
  group: string,
  kinds: Readonly<Record<string, Definition>>,
  sentAs?: SentAs,
): MailSample[] =>
  Object.entries(kinds).map(([name, definition]) => {
    const { compose, ...rest } = isDetailed(definition) ? definition : { compose: definition }
    return { ...rest, sentAs, group, slug: `${group}-${name.replaceAll('_', '-')}`, variants: namedVariants(compose) }
  })

/** A mail whose sentences count a noun: a variant for each plural form. */
export const countedVariants = (
  forms: readonly CountedForm[],
  compose: (values: SampleValues, count: number) => News | { source: MailSource },
): Variants =>
  Object.fromEntries(
    forms.map((form) => [form, (values: SampleValues) => compose(values, COUNTED_FORMS[form])] as const),
  )

/** Numbers as the variants write them. */
export const COUNTS: Phrases = { count: [COUNTED_FORMS.few, COUNTED_FORMS.many, COUNTED_FORMS.other].map(String) }
