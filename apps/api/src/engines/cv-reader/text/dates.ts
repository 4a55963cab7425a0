import { HIJRI_MONTH, MONTH_NAME, dateForm, monthNamed } from '../lexicon/months.ts'

/** "2019-03", or "2019" where the month is missing or ambiguous. */
export type CvDate = string

type Token = { at: number; end: number; date?: CvDate; month?: number; present?: true; hijri?: true }

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`
const SHORT_YEAR = String.raw`['’]\d{2}`
const NUMBER_MONTH = '(?:0?[1-9]|1[0-2])'
const MARK = String.raw`\s*[/.\-]\s*`

const PRESENT = [
  String.raw`\b(?:till|until|to|up to)\s+(?:now|date|present|today)\b`,
  String.raw`\b(?:present|current(?:ly)?|now|today|ongoing)\b`,
  String.raw`(?:à\s+)?(?:ce jour|aujourd['’]hui|maintenant)(?!\p{L})|(?:présent|actuel(?:lement)?|en cours)(?!\p{L})`,
  '(?:(?:حتي|الي|لغايه|وحتي)\\s+)?(?:الان|اليوم|حاليًا|حاليا|الحاضر|تاريخه|يومنا هذا|تاريخ\\s+اليوم|(?:ال)?وقت\\s+الح(?:الي|اضر))(?!\\p{L})',
  '(?<!\\p{L})(?:مستمر|مستمره|حتيالان)(?!\\p{L})',
].join('|')

/** Patterns in order of precedence. */
const READERS: readonly [pattern: string, read: (match: RegExpExecArray) => Omit<Token, 'at' | 'end'>][] = [
  [PRESENT, () => ({ present: true })],
  [`${HIJRI_MONTH}\\s+1[34]\\d{2}(?!\\d)\\s*(?:هـ|ه(?!\\p{L}))?`, () => ({ hijri: true })],
  [String.raw`(?<!\d)1[34]\d{2}(?!\d)\s*(?:هـ|ه(?!\p{L})|ah\b)?`, () => ({ hijri: true })],
  [`(${YEAR})-(0[1-9]|1[0-2])-(?:[0-2]\\d|3[01])(?!\\d)`, ([, year, month]) => ({ date: `${year}-${month}` })],
  [
    String.raw`(?<!\d)(\d{1,2})${MARK}(\d{1,2})${MARK}(${YEAR})(?!\d)`,
    ([, a, b, year]) => ({ date: dayMonth(a, b, year) }),
  ],
  [
    `(?:(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?\\s+|شهر\\s+)?(${MONTH_NAME})[,،]?\\s*(?:of\\s+|\\d{1,2},\\s*)?(${YEAR}|${SHORT_YEAR})(?!\\d)`,
    ([, name, year]) => ({ date: inLetters(year, name) }),
  ],
  [
    `(${YEAR})[,،]?\\s+(${MONTH_NAME})(?!\\s*(?:${YEAR}|${SHORT_YEAR}))`,
    ([, year, name]) => ({ date: inLetters(year, name) }),
  ],
  [`(?<![\\d/.])(${NUMBER_MONTH})${MARK}(${YEAR})(?!\\d)`, ([, month, year]) => ({ date: numbered(year, month) })],
  [`(?<![\\d/.])(${YEAR})${MARK}(${NUMBER_MONTH})(?![\\d])`, ([, year, month]) => ({ date: numbered(year, month) })],
  [`(?<![\\d/.+])(${YEAR})(?!\\d)(?!\\s*(?:\\+|users|%))`, ([, year]) => ({ date: year! })],
  [MONTH_NAME, ([name]) => ({ month: monthNamed(bare(name)) })],
]
const PATTERNS = READERS.map(([pattern, read]) => ({ pattern: new RegExp(pattern, 'uy'), read }))

const bare = (name = '') => name.replace(/\.$/, '')
const numbered = (year = '', month = '') => `${year}-${month.padStart(2, '0')}`
const inLetters = (year = '', name = '') => numbered(longYear(year), String(monthNamed(bare(name)) ?? ''))
const longYear = (year: string) => {
  if (year.length === 4) return year
  const short = Number(year.slice(1))
  return String(short > 49 ? 1900 + short : 2000 + short)
}

/** 25/03/2017 is unambiguous; of 03/04/2017 only the year is taken. */
function dayMonth(a = '', b = '', year = ''): CvDate {
  const [first, second] = [Number(a), Number(b)]
  if (first > 12 && second <= 12) return numbered(year, b)
  if (second > 12 && first <= 12) return numbered(year, a)
  return first === second && first <= 12 ? numbered(year, a) : year
}

/** «1440هـ / 2019م» is one date in two calendars: the Gregorian one is taken, at the position of both. */
const BESIDE = /^م?\s*(?:[/(]|الموافق)?\s*(?:ل)?\s*$/u
function once(form: string, tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (const token of tokens) {
    const last = result.at(-1)
    const between = last && form.slice(last.end, token.at)
    const twice = last && between !== undefined && BESIDE.test(between)
    if (twice && last.hijri && token.date) result[result.length - 1] = { ...token, at: last.at }
    else if (twice && last.date && token.hijri && /[/(]|الموافق/.test(between)) {
      const closed = /^\s*\)/.exec(form.slice(token.end))?.[0].length ?? 0
      result[result.length - 1] = { ...last, end: token.end + closed }
    } else result.push(token)
  }
  return result
}

function tokensOf(text: string): Token[] {
  const form = dateForm(text)
  const tokens: Token[] = []
  for (let at = 0; at < form.length; at++) {
    for (const { pattern, read } of PATTERNS) {
      pattern.lastIndex = at
      const match = pattern.exec(form)
      if (!match) continue
      tokens.push({ at, end: at + match[0].length, ...read(match) })
      at += match[0].length - 1
      break
    }
  }
  return once(form, tokens)
}

export type Period = {
  start?: CvDate
  end?: CvDate
  current: boolean
  /** A date of the Hijri calendar, which is not converted. */
  hijri: boolean
  /** Only one date is given. */
  single?: CvDate
  /** The text without the dates. */
  rest: string
}

const CONNECTOR = /^م?[\s(]*(?:[-–—~/→]|\.{2,3}|to|until|till|à|au|الي|حتي|لغايه|وحتي|و)?[\s)]*(?:[-–—])?\s*$/u
const BEFORE =
  /(?:\b(?:from|since|between|expected|graduated|issued|date|summer|spring|autumn|fall|winter|depuis|de|du)|(?<!\p{L})(?:منذ|من|في الفتره|الفتره|تاريخ|عام|سنه|صيف|ربيع|خريف|شتاء|été))[:\s]*$/u
const SINCE = /(?:\b(?:since|depuis)|(?<!\p{L})منذ(?:\s+(?:عام|سنه))?)[:\s]*$/u
const DURATION =
  /\(?\b\d+\s*(?:yrs?|years?|mos?|months?)\b\.?(?:[\s,]*\d+\s*(?:mos?|months?)\b\.?)?\)?|\((?:[^()]*(?:سنه|سنوات|سنتان|شهر|اشهر)[^()]*)\)/gu

/** The first period, or the first date, of a line; null when it has none. */
export function periodIn(text: string): Period | null {
  const tokens = tokensOf(text)
  const form = dateForm(text)
  const first = tokens.findIndex((token) => token.date || token.hijri || (token.month && isRange(form, tokens, token)))
  const head = tokens[first]
  if (!head) return null
  const next = tokens[first + 1]
  const joined = next && CONNECTOR.test(form.slice(head.end, next.at)) && (next.date || next.present || next.hijri)
  // «حتى الآن» may be on the other side of its date where the order of a right-to-left line was reconstructed.
  const before = tokens[first - 1]
  const flipped = !joined && before?.present && CONNECTOR.test(form.slice(before.end, head.at))
  const [from, to] = [flipped ? before.at : head.at, joined ? next.end : head.end]
  const rest = without(text, form, from, to)
  if (head.hijri || (joined && next.hijri)) return { current: false, hijri: true, rest }
  const since = SINCE.test(form.slice(0, head.at))
  if (flipped || (joined && next.present) || (since && !joined))
    return { start: head.date, current: true, hijri: false, rest }
  if (!joined) return { single: head.date, current: false, hijri: false, rest }
  const begin = head.date ?? numbered(next.date!.slice(0, 4), String(head.month))
  const [start, end] = [begin, next.date!].toSorted()
  return { start, end, current: false, hijri: false, rest }
}

/** "Jan – Mar 2020": both months share the year. */
function isRange(form: string, tokens: readonly Token[], token: Token): boolean {
  const next = tokens[tokens.indexOf(token) + 1]
  return Boolean(next?.date?.includes('-') && /^\s*(?:[-–—]|to|الي)\s*$/u.test(form.slice(token.end, next.at)))
}

function without(text: string, form: string, from: number, to: number): string {
  const lead = BEFORE.exec(form.slice(0, from))
  const start = lead ? lead.index : from
  const before = text.slice(0, start).replace(/[\s([{|,،;:·•–—-]+$/u, '')
  const right = text.slice(to).replace(/^[\s)\]}|,،;:·•–—-]+/u, '')
  const joined = before && right ? `${before} | ${right}` : before || right
  const durations = [...dateForm(joined).matchAll(DURATION)].toReversed()
  return durations
    .reduce((rest, match) => rest.slice(0, match.index) + rest.slice(match.index + match[0].length), joined)
    .replace(/^[\s|·•,،–—-]+|[\s|·•,،(–—-]+$/gu, '')
}
