import type { Lang } from './locale.ts'

/** Letters that run against the sentences of a language. */
const AGAINST: Record<Lang, RegExp> = { ar: /(?!\p{Script=Arabic})\p{L}/u, en: /\p{Script=Arabic}/u }
const OPEN = '\u2068'
const CLOSE = '\u2069'

/**
 * Somebody's own words inside a sentence of ours, where no element can hold them apart (a subject, a text message):
 * without it "Acme: 18 نوفمبر" reads as "18 :Acme".
 */
export const bidiIsolate = (words: string, lang: Lang): string =>
  AGAINST[lang].test(words) ? OPEN + words + CLOSE : words

/** A text that was cut may have lost the end of such words. */
export const closed = (text: string): string => (text.lastIndexOf(OPEN) > text.lastIndexOf(CLOSE) ? text + CLOSE : text)
