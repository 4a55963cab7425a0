import { type NumberContext, contextOf } from './rules-contacts-numbers.ts'
import { oneOf } from './rules-contacts-text.ts'
import { hasNumberWord, withDigits } from './rules-contacts-words.ts'

const CURRENCY = String.raw`(?:sar|usd|aed|egp|jod|eur|gbp|\$|€|£|ريال|دولار|درهم|جنيه|دينار|يورو|k\b|%)`
const COUNTED = String.raw`(?:req|user|row|record|line|ms|sec|second|minute|hour|day|month|year|employee|client|customer|transaction|order|point|download|view|message|event|item|file|page|byte|kb|mb|gb|px|مستخدم|طلب|سجل|سطر|ثاني|دقيق|ساع|يوم|شهر|سن|عميل|موظف|عملي|رسال|زيار|تحميل|ميغا|صف(?!ر)|منتج)`

/** What is a number of something else, and cannot be called. */
const HONEST: readonly RegExp[] = [
  // Hashes, ids of records, versions of packages.
  /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gu,
  /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*\d)[0-9a-f]{7,64}\b/gu,
  /(?<![\p{L}\p{N}])(?!(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)[-_/])[a-z]{2,10}[-_#/](?:[a-z0-9]{1,8}[-_/])?\d[\d-]*/gu,
  /(?<!\d)#\s?(?!0)\d+(?![#\d])/gu,
  // 192.168.10.254, with its port.
  /(?<![\d.])(?!0\d)(?:\d{1,3}\.){3}\d{1,3}(?!\.?\d)(?::\d+|\/\d+)?/gu,
  // Days in any order, ranges of days and of years.
  /\b(?:19|20)\d{2}[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\d|3[01]))?(?:t[\d:.+z-]+)?\b/gu,
  /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])[-/.](?:0?[1-9]|[12]\d|3[01])[-/.](?:19|20)?\d{2}\b(?![-/.]\d)/gu,
  /\b(?:19|20)\d{2}\s*[-–/]\s*(?:19|20)?\d{2}\b/gu,
  // 2016, 2019 and 2023
  /\b(?:19|20)\d{2}(?:(?:\s*[,،]\s*|\s*[,،]?\s+(?:and|or|و)\s?)(?:19|20)\d{2}\b)+/gu,
  // Times of a day, and from one to another.
  /(?<![\d:])\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d+)?\b(?!:\d)/gu,
  // 12,000 and 1,250,000.50
  /\b(?!0\d)\d{1,3}(?:[,٬]\d{3})+(?:\.\d+)?\b/gu,
  // Versions: 20.11.1
  /(?<![\d.+]|\b0\d\d\)?\s)v?(?!0\d|(?:966|971|962|965|974|973|968)\.)\d{1,3}(?:\.\d{1,4}){1,3}(?:-[a-z]+[.\d]*)?(?!\.?\d)/gu,
  new RegExp(String.raw`${CURRENCY}\s?\d+(?:\s*[-–]\s*\d+)?`, 'gu'),
  new RegExp(String.raw`(?<!\d)\d{1,12}(?:\s*(?:[-–]|to|الي)\s*\d{1,12})?\s?${CURRENCY}`, 'gu'),
  new RegExp(String.raw`(?<!\d)\d{1,12}(?:[ _]000)*\s?${COUNTED}`, 'gu'),
  // Bank accounts.
  /\b[a-z]{2}\d{2}(?:\s?\d{4}){3,}\s?\d{0,4}\b/gu,
  // From one round sum to another, groups of bits.
  /(?<![\d.])[1-9]\d{1,5}00\s*(?:[-–]|to|الي)\s*[1-9]\d{1,5}00(?!\d)/gu,
  /\b0[box][0-9a-f]+(?: [01]{4})*\b/gu,
  // 0.123456789
  /(?<![\d.])0\.\d+(?![\d.])/gu,
  // 10 000 000
  /\b\d{1,3}(?: 000)+\b/gu,
]

const FILLER = oneOf([
  'then|and|after that|after|plus|followed by|next|again|another|an?|dash|hyphen|minus|space|comma|dot|point|slash|underscore',
  'puis|et|ثم|و?بعد(?:ها|ين|ه|هم)|و|واخيرا|و?يليها?|فاصله|شرطه|مسافه|فراغ|نقطه|سلاش|كمان|برضو|مره ثانيه',
])
/** `\u0002` stands for what was masked, and separates. */
const SEPARATOR = String.raw`[^\p{L}\p{N}\u0002]{1,8}(?:(?:${FILLER})[^\p{L}\p{N}\u0002]{1,8}){0,2}`
const SEQUENCE = new RegExp(String.raw`(\+?\s*)(?<!\d)\(?\d(?:(?:${SEPARATOR})?\d)*`, 'gu')

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
const LOCAL_MOBILE = /^0(?:5\d{8}|7[789]\d{7}|1[0125]\d{8})$/u
const CERTAIN_MOBILES: readonly RegExp[] = [
  LOCAL_MOBILE,
  /^(?:00|\+)[1-9]\d{9,13}$/u,
  /^(?:966|971)5\d{8}$/u,
  /^9627[789]\d{7}$/u,
  /^201[0125]\d{8}$/u,
]

/** A sum: nobody has it for a number. */
const ROUND = /^[1-9]\d{0,9}0{5,}$/u

const LIST = /(?<![\p{L}\d])\d{1,4}(?:(?:[\s,،]+(?:and |or |و)?)\d{1,4}){2,}(?!\d)/gu
/** 10 20 30 40: numbers that rise by the same step; 1 1 2 3 5 8 13: many that never fall. */
const withoutSteps = (text: string): string =>
  text.replace(LIST, (list) => {
    const numbers = list.match(/\d+/gu)!.map(Number)
    const steps = numbers.slice(1).map((number, n) => number - numbers[n]!)
    const isEven = steps[0]! > 0 && steps.every((step) => step === steps[0])
    const isRising = numbers.length >= 6 && numbers[0]! > 0 && numbers.at(-1)! > 9 && steps.every((step) => step >= 0)
    return isEven || isRising ? ' \u0002 ' : list
  })
/** "0x5x6x3": a letter between each two digits. */
const LETTERED = /(?<![\p{L}\p{N}])\+?\d(?:[\p{L}]\d){7,14}(?![\p{L}\p{N}])/gu
const hasLetteredNumber = (text: string): boolean =>
  [...text.matchAll(LETTERED)].some(([run]) => CERTAIN_MOBILES.some((form) => form.test(run.replaceAll(/\p{L}/gu, ''))))

function isPhone(sequence: string, contextFor: () => NumberContext): boolean {
  const digits = sequence.replaceAll(/[^\d+]/gu, '').replaceAll(/(?<=\d)\+/gu, '')
  const count = digits.replaceAll('+', '').length
  if (count < 7 || count > 17) return false
  const words = sequence.split('\u0001').length - 1
  if (words >= 5 || (words >= 2 && count >= 8)) return true
  if (CERTAIN_MOBILES.some((form) => form.test(digits))) return true
  const { isCalled, isNamed } = contextFor()
  if (isNamed || ROUND.test(digits)) return false
  return (isCalled && (count > 7 || !/\p{L}/u.test(sequence))) || MOBILES.some((form) => form.test(digits))
}

/** Letters that look like a digit. */
const LOOKALIKES: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1', z: '2', e: '3', s: '5', b: '8', a: '4' }
/** Groups of digits and of letters that look like them, one after the other: "O5S l2E 4567". */
const LOOKALIKE_RUN =
  /(?<![\p{L}\p{N}])\+?(?:(?:[oilzesba]*\d[\doilzesba]*|o[oilzesb]{0,8}|[ilzesb])(?:[\s.\-*/_]{1,3}|(?![\p{L}\p{N}]))){1,17}/gu
const MIN_TRUE_DIGITS = 4

/** Where most of it are digits, and all of it together is a number to call. */
const hasLookalikeNumber = (text: string): boolean =>
  [...text.matchAll(LOOKALIKE_RUN)].some(([run]) => {
    if (!/[a-z]/u.test(run) || run.replaceAll(/\D/gu, '').length < MIN_TRUE_DIGITS) return false
    const digits = run.replaceAll(/[a-z]/gu, (letter) => LOOKALIKES[letter] ?? '').replaceAll(/[^\d+]/gu, '')
    return digits.length <= 17 && MOBILES.some((form) => form.test(digits))
  })

const GROUP = /(?<=(?:^|[^\p{L}\d])[وبف]?)\d{2,7}(?![\p{L}\d])/gu
/** How far the parts of one number stand from each other. */
const PART_DISTANCE = 40
const MAX_PARTS = 4
const BACKWARDS = /backwards?|from the end|reversed?|right to left|معكوس|بالعكس|من الاخر|مقلوب/u

/** "First part 0563, second part 118240": groups beside each other that are one mobile together, in either order. */
function hasNumberInParts(text: string): boolean {
  const groups = [...text.matchAll(GROUP)]
  return groups.some((_, first) => {
    const parts: string[] = []
    for (const [n, group] of groups.slice(first, first + MAX_PARTS).entries()) {
      const previous = groups[first + n - 1]
      if (n > 0 && group.index - previous!.index - previous![0].length > PART_DISTANCE) return false
      parts.push(group[0])
      const orders = [parts, parts.toReversed()].filter(([part]) => part!.length >= 3)
      if (n > 0 && orders.some((order) => LOCAL_MOBILE.test(order.join('')))) return true
    }
    return false
  })
}

const isBackwards = (text: string): boolean =>
  BACKWARDS.test(text) &&
  [...text.matchAll(SEQUENCE)].some(([sequence]) => {
    const digits = Array.from(sequence.replaceAll(/\D/gu, '')).toReversed().join('')
    return digits.length >= 9 && MOBILES.some((form) => form.test(digits))
  })

/** What only a mobile is, also where it is called a price: 0551234567. And numbers as they are set: (202) 555-0143. */
const PLAIN_NUMBER =
  /(?<![\p{L}\d.])0(?:5\d{8}|7[789]\d{7}|1[0125]\d{8})(?![\d.])|(?<!\d)(?:\([2-9]\d{2}\) ?|[2-9]\d{2}-)\d{3}-\d{4}(?![\d-])/u

export function hasPhone(plain: string): boolean {
  if (PLAIN_NUMBER.test(plain)) return true
  if (!/\d/u.test(plain) && !hasNumberWord(plain)) return false
  if (hasLetteredNumber(plain)) return true
  const masked = withoutSteps(HONEST.reduce((text, form) => text.replace(form, ' \u0002 '), ` ${plain} `))
  if (hasLookalikeNumber(masked)) return true
  const text = withDigits(masked)
  if (hasNumberInParts(text) || isBackwards(text)) return true
  return [...text.matchAll(SEQUENCE)].some((match) => isPhone(match[0], () => contextOf(text, match)))
}
