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
const blank = (text: string) => text.replace(/[^\n]+/g, (run) => ' '.repeat(run.length))

/** A run of code up to the next character that may begin a string, a comment or a regular expression. */
const CODE_RUN = /[^"'`/]+/y
const TOKENS: readonly ['text' | 'comment' | 'regex', RegExp][] = [
  ['comment', /\/\/[^\n]*|\/\*[^]*?\*\//y],
  // A template literal counts as one string, interpolations included.
  ['text', /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[^]|[^`\\])*`/y],
  ['regex', /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y],
]
const matchAt = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

function tokenize(text: string): Source {
  const [code, texts, uncommented]: [string[], string[], string[]] = [[], [], []]
  let tail = ''
  const put = (kind: 'code' | 'text' | 'comment', piece: string) => {
    const spaces = kind === 'code' ? '' : blank(piece)
    code.push(kind === 'code' ? piece : spaces)
    texts.push(kind === 'text' ? piece : spaces || blank(piece))
    uncommented.push(kind === 'comment' ? spaces : piece)
    tail = (tail + (spaces || piece)).slice(-40)
  }
  let at = 0
  scan: while (at < text.length) {
    const run = matchAt(CODE_RUN, text, at)
    if (run !== undefined) {
      put('code', run)
      at += run.length
      continue
    }
    for (const [kind, token] of TOKENS) {
      const match = matchAt(token, text, at)
      if (match === undefined || (kind === 'regex' && !BEFORE_REGEX.test(tail))) continue
      put(kind === 'regex' ? 'comment' : kind, match)
      at += match.length
      continue scan
    }
    put('code', text[at] ?? '')
    at++
  }
  return { code: code.join(''), texts: texts.join(''), uncommented: uncommented.join('') }
}

export function lineAt(text: string, index: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < index; at = text.indexOf('\n', at + 1)) line++
  return line
}

/** Matches by line. */
export const linesWith = (text: string, pattern: RegExp): { line: number; match: string }[] =>
  [...text.matchAll(pattern.flags.includes('g') ? pattern : new RegExp(pattern, `${pattern.flags}g`))].map((match) => ({
    line: lineAt(text, match.index),
    match: match[0].trim(),
  }))

/** `house-allow <law>: reason` on the line or on the one above lets that line pass; without a reason it does not. */
export function isAllowed(text: string, line: number, law: string): boolean {
  const lines = text.split('\n')
  const note = new RegExp(`house-allow ${law}: [\\p{L}\\p{N}]`, 'u')
  return [lines[line - 1], lines[line - 2]].some((near) => near !== undefined && note.test(near))
}
