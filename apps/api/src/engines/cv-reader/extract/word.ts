import type { CvLine } from '../text/lines.ts'
import { type Unzipped, unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth'
// @ts-expect-error -- it ships no types
import WordExtractor from 'word-extractor'
import { Unreadable, asLines, withAddresses } from './raw-lines.ts'

const MAX_ENTRIES = 2000
const MAX_BYTES = 12 * 2 ** 20
const MAX_COMPRESSION_RATIO = 150
/** Below this size no ratio is checked: small XML parts compress far better. */
const SMALL = 2 ** 20

const TEXT_PART = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w.-]+\.(?:xml|rels))$/

/** Inflates only the parts with text, each limited to its declared size, which is checked first. */
function openParts(bytes: Uint8Array): Unzipped {
  let entries = 0
  let total = 0
  return unzipSync(bytes, {
    filter({ name, size, originalSize }) {
      entries++
      total += TEXT_PART.test(name) ? originalSize : 0
      const swollen = originalSize > SMALL && originalSize > size * MAX_COMPRESSION_RATIO
      if (entries > MAX_ENTRIES || total > MAX_BYTES || swollen) throw new Unreadable('cv_unsafe')
      return TEXT_PART.test(name)
    },
  })
}

export async function docxLines(bytes: Uint8Array): Promise<CvLine[]> {
  const parts = openParts(bytes)
  const texts = Object.entries(parts).map(([name, part]) => [name, new TextDecoder().decode(part)] as const)
  // Entity expansion (XXE, "billion laughs"): Word writes neither.
  if (texts.some(([, text]) => /<!(?:DOCTYPE|ENTITY)/i.test(text))) throw new Unreadable('cv_unsafe')
  const convertImage = mammoth.images.imgElement(() => Promise.resolve({ src: '' }))
  const buffer = Buffer.from(zipSync(parts, { level: 0 }))
  const { value: html } = await mammoth.convertToHtml({ buffer }, { convertImage })
  const headers = texts.filter(([name]) => /^word\/header\d*\.xml$/.test(name)).map(([, text]) => headerText(text))
  const rels = texts.find(([name]) => name === 'word/_rels/document.xml.rels')?.[1] ?? ''
  const addresses = [...rels.matchAll(/Target="(https?:[^"]+)"/g)].map(([, address]) => entities(address!))
  return withAddresses(asLines([...new Set(headers), htmlText(html)].filter(Boolean).join('\n')), addresses)
}

/** Page headers, which often hold the contact details, are separate parts. */
const headerText = (xml: string) =>
  entities(
    xml
      .replace(/<w:tab\/>/g, '\t')
      .replace(/<\/w:p>|<w:br\/>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  ).trim()

/** Cells of a row are joined by tabs; cells with several lines follow each other. */
const rowText = (row: string) => {
  const cells = row.split('</td>').map((cell) => linesText(cell).trim())
  return `${cells.filter(Boolean).join(cells.some((cell) => cell.includes('\n')) ? '\n' : '\t')}\n`
}

const htmlText = (html: string) =>
  entities(linesText(html.replace(/<tr>((?:(?!<tr>)[^])*?)<\/tr>/g, (_, row: string) => rowText(row))))

const linesText = (html: string) =>
  html
    .replace(/<li>/g, '• ')
    .replace(/<(?:br \/|\/p|\/h\d|\/li|\/tr)>/g, '\n')
    .replace(/<[^>]*>/g, '')

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const entities = (text: string) =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi,
    (match, decimal?: string, hex?: string, name?: string) => {
      if (name) return NAMED[name] ?? match
      const code = decimal ? Number(decimal) : Number.parseInt(hex!, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )

type WordDocument = {
  getBody(): string
  getHeaders(options: { includeFooters: boolean }): string
  getTextboxes(options: { includeHeadersAndFooters: boolean }): string
}

export async function docLines(bytes: Uint8Array): Promise<CvLine[]> {
  const reader = new WordExtractor() as { extract(bytes: Buffer): Promise<WordDocument> }
  const word = await reader.extract(Buffer.from(bytes))
  const head = word.getHeaders({ includeFooters: false }).trim()
  const boxes = word.getTextboxes({ includeHeadersAndFooters: false }).trim()
  return asLines([head, word.getBody(), boxes].filter((text) => text !== '').join('\n'))
}
