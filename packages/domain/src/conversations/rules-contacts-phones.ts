import { type NumberContext, contextOf } from './rules-contacts-numbers.ts'
import { oneOf } from './rules-contacts-text.ts'

const UNITS: Readonly<Record<string, readonly string[]>> = {
  0: ['zero', 'oh', 'صفر', 'زيرو'],
  1: ['one', 'واحد', 'واحده'],
  2: ['two', 'اثنين', 'اثنان', 'اتنين', 'ثنين'],
  3: ['three', 'ثلاثه', 'تلاته', 'ثلاث'],
  4: ['four', 'اربعه', 'اربع'],
  5: ['five', 'خمسه', 'خمس'],
  6: ['six', 'سته', 'ست'],
  7: ['seven', 'سبعه', 'سبع'],
  8: ['eight', 'ثمانيه', 'تمانيه', 'ثماني', 'تمنيه'],
  9: ['nine', 'تسعه', 'تسع'],
}
/** They stand for two digits or more: "zero fifty-five". */
const TENS = [
  'ten',
  'eleven',
  'twelve',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
  'عشره',
  'عشرين',
  'ثلاثين',
  'تلاتين',
  'اربعين',
  'خمسين',
  'ستين',
  'سبعين',
  'ثمانين',
  'تمانين',
  'تسعين',
  'ميه',
  'مئه',
  'hundred',
  'خمسميه',
  'ثلاثميه',
  'مائه',
]
const DIGIT_OF = new Map(Object.entries(UNITS).flatMap(([digit, words]) => words.map((word) => [word, digit] as const)))

const WORD = new RegExp(
  String.raw`(?<![\p{L}])(?:(double|triple|دبل)\s+)?(و?)(${oneOf([...DIGIT_OF.keys(), ...TENS])})(?![\p{L}])`,
  'gu',
)
const REPEATS: Readonly<Record<string, number>> = { double: 2, دبل: 2, triple: 3 }

/** Each number word becomes a group of digits, so that words and digits are read alike. */
const withDigits = (text: string): string =>
  text
    .replace(
      WORD,
      (_, many: string | undefined, __, word: string) =>
        ` ${(DIGIT_OF.get(word) ?? '90').repeat(REPEATS[many ?? ''] ?? 1)}\u0001 `,
    )
    // "O55 l23 4567": letters that look like digits, in a word that is mostly digits.
    .replace(/(?<![\p{L}\p{N}])(?=[\doil]*\d[\doil]*\d)[\doil]{3,}(?![\p{L}\p{N}])/gu, (word) =>
      word.replaceAll('o', '0').replaceAll(/[il]/gu, '1'),
    )

const CURRENCY = String.raw`(?:sar|usd|aed|egp|jod|eur|gbp|\$|€|£|ريال|دولار|درهم|جنيه|دينار|يورو|k\b|%)`
const COUNTED = String.raw`(?:req|user|row|record|line|ms|sec|second|minute|hour|day|month|year|employee|client|customer|transaction|order|point|download|view|message|event|item|file|page|byte|kb|mb|gb|px|مستخدم|طلب|سجل|سطر|ثاني|دقيق|ساع|يوم|شهر|سن|عميل|موظف|عملي|رسال|زيار|تحميل|ميغا|صف(?!ر)|منتج)`

/** What is a number of something else, and cannot be called. */
const HONEST: readonly RegExp[] = [
  // Hashes, ids of records, versions of packages.
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gu,
  /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,64}\b/gu,
  /(?<![\p{L}\p{N}])[a-z]{2,10}[-_#/](?:[a-z0-9]{1,8}[-_/])?\d[\d-]*/gu,
  /#\s?\d+/gu,
  // 192.168.10.254, with its port.
  /(?<![\d.])(?!0\d)(?:\d{1,3}\.){3}\d{1,3}(?!\.?\d)(?::\d+|\/\d+)?/gu,
  // Days in any order, ranges of days and of years.
  /\b(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\d|3[01]))?(?:t[\d:.+z-]+)?\b/gu,
  /\b(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?:19|20)?\d{2}\b/gu,
  /\b(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)?\d{2}\b/gu,
  // Times of a day, and from one to another.
  /\b\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\b/gu,
  // 12,000 and 1,250,000.50
  /\b\d{1,3}(?:[,٬]\d{3})+(?:\.\d+)?\b/gu,
  // Versions: 20.11.1
  /(?<![\d.+])v?(?!0\d)\d{1,3}(?:\.\d{1,4}){1,3}(?:-[a-z]+[.\d]*)?(?!\.?\d)/gu,
  new RegExp(String.raw`${CURRENCY}\s?\d+(?:\s*[-–]\s*\d+)?`, 'gu'),
  new RegExp(String.raw`(?<!\d)\d{1,12}(?:\s*(?:[-–]|to|الي)\s*\d{1,12})?\s?${CURRENCY}`, 'gu'),
  new RegExp(String.raw`(?<!\d)\d{1,12}(?:[ _]000)*\s?${COUNTED}`, 'gu'),
  // Bank accounts.
  /\b[a-z]{2}\d{2}(?:\s?\d{4}){3,}\s?\d{0,4}\b/gu,
  // 10 000 000
  /\b\d{1,3}(?: 000)+\b/gu,
]

const FILLER = String.raw`(?:\s*(?:then|and|after that|after|ثم|وبعدها|بعدها|وبعدين|بعدين|و|followed by|dash|space|شرطه)\s+)`
const SEPARATOR = String.raw`(?:[\s.\-–_*/()\\,،٫٬|:~+\u0001]{1,5}|${FILLER})`
const SEQUENCE = new RegExp(String.raw`(\+?\s*)(?<!\d)\(?\d(?:${SEPARATOR}?\d)*`, 'gu')

/** National and international forms of numbers in our region, without separators. */
const MOBILES: readonly RegExp[] = [
  /^(?:00|\+)[1-9]\d{7,14}$/u,
  /^0[1-9]\d{7,9}$/u,
  /^(?:966|971|965|974|973|968|962|961|963|964|970|972|967|249|218|216|213|212|20|90|44)0?[13-9]\d{7,10}$/u,
  /^1[2-9]\d{9}$/u,
  /^920\d{6}$/u,
  /^5[0-9]\d{7}$/u,
  /^1[0125]\d{8}$/u,
  /^7[0-9]\d{7,8}$/u,
]
/** Those that nothing else has: a mobile with its zero, or with the sign or the number of its country. */
const CERTAIN_MOBILES: readonly RegExp[] = [
  /^(?:00|\+)[1-9]\d{9,13}$/u,
  /^0(?:5\d{8}|7[789]\d{7}|1[0125]\d{8})$/u,
  /^(?:966|971)5\d{8}$/u,
  /^9627[789]\d{7}$/u,
  /^201[0125]\d{8}$/u,
]

/** A sum: nobody has it for a number. */
const ROUND = /^[1-9]\d{0,9}0{5,}$/u

function isPhone(sequence: string, contextFor: () => NumberContext): boolean {
  const digits = sequence.replaceAll(/[^\d+]/gu, '')
  const count = digits.replaceAll('+', '').length
  if (count < 7 || count > 17) return false
  const words = sequence.split('\u0001').length - 1
  if (words >= 5 || (words >= 2 && count >= 8)) return true
  if (CERTAIN_MOBILES.some((form) => form.test(digits))) return true
  const { isCalled, isNamed } = contextFor()
  if (isNamed || ROUND.test(digits)) return false
  return isCalled || MOBILES.some((form) => form.test(digits))
}

/** Letters that look like a digit. */
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', e: '3', s: '5', b: '8' }
/** Groups of digits and of letters that look like them, one after the other: "O5S l2E 4567". */
const LOOKALIKE_RUN =
  /(?<![\p{L}\p{N}])\+?(?:(?:[oilzesb]*\d[\doilzesb]*|o[oilzesb]{0,8}|[ilzesb])(?:[\s.\-*/_]{1,3}|(?![\p{L}\p{N}]))){1,17}/gu
const MIN_TRUE_DIGITS = 4

/** Where most of it are digits, and all of it together is a number to call. */
const hasLookalikeNumber = (text: string): boolean =>
  [...text.matchAll(LOOKALIKE_RUN)].some(([run]) => {
    if (!/[a-z]/u.test(run) || run.replaceAll(/\D/gu, '').length < MIN_TRUE_DIGITS) return false
    const digits = run.replaceAll(/[a-z]/gu, (letter) => LOOKALIKES[letter] ?? '').replaceAll(/[^\d+]/gu, '')
    return digits.length <= 17 && MOBILES.some((form) => form.test(digits))
  })

export function hasPhone(plain: string): boolean {
  const masked = HONEST.reduce((text, form) => text.replace(form, ' ; '), ` ${plain} `)
  if (hasLookalikeNumber(masked)) return true
  const text = withDigits(masked)
  return [...text.matchAll(SEQUENCE)].some((match) => isPhone(match[0], () => contextOf(text, match)))
}
