import { inflateSync } from 'node:zlib'
import type { CvLine } from '../text/lines.ts'
import { getDocumentProxy } from 'unpdf'
import { MAX_LINES, Unreadable, withAddresses } from './raw-lines.ts'
import { turnedWords } from './pdf-ligatures.ts'
import { linesOfPage } from './pdf-lines.ts'
import type { Glyphs } from './pdf-rows.ts'

const MAX_PAGES = 20
const MAX_GLYPHS = 60_000
const MAX_STREAM_BYTES = 32 * 2 ** 20
const MAX_TOTAL_BYTES = 96 * 2 ** 20

/** Decompression bombs: inflates all streams with a limit, which the PDF library does not have. */
function refuseBombs(bytes: Uint8Array) {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let total = 0
  for (let at = buffer.indexOf('stream'); at >= 0; at = buffer.indexOf('stream', at + 6)) {
    if (buffer.subarray(at - 3, at).toString('latin1') === 'end') continue
    const start = at + 6 + (buffer[at + 6] === 0x0d ? 2 : 1)
    try {
      total += inflateSync(buffer.subarray(start), { maxOutputLength: MAX_STREAM_BYTES }).length
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw new Unreadable('cv_unsafe')
    }
    if (total > MAX_TOTAL_BYTES) throw new Unreadable('cv_unsafe')
  }
  // Nested compression filters have no legitimate use.
  if (/\/Filter\s*\[[^\]]*(?:Flate|LZW|RunLength)\w*[^\]]*(?:Flate|LZW|RunLength)/.test(buffer.toString('latin1')))
    throw new Unreadable('cv_unsafe')
}

type Annotation = { url?: string; unsafeUrl?: string }

export async function pdfLines(bytes: Uint8Array): Promise<CvLine[]> {
  refuseBombs(bytes)
  const pdf = await getDocumentProxy(bytes, { useSystemFonts: false, verbosity: 0 }).catch((error: Error) => {
    throw new Unreadable(error.name === 'PasswordException' ? 'cv_locked' : 'cv_broken')
  })
  const lines: CvLine[] = []
  const addresses: string[] = []
  let glyphs = 0
  let isDrawn = false
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    glyphs += items.length
    const texts = items.filter((item): item is Glyphs & typeof item => 'str' in item)
    const right = await turnedWords(page, texts.map(({ str }) => str).join(''))
    lines.push(...linesOfPage(texts.map((item) => ({ ...item, str: right(item.str) }))))
    // A scan paints an image; a page without operators is damaged.
    isDrawn ||= items.length > 0 || (await page.getOperatorList()).fnArray.length > 0
    for (const { url } of (await page.getAnnotations()) as Annotation[]) if (url) addresses.push(url)
    page.cleanup()
    if (glyphs > MAX_GLYPHS || lines.length > MAX_LINES) break
  }
  await pdf.loadingTask.destroy()
  if (!isDrawn) throw new Unreadable('cv_broken')
  return withAddresses(lines, addresses)
}
