/** The two languages of the product, and what follows from choosing one. */
export const LANGS = ['ar', 'en'] as const
export type Lang = (typeof LANGS)[number]
export const DEFAULT_LANG: Lang = 'ar'

/** Every sentence has both languages; a missing one does not compile. */
export type Bilingual = Readonly<Record<Lang, string>>

export const isLang = (value: unknown): value is Lang => value === 'ar' || value === 'en'
export const dirOf = (lang: Lang): 'rtl' | 'ltr' => (lang === 'ar' ? 'rtl' : 'ltr')
export const otherLang = (lang: Lang): Lang => (lang === 'ar' ? 'en' : 'ar')

/** Digits of Arabic texts: 0-9, or ٠-٩ by setting. */
export const DIGITS = ['latn', 'arab'] as const
export type Digits = (typeof DIGITS)[number]
export const DEFAULT_DIGITS: Digits = 'latn'

/** One locale string for every Intl call: the Gregorian calendar in both languages, Latin digits unless asked otherwise. */
export const localeOf = (lang: Lang, digits: Digits = DEFAULT_DIGITS): string =>
  lang === 'ar' ? `ar-SA-u-nu-${digits}-ca-gregory` : 'en-GB-u-nu-latn-ca-gregory'

export const LOCALE = { ar: localeOf('ar'), en: localeOf('en') } as const

/** Content negotiation: `Accept-Language: en-US,en;q=0.9,ar;q=0.8` → the supported language with the highest weight. */
export function langFromHeader(header = ''): Lang {
  // Fast path: most headers list the preferred language first.
  const first = /^(?:(ar|en)(?:-\w+)*(?:,|$)|$)/.exec(header)
  if (first) return isLang(first[1]) ? first[1] : DEFAULT_LANG
  const ranked = header
    .split(',')
    .map((part) => {
      const [tag = '', ...params] = part.trim().split(';')
      const q = params.find((param) => param.trim().startsWith('q='))
      return { lang: tag.toLowerCase().split('-')[0], weight: q ? Number(q.trim().slice(2)) || 0 : 1 }
    })
    .filter((entry): entry is { lang: Lang; weight: number } => isLang(entry.lang) && entry.weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
  return ranked[0]?.lang ?? DEFAULT_LANG
}

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type ArabicForms = Record<PluralForm, string>
type EnglishForms = Record<'one' | 'other', string> & { zero?: string }

/** Lazily created Intl objects: a page that counts nothing does not pay for them. */
const perLang = <Tool>(make: (lang: Lang) => Tool) => {
  const cache: Partial<Record<Lang, Tool>> = {}
  return (lang: Lang): Tool => (cache[lang] ??= make(lang))
}
const rules = perLang((lang) => new Intl.PluralRules(lang))
const numbers = perLang((lang) => new Intl.NumberFormat(LOCALE[lang]))

/** Plural category of a number in a language. */
export const pluralForm = (lang: Lang, n: number): PluralForm => rules(lang).select(n)

/** Plural rules: all six Arabic forms; `{n}` is replaced by the number. */
export const countedAr = (forms: ArabicForms) => (n: number) =>
  forms[pluralForm('ar', n)].replace('{n}', numbers('ar').format(n))

export const countedEn = (forms: EnglishForms) => (n: number) =>
  (n === 0 && forms.zero !== undefined ? forms.zero : forms[pluralForm('en', n) === 'one' ? 'one' : 'other']).replace(
    '{n}',
    numbers('en').format(n),
  )

/** Those of the parts that there are, with the comma of the language between them. */
export const listed = (lang: Lang, parts: readonly (string | 0 | false | null | undefined)[]): string =>
  parts.filter(Boolean).join(lang === 'ar' ? '، ' : ', ')
