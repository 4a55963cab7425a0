import { type CueMark, cuesOf } from './cue-marks.ts'
import { type Mark, isFiller, marksOf } from './lexicon.ts'
import { type NumberMark, numbersOf } from './numbers.ts'
import { type Token, excerpt, tokensOf } from './tokens.ts'

const isAnd = (form: string | undefined): boolean => form === 'and' || form === 'و' || form === '&' || form === 'plus'

/** A text with all that was recognised in it, and which of it is taken back or not meant. */
export class Scan {
  readonly text: string
  readonly tokens: readonly Token[]
  readonly marks: readonly Mark[]
  readonly numbers: readonly NumberMark[]
  readonly cues: readonly CueMark[]
  readonly #cueAt = new Map<number, Set<CueMark['cue']>>()
  readonly #markAt = new Map<number, Mark>()
  readonly #numberAt = new Map<number, NumberMark>()
  readonly #readTokens = new Set<number>()

  constructor(text: string) {
    this.text = text
    this.tokens = tokensOf(text)
    this.cues = cuesOf(this.tokens)
    this.numbers = numbersOf(this.tokens).filter(
      ({ isArticle, from }) => !isArticle || this.tokens[from + 1]?.gap === 'none',
    )
    const isNumber = (at: number) =>
      this.numbers.some(({ from, to, isArticle }) => !isArticle && at >= from && at <= to)
    // «واحد» is a number, not «وأحد».
    this.marks = marksOf(this.tokens).filter(({ anyone, from }) => !anyone || !isNumber(from))
    // «واجهات» and «واحد» begin with a letter that elsewhere means "and".
    for (const { from, stem } of this.marks)
      if (this.tokens[from]?.form === stem) this.tokens[from].isJoined &&= isAnd(this.tokens[from - 1]?.form)
    for (const { from } of this.numbers)
      if (/^(?:واحد|وحد)/.test(this.tokens[from]?.form ?? ''))
        this.tokens[from]!.isJoined = isAnd(this.tokens[from - 1]?.form)
    for (const mark of this.marks) for (let at = mark.from; at <= mark.to; at++) this.#markAt.set(at, mark)
    for (const number of this.numbers) for (let at = number.from; at <= number.to; at++) this.#numberAt.set(at, number)
    for (const { cue, from, to } of this.cues)
      for (let at = from; at <= to; at++) this.#cueAt.set(at, (this.#cueAt.get(at) ?? new Set()).add(cue))
  }

  markAt = (at: number): Mark | undefined => this.#markAt.get(at)
  numberAt = (at: number): NumberMark | undefined => this.#numberAt.get(at)
  hasCue = (at: number, ...cues: CueMark['cue'][]): boolean => {
    const here = this.#cueAt.get(at)
    return here !== undefined && cues.some((cue) => here.has(cue))
  }
  isFiller = (at: number): boolean => {
    const token = this.tokens[at]
    return token !== undefined && isFiller(token)
  }
  gap = (at: number): Token['gap'] => this.tokens[at]?.gap ?? 'stop'

  /** Whether a cue stands among so many tokens before or after a range, within the sentence. */
  near(
    from: number,
    to: number,
    cues: readonly CueMark['cue'][],
    { back = 0, ahead = 0, isWithinClause = false }: { back?: number; ahead?: number; isWithinClause?: boolean },
  ): boolean {
    for (let at = from - 1; at >= 0 && from - at <= back; at--) {
      if (this.gap(at + 1) === 'stop' || (isWithinClause && this.gap(at + 1) === 'comma')) break
      if (this.hasCue(at, ...cues) && !this.isOfLevel(at)) return true
    }
    for (let at = to + 1; at < this.tokens.length && at - to <= ahead; at++) {
      if (this.gap(at) === 'stop' || (isWithinClause && this.gap(at) === 'comma')) break
      if (this.hasCue(at, ...cues) && !this.isOfLevel(at)) return true
    }
    return false
  }

  /** «متوسط الخبرة» is a level, and no word of experience. */
  private isOfLevel = (at: number): boolean => this.#markAt.get(at)?.level !== undefined

  /** The words of a range, which then count as read. */
  quote(from: number, to: number): string {
    for (let at = from; at <= to; at++) this.#readTokens.add(at)
    return excerpt(this.text, this.tokens, from, to)
  }

  /** The clause around a token: between two commas or stops. */
  clauseOf(at: number): { from: number; to: number } {
    let [from, to] = [at, at]
    while (from > 0 && this.gap(from) === 'none') from--
    while (to + 1 < this.tokens.length && this.gap(to + 1) === 'none') to++
    return { from, to }
  }

  /** The sentence around a token. */
  sentenceOf(at: number): { from: number; to: number } {
    let [from, to] = [at, at]
    while (from > 0 && this.gap(from) !== 'stop') from--
    while (to + 1 < this.tokens.length && this.gap(to + 1) !== 'stop') to++
    return { from, to }
  }

  /** The phrases that no field was read from, so that the author sees what was not understood. */
  unread(): string[] {
    const phrases: string[] = []
    let [from, to] = [-1, -1]
    const close = () => {
      if (from >= 0) phrases.push(excerpt(this.text, this.tokens, from, to))
      from = -1
    }
    for (const [at, token] of this.tokens.entries()) {
      if (this.#readTokens.has(at) || token.breaks) close()
      if (this.#readTokens.has(at) || isFiller(token)) continue
      if (from < 0) from = at
      to = at
    }
    close()
    return phrases
  }
}
