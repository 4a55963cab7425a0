/** Number words before "years", in the spelling of `dateForm`: "nine years", «خمس سنوات». */
const WORDS: readonly (readonly [number, string])[] = [
  [2, 'two|deux'],
  [3, 'three|trois|ثلاثه?'],
  [4, 'four|quatre|اربعه?'],
  [5, 'five|cinq|خمسه?'],
  [6, 'six|سته?'],
  [7, 'seven|sept|سبعه?'],
  [8, 'eight|huit|ثمان(?:ي|يه)?'],
  [9, 'nine|neuf|تسعه?'],
  [10, 'ten|dix|عشره?'],
  [11, 'eleven|onze|احدي? عشره?'],
  [12, 'twelve|douze|اثن(?:ا|ي|تا|تي) عشره?'],
  [13, 'thirteen|treize|ثلاثه? عشره?'],
  [14, 'fourteen|quatorze|اربعه? عشره?'],
  [15, 'fifteen|quinze|خمسه? عشره?'],
  [16, 'sixteen|seize|سته? عشره?'],
  [17, 'seventeen|سبعه? عشره?'],
  [18, 'eighteen|ثمان(?:ي|يه)? عشره?'],
  [19, 'nineteen|تسعه? عشره?'],
  [20, 'twenty|vingt|عشر(?:ون|ين)'],
]
const YEARS = String.raw`\s*(?=\+?\s*(?:years?|yrs?|ans|années|سنوات|سنه|عاما|اعوام)(?!\p{L}))`
/** Longest first: «عشر» is a suffix of «خمس عشرة». */
const PATTERNS = WORDS.toReversed().map(
  ([number, words]) => [number, new RegExp(`(?<!\\p{L})(?:ال)?(?:${words})${YEARS}`, 'gu')] as const,
)
const TWO = /(?<!\p{L})(?:سنت|عام)(?:ين|ان)(?!\p{L})/gu

/** Replaces number words by digits. */
export const numbersIn = (text: string): string =>
  PATTERNS.reduce((text, [number, pattern]) => text.replace(pattern, `${number} `), text.replace(TWO, '2 سنوات'))
