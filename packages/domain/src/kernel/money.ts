import { LOCALE, type Lang } from './language/locale.ts'

/** Money in whole US cents. */
export type Cents = number & { readonly unit?: 'usd-cents' }

export const usd = (dollars: number): Cents => Math.round(dollars * 100)

/** Ten-thousandths of a rate that somebody typed: 3.75 is 37,500. */
export const rateUnits = (rate: number): number => Math.round(rate * 10_000)

/** 1234.50 of minor units, in whatever currency: for files, digit by digit. */
export function decimalOf(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const formats = new Map<string, Intl.NumberFormat>()

/** "1,200 دولار" / "$1,200"; cents only where there are any, or always where amounts stand below each other. */
export function formatUsd(cents: Cents, lang: Lang, digits: 0 | 2 = cents % 100 === 0 ? 0 : 2): string {
  const key = `${lang}${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(LOCALE[lang], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      ...(lang === 'en' && { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' }),
    })
    formats.set(key, format)
  }
  return lang === 'ar' ? `${format.format(cents / 100)} دولار` : format.format(cents / 100)
}

const plain = new Map<Lang, Intl.NumberFormat>()

/** "1,234.50": in tables whose heading names the currency. A minus stays before its number in either direction of writing. */
export function formatAmount(amount: number, lang: Lang): string {
  const format =
    plain.get(lang) ?? new Intl.NumberFormat(LOCALE[lang], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  plain.set(lang, format)
  const text = format.format(amount / 100)
  return amount < 0 ? `\u{2066}${text}\u{2069}` : text
}

const riyals = new Map<Lang, Intl.NumberFormat>()

/** Halalas of a riyal: "4,500.00 ريال" / "SAR 4,500.00". */
export function formatSar(halalas: number, lang: Lang): string {
  const format =
    riyals.get(lang) ?? new Intl.NumberFormat(LOCALE[lang], { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  riyals.set(lang, format)
  const amount = format.format(halalas / 100)
  return lang === 'ar' ? `${amount} ريال` : `SAR ${amount}`
}
