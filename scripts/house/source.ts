/** A tokenised file: `code` without comments and strings, `texts` without the rest; offsets are kept. */
export type Source = { code: string; texts: string; uncommented: string }

const cache = new Map<string, Source>()

export function sourceOf(text: string): Source {
  const cached = cache.get(text)
  if (cached) return cached
  const source = tokenize(text)
  cache.set(text, source)
  return source
}

/** Tokens after which a slash begins a regular expression; elsewhere it divides (or closes a JSX tag). */
const BEFORE_REGEX = /(?:^|[(,=:[!&|?{};+~]|=>|\breturn|\bof|\bcase)\s*$/
const blank = (text: string) => text.replace(/[^\n]/g, ' ')

function tokenize(text: string): Source {
  let [code, texts, uncommented] = ['', '', '']
  const put = (kind: 'code' | 'text' | 'comment', piece: string) => {
    code += kind === 'code' ? piece : blank(piece)
    texts += kind === 'text' ? piece : blank(piece)
    uncommented += kind === 'comment' ? blank(piece) : piece
  }
  const TOKENS: readonly ['text' | 'comment' | 'regex', RegExp][] = [
    ['comment', /\/\/[^\n]*|\/\*[^]*?\*\//y],
    // A template literal counts as one string, interpolations included.
    ['text', /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/y],
    ['regex', /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y],
  ]
  let at = 0
  scan: while (at < text.length) {
    if (/["'`/]/.test(text[at] ?? ''))
      for (const [kind, token] of TOKENS) {
        token.lastIndex = at
        const match = token.exec(text)?.[0]
        if (match === undefined || (kind === 'regex' && !BEFORE_REGEX.test(code.slice(-40)))) continue
        put(kind === 'regex' ? 'comment' : kind, match)
        at += match.length
        continue scan
      }
    put('code', text[at] ?? '')
    at++
  }
  return { code, texts, uncommented }
}

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

/** Matches by line. */
export const linesWith = (text: string, pattern: RegExp): { line: number; match: string }[] =>
  [...text.matchAll(new RegExp(pattern, pattern.flags.includes('g') ? pattern.flags : `${pattern.flags}g`))].map(
    (match) => ({ line: lineAt(text, match.index), match: match[0].trim() }),
  )

/** `house-allow <law>: reason` on the line or on the one above lets that line pass; without a reason it does not. */
export function isAllowed(text: string, line: number, law: string): boolean {
  const lines = text.split('\n')
  const note = new RegExp(`house-allow ${law}: [\\p{L}\\p{N}]`, 'u')
  return [lines[line - 1], lines[line - 2]].some((near) => near !== undefined && note.test(near))
}
