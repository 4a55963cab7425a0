import { foldDigits, searchForm } from '@fareeq/domain/kernel/text/text.ts'

/** One word of the brief: its normalised form, and its offset in the original. */
export type Token = {
  /** Normalised: «المطوّرين» → «المطورين», «Node.JS» → «node.js». */
  form: string
  /** Without the prefixes «ال», «و», «ب», «ل»: «وبالإنجليزية» → «انجليزيه». Latin words have none. */
  bare: readonly string[]
  start: number
  end: number
  /** Preceded by a comma or a full stop. */
  breaks: boolean
  /** Joined to the number before by a hyphen, «إلى» or "to": a range. */
  hyphened: boolean
}

const WORD = /\.net\b|[\p{L}\p{M}\p{Nd}]+(?:[.'’][\p{L}\p{Nd}]+)*[+#]*/giu
const PREFIXES = ['', 'ال', 'و', 'وال', 'ب', 'بال', 'ل', 'لل', 'ولل', 'ول', 'وب', 'وبال', 'ف', 'ك', 'كال']

const bareForms = (form: string): string[] =>
  /^\p{Script=Arabic}/u.test(form)
    ? PREFIXES.filter((prefix) => form.startsWith(prefix) && form.length - prefix.length >= 2).map((prefix) =>
        form.slice(prefix.length),
      )
    : [form]

export function tokensOf(text: string): Token[] {
  let end = 0
  return [...text.matchAll(WORD)].map((match) => {
    const form = searchForm(match[0]).replace('’', "'")
    const gap = text.slice(end, match.index)
    end = match.index + match[0].length
    const breaks = /[.,;:!?،؛؟\n]/.test(gap)
    return { form, bare: bareForms(form), start: match.index, end, breaks, hyphened: /^\s*[-–—]\s*$/.test(gap) }
  })
}

/** A phrase as normalised words, for comparison. */
export const phraseOf = (text: string): string[] => tokensOf(text).map(({ form }) => form)

/** Whether the phrase matches at this token. Its first word may have the prefix «ال» or «و»; the others «ال». */
function standsAt(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => {
    const token = tokens[at + offset]
    if (!token || (offset > 0 && token.breaks)) return false
    return offset === 0 ? token.bare.includes(word) : token.form === word || token.form === `ال${word}`
  })
}

/** The source text between two tokens, both included. */
export const excerpt = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to]?.end)

type Phrase = readonly [name: string, words: readonly string[]]
/** Phrases indexed by their first word, because hundreds of them are tried at every token. */
export type Lexicon = ReadonlyMap<string, readonly Phrase[]>

export const lexicon = (table: Readonly<Record<string, readonly string[]>>): Lexicon =>
  Map.groupBy(
    Object.entries(table).flatMap(([name, forms]) => forms.map((form): Phrase => [name, phraseOf(form)])),
    ([, [first = '']]) => first,
  )

/** The longest match at this token, so that "react native" wins over "react". */
export function phraseAt(
  words: Lexicon,
  tokens: readonly Token[],
  at: number,
  maxTokens = Infinity,
): Phrase | undefined {
  const candidates = tokens[at]?.bare.flatMap((form) => words.get(form) ?? []) ?? []
  return candidates
    .filter(([, phrase]) => phrase.length <= maxTokens && standsAt(tokens, at, phrase))
    .toSorted((a, b) => b[1].length - a[1].length)[0]
}

/** The value of a token of digits, in any script. */
export function digitsOf(token: Token | undefined): number | null {
  const match = /^(\d{1,4})(?:\+|x)?$/.exec(foldDigits(token?.form ?? ''))
  return match ? Number(match[1]) : null
}
