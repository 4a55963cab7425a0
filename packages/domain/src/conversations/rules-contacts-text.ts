import { searchForm } from '../kernel/text/text.ts'

/** What makes a digit a picture of itself. */
const KEYCAPS = /[\ufe0f\u20e3]/gu

/** The form that a search has, so that digits and letters of any shape are alike. */
export const plainText = (text: string): string => searchForm(text.replace(KEYCAPS, ''))

/** Words of a list as one alternative, the longest first. */
export const oneOf = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join('|')

const SINGLE_LETTERS =
  /(?<![\p{L}\p{N}])(?:[a-z0-9\u0621-\u064a][\s.\-_*]{1,2}){2,60}[a-z0-9\u0621-\u064a](?![\p{L}\p{N}])/gu

/** "w h a t s a p p", "g-m-a-i-l": letters that stand alone make a word. */
export const unspaced = (plain: string): string =>
  plain.replace(SINGLE_LETTERS, (run) => (/[^\d\s.\-_*]/u.test(run) ? run.replaceAll(/[\s.\-_*]/gu, '') : run))

const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' }
/** A word of letters with such digits among them. */
const LEET_WORD = /(?<![\p{L}\p{N}])(?=[a-z]*[013457])(?=(?:\d*[a-z]){2})[a-z013457]{3,20}(?![\p{L}\p{N}])/gu

/** "wh4tsapp", "thr33": leetspeak as plain words. */
export const unleet = (plain: string): string =>
  plain.replace(LEET_WORD, (word) => word.replaceAll(/\d/gu, (digit) => LEET[digit]!))

/** "underscore" and "dash" as their signs, as in a name that is spelled out. */
export const withSigns = (plain: string): string =>
  plain.replaceAll(/\s+(?:under ?score|اندر ?سكور|شرطه سفليه)\s+/gu, '_').replaceAll(/\s+(?:dash|hyphen|داش)\s+/gu, '-')
