import type { Piece, PdfRow } from './pdf-rows.ts'

const ARABIC_LETTER = /[[\p{Script=Arabic}ـ]--[\d٠-٩۰-۹،؛؟]]/v
const LEFT_TO_RIGHT = /[\p{L}\p{Nd}]/u
const BRACKETS: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
  '{': '}',
  '}': '{',
}
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Gaps in multiples of the font size: between words, and between columns. */
const WORD_GAP = 0.18
const COLUMN_GAP = 1.2

/** One line of text from the items of a row. */
export function joinRow({ pieces, size }: PdfRow, rtl: boolean): string {
  const isRtl = pieces.some(({ text }) => ARABIC_LETTER.test(text)) && (rtl || isMostlyArabic(pieces))
  if (isRtl) return fixEncoding(spaced(rightToLeft(pieces, size), size))
  const line = spaced(leftToRight(pieces), size)
  // A line of Latin words alone in a right-to-left paragraph.
  return rtl && !DOT_FIRST.test(line) ? inReadingOrder(line) : line
}

const DOT_FIRST = /^\.NET/
/** Punctuation, which has no direction of its own (bidi neutral). */
const ENDING = /[.,:;!?…%،؛؟]/

/**
 * Bidi: punctuation at the left edge of a Latin run in a right-to-left line follows the run in logical order («.TypeScript»
 * is «TypeScript.»). So does a bracket whose partner is not in the run, mirrored.
 */
function inReadingOrder(text: string): string {
  const marks: string[] = []
  let rest = text
  for (let [mark = ''] = rest; rest !== ''; [mark = ''] = rest) {
    const isHalf = '([{«'.includes(mark) && !rest.includes(BRACKETS[mark]!)
    if (!isHalf && !ENDING.test(mark)) break
    marks.unshift(isHalf ? BRACKETS[mark]! : mark)
    rest = rest.slice(mark.length)
  }
  if (rest.trimStart() !== rest || rest === '') return text
  const last = rest.at(-1)!
  const opens = ')]}»'.includes(last) && !rest.includes(BRACKETS[last]!)
  return (opens ? BRACKETS[last]! + rest.slice(0, -1) : rest) + marks.join('')
}

/** Neutrals alone, in right-to-left order with mirrored brackets. */
const turned = (marks: string): string =>
  Array.from(marks)
    .map((mark) => BRACKETS[mark] ?? mark)
    .toReversed()
    .join('')

const leftToRight = (pieces: readonly Piece[]) => pieces.toSorted((a, b) => a.left - b.left)

const isMostlyArabic = (pieces: readonly Piece[]) => {
  const text = pieces.map((piece) => piece.text).join('')
  return (text.match(/\p{Script=Arabic}/gu)?.length ?? 0) > (text.match(/\p{Script=Latin}/gu)?.length ?? 0)
}

/** A mark without a width is attached to the item before it. */
const edge = ({ left, right }: Piece) => (right - left < 0.01 ? right + 0.5 : right)

/** Visual to logical order from the right edge; Latin and number runs keep theirs, with the neutrals inside. */
function rightToLeft(pieces: readonly Piece[], size: number): Piece[] {
  const sorted = pieces.toSorted((a, b) => edge(b) - edge(a) || b.left - a.left)
  const out: Piece[] = []
  for (let at = 0; at < sorted.length;) {
    const piece = sorted[at]!
    const end = isLatin(piece) ? endOfRun(sorted, at) : at + 1
    if (isLatin(piece)) {
      const run = joinRun(sorted.slice(at, end), size)
      out.push({ ...run, text: inReadingOrder(run.text) })
    } else out.push({ ...piece, text: ARABIC_LETTER.test(piece.text) ? piece.text : turned(piece.text) })
    at = end
  }
  return out
}

function endOfRun(sorted: readonly Piece[], at: number): number {
  let end = at + 1
  for (let next = end; next < sorted.length; next++) {
    const piece = sorted[next]!
    if (ARABIC_LETTER.test(piece.text) || isApart(sorted[next - 1]!, piece)) break
    if (isLatin(piece)) end = next + 1
  }
  return end
}

/** A left-to-right run is one item of the line around it. */
const joinRun = (run: readonly Piece[], size: number): Piece => ({
  ...run[0]!,
  text: spaced(leftToRight(run), size),
  left: Math.min(...run.map(({ left }) => left)),
  right: Math.max(...run.map(({ right }) => right)),
})

const isLatin = ({ text }: Piece) => LEFT_TO_RIGHT.test(text) && !ARABIC_LETTER.test(text)
const isApart = (a: Piece, b: Piece) => a.left - b.right > Math.max(a.size, b.size) * COLUMN_GAP

const VOWEL_MARKS = /^\p{M}+$/u

function spaced(pieces: readonly Piece[], size: number): string {
  let line = ''
  /** The last item that has a width: a vowel mark stands above its letter. */
  let last: Piece | undefined
  for (const piece of pieces) {
    const isMark = VOWEL_MARKS.test(piece.text)
    const gap = last && !isMark ? Math.max(piece.left - last.right, last.left - piece.right) : 0
    if (gap > size * COLUMN_GAP) line = `${line.trimEnd()}\t`
    else if (gap > size * WORD_GAP && !/\s$/.test(line) && !/^\s/.test(piece.text)) line += ' '
    line += piece.text
    if (!isMark) last = piece
  }
  return line.normalize('NFKC').replace(BIDI, '').replace(/ +/g, ' ').trim()
}

/** Corrects encoding errors of fonts for right-to-left text. */
const fixEncoding = (line: string) =>
  line
    .replace(/ىل(?!\p{L})/gu, 'لى')
    .replace(/ا([أإآ])ل/g, 'ال$1')
    .replace(/(?<![\p{L}\p{Nd}])#([CF])(?![\p{L}\p{Nd}])/gu, '$1#')
    .replace(/(?<![\p{L}\p{Nd}])\+\+C(?![\p{L}\p{Nd}])/gu, 'C++')
    .replace(/(?<![\p{L}\p{Nd}.])NET((?: Core| Framework)?)\.(?![\p{L}\p{Nd}])/gu, '.NET$1')
    .replace(/\s+([،,؛:.])(?![\p{L}\p{Nd}])/gu, '$1')
    .replace(/(?<=\u064b) (?=ا(?!\p{L}))/gu, '')
