import { searchForm } from '../kernel/text/text.ts'

/**
 * Markdown-lite, the little that articles need: `## heading`, `### smaller`, `- item`, `1. item`, `> quote`,
 * paragraphs, and inside a line **bold**, `code` and [words](address). Anything else is text, so nothing can be injected.
 */
export type Block =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'quote'; text: string }
  | { kind: 'list'; ordered: boolean; items: string[] }

export type Heading = { id: string; level: 2 | 3; text: string }

export type TextSpan = { text: string; bold?: true; code?: true; href?: string }

const HEADING = /^(#{2,3}) +(.+)$/
const BULLET = /^[-*] +(.+)$/
const NUMBER = /^\d{1,2}\. +(.+)$/
const QUOTE = /^> ?(.*)$/

/** Parses blocks. Blank lines separate paragraphs; a line inside a paragraph joins the one before. */
export function readBlocks(markdown: string): Block[] {
  const ids = new Map<string, number>()
  return markdown
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .flatMap((chunk) => chunkBlocks(chunk.trim(), ids))
}

function chunkBlocks(chunk: string, ids: Map<string, number>): Block[] {
  if (chunk === '') return []
  const [first = '', ...rest] = chunk.split('\n').map((line) => line.trim())
  const heading = HEADING.exec(first)
  if (heading) {
    const text = plainText(heading[2] ?? '')
    const block: Block = { kind: 'heading', level: heading[1]?.length === 3 ? 3 : 2, id: headingId(text, ids), text }
    return [block, ...chunkBlocks(rest.join('\n'), ids)]
  }
  const lines = [first, ...rest]
  const items = (shape: RegExp) => joinItems(lines, shape)
  if (BULLET.test(first)) return [{ kind: 'list', ordered: false, items: items(BULLET) }]
  if (NUMBER.test(first)) return [{ kind: 'list', ordered: true, items: items(NUMBER) }]
  if (QUOTE.test(first)) return [{ kind: 'quote', text: lines.map((line) => line.replace(QUOTE, '$1')).join(' ') }]
  return [{ kind: 'paragraph', text: lines.join(' ') }]
}

/** An unmarked line continues the item before it. */
const joinItems = (lines: readonly string[], shape: RegExp): string[] =>
  lines.reduce<string[]>((items, line) => {
    const item = shape.exec(line)?.[1]
    if (item !== undefined) return [...items, item]
    return [...items.slice(0, -1), `${items.at(-1) ?? ''} ${line}`.trim()]
  }, [])

/** Slug of a heading in either script: «ما الذي نقيسه؟» → `ما-الذي-نقيسه`. Duplicates get a number. */
function headingId(text: string, ids: Map<string, number>): string {
  const base =
    searchForm(text)
      .replace(/[^\p{L}\p{Nd}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'part'
  const count = (ids.get(base) ?? 0) + 1
  ids.set(base, count)
  return count === 1 ? base : `${base}-${count}`
}

export const contentsOf = (blocks: readonly Block[]): Heading[] =>
  blocks.flatMap((block) => (block.kind === 'heading' ? { id: block.id, level: block.level, text: block.text } : []))

/** Allow-list of link targets; any other stays text. */
const SAFE_HREF = /^(?:\/(?!\/)|https?:\/\/|mailto:)\S*$/
const INLINE = /\*\*([^*\n]+)\*\*|`([^`\n]+)`|\[([^\]\n]+)\]\(([^()\s]+)\)/g

export function readSpans(text: string): TextSpan[] {
  const spans: TextSpan[] = []
  let end = 0
  for (const match of text.matchAll(INLINE)) {
    const [token, bold, code, words, href] = match
    if (words !== undefined && !SAFE_HREF.test(href ?? '')) continue
    if (match.index > end) spans.push({ text: text.slice(end, match.index) })
    if (bold !== undefined) spans.push({ text: bold, bold: true })
    else if (code !== undefined) spans.push({ text: code, code: true })
    else if (words !== undefined && href !== undefined) spans.push({ text: words, href })
    end = match.index + token.length
  }
  if (end < text.length) spans.push({ text: text.slice(end) })
  return spans
}

/** Without markup, for search, excerpts and counting. */
export const plainText = (text: string): string =>
  readSpans(text)
    .map((span) => span.text)
    .join('')

export const blockText = (block: Block): string =>
  block.kind === 'list' ? block.items.map(plainText).join(' ') : plainText(block.text)
