import { LOCALE, type Lang } from '../kernel/locale.ts'

const named = (lang: Lang) => new Intl.DisplayNames(LOCALE[lang], { type: 'region', style: 'short' })
const NAMES = { ar: named('ar'), en: named('en') }

/** Where Intl would say "the Kingdom of Saudi Arabia", people say less. */
const SAID_SHORTER: Readonly<Record<string, string>> = { AE: 'الإمارات', SA: 'السعودية' }

/** The country as people say it; `code` is ISO 3166, two letters. */
export const countryName = (code: string, lang: Lang): string =>
  (lang === 'ar' ? SAID_SHORTER[code] : undefined) ?? NAMES[lang].of(code) ?? code
