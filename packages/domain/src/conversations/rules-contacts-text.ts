import { searchForm } from '../kernel/text/text.ts'

/** What makes a digit a picture of itself. */
const KEYCAPS = /[\ufe0f\u20e3]/gu
/** ⓵ ❶ ➀ ➊: each row begins with its one. */
const RINGED = /[\u24f5-\u24fd\u2776-\u277e\u2780-\u2788\u278a-\u2792]/gu
const RINGED_ONES = [0x278a, 0x2780, 0x2776, 0x24f5]
const RINGED_ZEROS = /[\u24ff\u{1f10b}\u{1f10c}]/gu

function ringedDigit(char: string): string {
  const code = char.codePointAt(0)!
  return String(1 + code - RINGED_ONES.find((first) => first <= code)!)
}

/** A digit of any script: each has its ten in a row. */
function digitOf(char: string): string {
  const code = char.codePointAt(0)!
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String((code - zero) % 10)
}

/** Letters of other alphabets that are written like Latin ones. */
const LOOKALIKES = 'авеһніјкӏморсѕтухԁαεικνορτυɑɡıßօոսհ'
const LATIN = 'abehhijklmopcstyxdaeiknoptuagibonuh'
const LOOKALIKE = new RegExp(`[${LOOKALIKES}]`, 'gu')
/** What is set as a dot. */
const DOTS = /[•·∙⋅・。．｡‧●]/gu
/** "saraDOTaliATgmailDOTcom" */
const SHOUTED = /(?<=[a-z0-9])(AT|DOT)(?=[a-z0-9])/gu
const MARKS_OF_LATIN = /(?<=[a-z])\p{M}+/gu

/** The form that a search has, so that digits and letters of any shape are alike. */
export const plainText = (text: string): string =>
  searchForm(text.replace(KEYCAPS, '').replace(RINGED_ZEROS, '0').replace(RINGED, ringedDigit).replace(SHOUTED, ' $1 '))
    .normalize('NFD')
    .replace(MARKS_OF_LATIN, '')
    .normalize('NFC')
    .replaceAll(/(?!\d)\p{Nd}/gu, digitOf)
    .replace(LOOKALIKE, (letter) => LATIN[LOOKALIKES.indexOf(letter)]!)
    .replace(DOTS, '.')

/** Words of a list as one alternative, the longest first. */
export const oneOf = (words: readonly string[]): string =>
  words.toSorted((one, other) => other.length - one.length).join('|')

/** A form for each line of a list. */
export const anyOf = (forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'u')

const SINGLE_LETTERS =
  /(?<![\p{L}\p{N}])(?:[a-z0-9\u0621-\u064a][\s.\-_*]{1,2}){2,60}[a-z0-9\u0621-\u064a](?![\p{L}\p{N}])/gu

/** "w h a t s a p p", "g-m-a-i-l": letters that stand alone make a word. */
export const unspaced = (plain: string): string =>
  plain.replace(SINGLE_LETTERS, (run) => (/[^\d\s.\-_*]/u.test(run) ? run.replaceAll(/[\s.\-_*]/gu, '') : run))

const LEET: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }
/** A word of letters with such digits and signs among them. */
const LEET_WORD =
  /(?<![\p{L}\p{N}@$])(?=[a-z$@]*[013457@$])(?=(?:[\d$@]*[a-z]){2})[a-z013457@$]{3,20}(?![\p{L}\p{N}@$]|\.[a-z])/gu

/** "wh4tsapp", "thr33", "wh@ts@pp": leetspeak as plain words. */
export const unleet = (plain: string): string =>
  plain.replace(LEET_WORD, (word) => word.replaceAll(/[\d@$]/gu, (sign) => LEET[sign] ?? sign))

/** "underscore" and "dash" as their signs, as in a name that is spelled out, and "dotcom". */
export const withSigns = (plain: string): string =>
  plain
    .replaceAll(/\s+(?:under ?score|اندر ?سكور|شرطه سفليه|tiret du bas)\s+/gu, '_')
    .replaceAll(/(?<=[a-z0-9]{4})\s?dot(com|net|org|io)(?![a-z])/gu, '.$1')
    .replaceAll(/\s+(?:dash|hyphen|minus|داش|شرطه|tiret)\s+/gu, '-')
