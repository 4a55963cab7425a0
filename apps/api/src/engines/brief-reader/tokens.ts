import { foldDigits, searchForm } from '@fareeq/domain/kernel/text.ts'

/** One word of the brief: as it is compared, and where it stands in the original. */
export type Token = {
  /** Folded: «المطوّرين» → «المطورين», «Node.JS» → «node.js». */
  form: string
  /** Without «ال», «و», «ب», «ل» before it: «وبالإنجليزية» → «انجليزيه». Latin words have no others. */
  bare: readonly string[]
  start: number
  end: number
  /** A comma or a full stop stands between the word before and this one. */
  breaks: boolean
  /** A hyphen, «إلى» or "to" makes it a range with the number before. */
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

/** A phrase as folded words, ready to be compared. */
export const phraseOf = (text: string): string[] => tokensOf(text).map(({ form }) => form)

/** Does the phrase stand here? Its first word may carry «ال» or «و»; the others may carry «ال». */
function standsAt(tokens: readonly Token[], at: number, phrase: readonly string[]): boolean {
  return phrase.every((word, offset) => {
    const token = tokens[at + offset]
    if (!token || (offset > 0 && token.breaks)) return false
    return offset === 0 ? token.bare.includes(word) : token.form === word || token.form === `ال${word}`
  })
}

/** The words between two tokens, both included, as they were written. */
export const excerpt = (text: string, tokens: readonly Token[], from: number, to: number): string =>
  text.slice(tokens[from]?.start, tokens[to]?.end)

type Phrase = readonly [name: string, words: readonly string[]]
/** Every form of a table by its first word: a text is read against hundreds of them at each of its words. */
export type Lexicon = ReadonlyMap<string, readonly Phrase[]>

export const lexicon = (table: Readonly<Record<string, readonly string[]>>): Lexicon =>
  Map.groupBy(
    Object.entries(table).flatMap(([name, forms]) => forms.map((form): Phrase => [name, phraseOf(form)])),
    ([, [first = '']]) => first,
  )

/** The longest phrase that stands here, so that "react native" is found before "react". */
export function phraseAt(words: Lexicon, tokens: readonly Token[], at: number, longest = Infinity): Phrase | undefined {
  const begun = tokens[at]?.bare.flatMap((form) => words.get(form) ?? []) ?? []
  return begun
    .filter(([, phrase]) => phrase.length <= longest && standsAt(tokens, at, phrase))
    .toSorted((a, b) => b[1].length - a[1].length)[0]
}

/** The number a word says: digits in any script. */
export function digitsOf(token: Token | undefined): number | null {
  const found = /^(\d{1,4})(?:\+|x)?$/.exec(foldDigits(token?.form ?? ''))
  return found ? Number(found[1]) : null
}
