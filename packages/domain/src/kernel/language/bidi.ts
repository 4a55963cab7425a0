import type { Lang } from './locale.ts'

/** Letters of the opposite direction. */
const AGAINST: Record<Lang, RegExp> = { ar: /(?!\p{Script=Arabic})\p{L}/u, en: /\p{Script=Arabic}/u }
const OPEN = '\u2068'
const CLOSE = '\u2069'

/**
 * Bidi isolate (U+2068, U+2069) for user text inside our sentence, where no element can isolate it (a subject, an SMS):
 * without it "Acme: 18 نوفمبر" reads as "18 :Acme".
 */
export const bidiIsolate = (words: string, lang: Lang): string =>
  AGAINST[lang].test(words) ? OPEN + words + CLOSE : words

/** Closes an isolate whose end a truncation has removed. */
export const closeIsolate = (text: string): string =>
  text.lastIndexOf(OPEN) > text.lastIndexOf(CLOSE) ? text + CLOSE : text
