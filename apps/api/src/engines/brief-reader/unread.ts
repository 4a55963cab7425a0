import { type Token, excerpt, phraseOf } from './tokens.ts'
import { FILLERS } from './words.ts'

const fillers = new Set(FILLERS.flatMap(phraseOf))

/** Stop words, which carry no requirement. */
const isFiller = ({ form, bare }: Token): boolean => fillers.has(form) || bare.some((form) => fillers.has(form))

/** The phrases that no rule consumed, shown so that the author sees what was not understood. */
export function unreadOf(text: string, tokens: readonly Token[], readTokens: ReadonlySet<number>): string[] {
  const phrases: string[] = []
  let from = -1
  let to = -1
  const close = () => {
    if (from >= 0) phrases.push(excerpt(text, tokens, from, to))
    from = -1
  }
  for (const [at, token] of tokens.entries()) {
    if (readTokens.has(at) || token.breaks) close()
    if (readTokens.has(at) || isFiller(token)) continue
    if (from < 0) from = at
    to = at
  }
  close()
  return phrases
}
