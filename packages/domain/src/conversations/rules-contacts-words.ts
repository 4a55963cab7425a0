import { oneOf } from './rules-contacts-text.ts'

/** Spoken in both languages, and in Arabic written with Latin letters. */
const UNITS: Readonly<Record<string, readonly string[]>> = {
  0: ['zero', 'oh', 'nought', 'naught', 'nil', 'sefr', 'sifr', 'صفر', 'زيرو'],
  1: ['one', 'wahed', 'wahid', 'واحد', 'واحده'],
  2: [
    'two',
    'etnein',
    'etneen',
    'etnen',
    'ithnayn',
    'itnayn',
    'ithnain',
    'اثنين',
    'اثنان',
    'اتنين',
    'ثنين',
    'تنين',
    'ثنتين',
    'اثنتين',
  ],
  3: ['three', 'talata', 'thalatha', 'talateh', 'ثلاثه', 'تلاته', 'ثلاث', 'تلات'],
  4: ['four', 'arbaa', 'arba3a', 'arbaah', 'arba', 'اربعه', 'اربع'],
  5: ['five', 'khamsa', 'khamseh', '5amsa', 'خمسه', 'خمس'],
  6: ['six', 'sitta', 'sitteh', 'setta', '6itta', '6etta', 'سته', 'ست'],
  7: ['seven', 'sabaa', 'sab3a', 'saba3a', 'سبعه', 'سبع'],
  8: [
    'eight',
    'tamanya',
    'thamaniya',
    'tamania',
    'tmanya',
    'ثمانيه',
    'تمانيه',
    'ثماني',
    'ثمان',
    'تمان',
    'تماني',
    'تمنيه',
  ],
  9: ['nine', 'tisaa', 'tes3a', 'tis3a', 'tesaa', 'تسعه', 'تسع'],
}
/** They stand for two digits or more: "zero fifty-five". */
const TENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
  'عشره',
  '(?:احد|احدي|اثني|اثنا|اثنتي|ثلاثه?|اربعه?|خمسه?|سته?|سبعه?|ثماني?ه?|تسعه?) عشره?',
  'حداشر',
  'اتناشر',
  'اطناشر',
  'تلتاشر',
  'اربعتاشر',
  'خمستاشر',
  'ستاشر',
  'سبعتاشر',
  'تمنتاشر',
  'تسعتاشر',
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
  String.raw`(?<![\p{L}])(?:(double|triple|دبل)[\s-]+)?(و?)(${oneOf([...DIGIT_OF.keys(), ...TENS])})(?![\p{L}])`,
  'gu',
)
const REPEATS: Readonly<Record<string, number>> = { double: 2, دبل: 2, triple: 3 }

/** Each number word becomes a group of digits, followed by `\u0001`, so that words and digits are read alike. */
export const withDigits = (text: string): string =>
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

export const hasNumberWord = (text: string): boolean => text.search(WORD) >= 0
