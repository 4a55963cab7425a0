import { foldDigits, searchForm } from '@fareeq/domain/kernel/text/text.ts'

/** Punctuation before a word: none, within a sentence, or between two. */
export type Break = 'none' | 'comma' | 'stop'

/** One word of the text: its normalised form, and its offset in the original. */
export type Token = {
  /** Normalised: «المطوّرين» → «المطورين», «Node.JS» → «node.js». */
  form: string
  /** Without the prefixes «ال», «و», «ب», «ل»: «وبالإنجليزية» → «انجليزيه». Latin words have none. */
  bare: readonly string[]
  /** As it is in the text, with its vowel marks. */
  raw: string
  start: number
  end: number
  /** Preceded by a comma or a full stop. */
  breaks: boolean
  gap: Break
  /** Joined to the number before by a hyphen: a range. */
  hyphened: boolean
  /** Preceded by «و», "and", or a plus sign. */
  isJoined: boolean
}

const WORD =
  /\.net\b|\+\+c\b|\d{1,3}(?:[,٬]\d{3})+(?:\.\d+)?k?|[٠-٩]{1,3}(?:[,٬،][٠-٩]{3})+|[$€£]|[#×](?=\p{Nd})|s\/4hana|[\p{L}\p{M}\p{Nd}]+(?:[.'’٫][\p{L}\p{Nd}]+)*[+#]*/giu
const PREFIXES = [
  '',
  'ال',
  'و',
  'وال',
  'ب',
  'بال',
  'ل',
  'لل',
  'ولل',
  'ول',
  'وب',
  'وبال',
  'ف',
  'فال',
  'ك',
  'كال',
  'عال',
  'هال',
  'بهال',
  'ع',
]
const MIN_STEM = 2

const bareForms = (form: string): string[] =>
  /^\p{Script=Arabic}/u.test(form)
    ? PREFIXES.filter((prefix) => form.startsWith(prefix) && form.length - prefix.length >= MIN_STEM).map((prefix) =>
        form.slice(prefix.length),
      )
    : [form]

const gapOf = (gap: string): Break =>
  /[.;!?؛؟\n]/.test(gap) ? 'stop' : /[,:،()[\]—–/|]| - |^ ?-$/.test(gap) ? 'comma' : 'none'

const AND = new Set(['and', 'و', '&', 'plus'])

export function tokensOf(text: string): Token[] {
  let end = 0
  let before = ''
  return [...text.matchAll(WORD)].map((match) => {
    const [raw] = match
    const form = searchForm(raw)
      .replace('’', "'")
      .replaceAll('٫', '.')
      .replaceAll(/(?<=\d)[,٬،](?=\d)/g, '')
    const gap = text.slice(end, match.index)
    end = match.index + raw.length
    const isJoined = AND.has(before) || /[&+]/.test(gap) || /^و(?=\p{L}{2})/u.test(form) || /^و(?=[a-z0-9])/.test(form)
    before = form
    const pause = gapOf(gap)
    const breaks = /[.,;:!?،؛؟\n]/.test(gap)
    const hyphened = /^\s*[-–—]\s*$/.test(gap)
    return { form, bare: bareForms(form), raw, start: match.index, end, breaks, gap: pause, hyphened, isJoined }
  })
}

/** A phrase as normalised words, for comparison. */
export const phraseOf = (text: string): string[] => tokensOf(text).map(({ form }) => form)

/** The source text between two tokens, both included. */
export const excerpt = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to]?.end)

/** The value of a token of digits, in any script; "3x", "x3" and "7+" are the number. */
export function digitsOf(token: Token | undefined): number | null {
  const match = /^و?x?(\d{1,9}(?:\.\d+)?)(?:\+|x)?$/.exec(foldDigits(token?.form ?? ''))
  return match ? Number(match[1]) : null
}
