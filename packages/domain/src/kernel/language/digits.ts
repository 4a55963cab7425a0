import type { Digits } from './locale.ts'

/** Tokens: whole phone numbers, else words. */
const WORD = /\+\d[\d\s-]{6,}|\S+/g
/** v2.1, 24/7, a URL: a token with Latin letters or signs keeps its digits. */
const LATIN = /[A-Za-z@/]|^\+\d[\d\s-]{6,}/
const NUMBER = /\d(?:[\d.,]*\d)?%?/g

const SIGNS: Readonly<Record<string, string>> = { ',': '٬', '.': '٫', '%': '٪' }
const inArabic = (number: string): string =>
  number.replace(/[\d.,%]/g, (sign) => SIGNS[sign] ?? String.fromCharCode(0x0660 + Number(sign)))

/** Digit shaping of an Arabic text; codes, phone numbers and names are left alone. */
export const inDigits = (text: string, digits: Digits): string =>
  digits === 'latn' ? text : text.replace(WORD, (word) => (LATIN.test(word) ? word : word.replace(NUMBER, inArabic)))
