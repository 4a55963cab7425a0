/**
 * The ten digits as they are spoken in English, French and the Arabic of the Gulf, Egypt, the Levant and the Maghreb, also
 * English in Arabic letters, and Arabic in Latin ones, which everybody spells in their own way.
 */
const UNITS: readonly string[] = [
  'zero|oh|nought|naught|nil|s[ie]?f[ie]?r|صفر|اصفار|زيرو',
  'one|une?|w[ae]{0,2}[7h][aei]{0,2}d[aeh]{0,2}|واحده?|وحده|وا?ن',
  'two|deux|[ei]?th?[tn]?[aeiy]{0,3}n[aeiy]{1,3}n|zouj|j(?:oo|ou|o|u)j|ا?[تث]نت?(?:ي?ن|ان)|[جز]وج|تو',
  'three|trois|th?[aei]?l[ae]{1,2}th?[ae]{0,2}h?|[تث]لا?[تث](?:ه|ات)?|[ثتس]ري',
  'four|quatre|(?:a?r|re)b[a3]{1,4}h?|ا?ربع(?:ه|ات)?|فور',
  "five|cinq|(?:k|kh|5|x|7')[aeo]?m[sz][aeh]{0,2}|خمس(?:ه|ات)?|فايف",
  'six|s[ie]?tt?(?:a|eh?|ah)|6[ie]tta|ست(?:ه|ات)?|سي?كس',
  'seven|sept|s[ae]?b[a3]{1,4}h?|سبع(?:ه|ات)?|سي?[فڤ]ن',
  'eight|huit|th?[ae]?m[ae]{0,2}n[iy]{1,2}[aeh]{0,3}|[تث]ما?ن(?:يه|ي|يا|ه|يات)?|اي[تط]',
  'nine|neuf|t[ie]?ss?[a3]{1,4}(?:h|ou?d)?|تسع(?:ه|و?د|ات)?|نا?ين',
]
const STEMS = '[تث]لا?[تث]|ا?ربع|خمس|ست|سبع|[تث]ما?ن|تسع'
/** They stand for two digits or more: "zero fifty-five". */
const TENS = [
  'ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred',
  'dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|(?:quar|cinqu|soix)ante|cent|et',
  'عشره?|(?:احد|احدي|اثني|اثنا|اثنتي|ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثماني?ه?|تسعه?) عشره?',
  '(?:ا?ح[دض]|ا?[تث]ن|[تث]لا?[تث]|ا?ربع|خمس|س|سبع|[تث]من|تسع)[اتطدع]{0,3}شر?',
  `عشر(?:ين|ون)|(?:${STEMS})(?:ين|ون|ت?(?:ميه|مايه|مائه|مايه))|م(?:ي|اي|ائ)ه|ميتين`,
].join('|')

const WORD = new RegExp(
  String.raw`(?<![\p{L}])(?:(double|triple|treble|دو?بل|تربل)[\s-]+)?و?(${UNITS.join('|')}|${TENS})(?![\p{L}])`,
  'gu',
)
const FORMS = UNITS.map((words) => new RegExp(`^(?:${words})$`, 'u'))
const REPEATS: Readonly<Record<string, number>> = { double: 2, دبل: 2, دوبل: 2, triple: 3, treble: 3, تربل: 3 }

function digitsOf(word: string, repeat: string | undefined): string {
  const digit = FORMS.findIndex((form) => form.test(word))
  return (digit < 0 ? '90' : String(digit)).repeat(REPEATS[repeat ?? ''] ?? 1)
}

const ENGLISH = 'zero|oh|one|two|three|four|five|six|seven|eight|nine'
/** "zerofivefive", "0five5": English words with nothing between them. */
const JOINED = new RegExp(
  String.raw`(?<![\p{L}])(?:${ENGLISH}|double){4,20}(?![\p{L}])|(?<=\d)(?:${ENGLISH})(?=\d)`,
  'gu',
)
const APART = new RegExp(`${ENGLISH}|double`, 'gu')
/** "O five five": the letter, spoken as a zero. */
const LETTER_O = new RegExp(
  String.raw`(?<![\p{L}\p{N}'’])o(?=[\s.,-]{1,3}(?:${ENGLISH}|double|triple)(?![\p{L}]))`,
  'gu',
)
/** "two fives", "اربع خمسات" */
const PLURAL = new RegExp(
  String.raw`(?<![\p{L}])(two|three|four|five|[تث]لا?[تث]|اربع|خمس|ست)\s+(?:(${ENGLISH})e?s|(اصفار|[\u0621-\u064a]{3,6}ات))(?![\p{L}])`,
  'gu',
)
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, اربع: 4, خمس: 5, ست: 6 }

/** Each number word becomes a group of digits, followed by `\u0001`, so that words and digits are read alike. */
export const withDigits = (text: string): string =>
  text
    .replace(JOINED, (words) => words.replace(APART, ' $& '))
    .replace(LETTER_O, 'oh')
    .replace(PLURAL, (_, many: string, english: string | undefined, arabic: string | undefined) =>
      `${english ?? arabic} `.repeat(COUNTS[many] ?? 3),
    )
    .replace(WORD, (_, repeat: string | undefined, word: string) => ` ${digitsOf(word, repeat)}\u0001 `)
    // "O55 l23 4567": letters that look like digits, in a word that is mostly digits.
    .replace(/(?<![\p{L}\p{N}])(?=[\doil]*\d[\doil]*\d)[\doil]{3,}(?![\p{L}\p{N}])/gu, (word) =>
      word.replaceAll('o', '0').replaceAll(/[il]/gu, '1'),
    )

export const hasNumberWord = (text: string): boolean => text.search(WORD) >= 0 || text.search(JOINED) >= 0
