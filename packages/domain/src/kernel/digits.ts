import type { Digits } from './locale.ts'

/** Phone numbers whole; everything else by its words. */
const WORD = /\+\d[\d\s-]{6,}|\S+/g
/** v2.1, 24/7, an address: a word of Latin letters or signs keeps its digits. */
const LATIN = /[A-Za-z@/]|^\+\d[\d\s-]{6,}/
const NUMBER = /\d(?:[\d.,]*\d)?%?/g

const SIGNS: Readonly<Record<string, string>> = { ',': '٬', '.': '٫', '%': '٪' }
const inArabic = (number: string): string =>
  number.replace(/[\d.,%]/g, (sign) => SIGNS[sign] ?? String.fromCharCode(0x0660 + Number(sign)))

/** An Arabic text with its numbers as its reader likes them; codes, phone numbers and names are left alone. */
export const inDigits = (text: string, digits: Digits): string =>
  digits === 'latn' ? text : text.replace(WORD, (word) => (LATIN.test(word) ? word : word.replace(NUMBER, inArabic)))
