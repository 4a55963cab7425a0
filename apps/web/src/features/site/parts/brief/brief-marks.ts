/** A piece of text, and whether something was parsed from it. */
export type Piece = { text: string; isRead: boolean }

type Span = { from: number; to: number }

/** First occurrence of each source; longest first. */
function spansOf(text: string, sources: readonly string[]): Span[] {
  const spans: Span[] = []
  for (const source of [...new Set(sources)].filter(Boolean).toSorted((a, b) => b.length - a.length)) {
    const from = text.indexOf(source)
    if (from >= 0) spans.push({ from, to: from + source.length })
  }
  return spans.toSorted((a, b) => a.from - b.from)
}

/** Splits a text into parsed and unparsed pieces; adjacent and overlapping sources are merged. */
export function piecesOf(text: string, sources: readonly string[]): Piece[] {
  const pieces: Piece[] = []
  const add = (from: number, to: number, isRead: boolean) => {
    if (to > from) pieces.push({ text: text.slice(from, to), isRead })
  }
  let at = 0
  for (const { from, to } of spansOf(text, sources)) {
    if (to <= at) continue
    add(at, Math.max(at, from), false)
    add(Math.max(at, from), to, true)
    at = to
  }
  add(at, text.length, false)
  return pieces
}
