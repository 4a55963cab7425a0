import { strToU8, zipSync } from 'fflate'

/** A line of a document; `far` is at its other edge. */
export type DocumentLine = { text: string; far?: string; bullet?: boolean }

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const MAIN = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml'

export const paragraph = ({ text, far, bullet }: DocumentLine, rtl: boolean): string =>
  `<w:p><w:pPr>${rtl ? '<w:bidi/>' : ''}${bullet ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : ''}</w:pPr><w:r><w:t xml:space="preserve">${escape(text)}</w:t>${far === undefined ? '' : `<w:tab/><w:t>${escape(far)}</w:t>`}</w:r></w:p>`

export const docxFile = (lines: readonly DocumentLine[], rtl = false): Uint8Array =>
  docxOfBody(lines.map((line) => paragraph(line, rtl)).join(''))

/** Minimal WordprocessingML that Word accepts. */
export function docxOfBody(body: string): Uint8Array {
  const numbering = `<w:numbering xmlns:w="${MAIN}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`
  return zipSync(
    Object.fromEntries(
      Object.entries({
        '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/numbering.xml" ContentType="${TYPES}.numbering+xml"/></Types>`,
        '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
        'word/_rels/document.xml.rels': `<?xml version="1.0"?><Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/numbering" Target="numbering.xml"/></Relationships>`,
        'word/numbering.xml': `<?xml version="1.0"?>${numbering}`,
        'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${MAIN}"><w:body>${body}</w:body></w:document>`,
      }).map(([name, text]) => [name, [strToU8(text), { mtime: '2026-01-01' }]]),
    ),
  )
}

const SECTOR = 512
const [END, FREE, FAT_SECTOR] = [0xfffffffe, 0xffffffff, 0xfffffffd]

/** Word 97 format: a compound file with the text in one piece, UTF-16. */
export function docFile(content: string): Uint8Array {
  const text = `${content.replaceAll('\n', '\r')}\r`
  const main = Buffer.alloc(Math.max(4096, roundUp(0x800 + text.length * 2)))
  main.writeUInt16LE(0xa5ec, 0)
  main.writeUInt16LE(0x00c1, 2)
  main.writeUInt16LE(0x0200, 0x0a) // the table stream is "1Table"
  main.writeUInt32LE(0x800, 0x18)
  main.writeUInt32LE(text.length, 0x4c)
  main.write(text, 0x800, 'utf16le')
  const table = Buffer.alloc(4096)
  // One piece: its two character positions, then its offset.
  table.writeUInt8(2, 0)
  table.writeUInt32LE(16, 1)
  table.writeUInt32LE(0, 5)
  table.writeUInt32LE(text.length, 9)
  table.writeUInt32LE(0x800, 15)
  main.writeUInt32LE(0, 0x1a2)
  main.writeUInt32LE(21, 0x1a6)
  return compound([
    ['WordDocument', main],
    ['1Table', table],
  ])
}

const roundUp = (size: number) => Math.ceil(size / SECTOR) * SECTOR

function compound(streams: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const chain: number[] = [FAT_SECTOR, END]
  const starts = streams.map(([, bytes]) => {
    const first = chain.length
    const count = bytes.length / SECTOR
    for (let index = 1; index <= count; index++) chain.push(index === count ? END : first + index)
    return first
  })
  const fat = Buffer.alloc(SECTOR, 0xff)
  chain.forEach((next, index) => fat.writeUInt32LE(next, index * 4))
  const header = Buffer.alloc(SECTOR, 0)
  header.write('d0cf11e0a1b11ae1', 0, 'hex')
  for (const [value, at] of [
    [0x3e, 24],
    [3, 26],
    [0xfffe, 28],
    [9, 30],
    [6, 32],
  ] as const)
    header.writeUInt16LE(value, at)
  for (const [value, at] of [
    [1, 44],
    [1, 48],
    [4096, 56],
    [END, 60],
    [END, 68],
  ] as const)
    header.writeUInt32LE(value, at)
  header.fill(0xff, 76)
  header.writeUInt32LE(0, 76)
  const directory = Buffer.alloc(SECTOR)
  const entry = (index: number, name: string, type: number, links: readonly number[], start: number, size: number) => {
    const at = index * 128
    directory.write(name, at, 'utf16le')
    directory.writeUInt16LE((name.length + 1) * 2, at + 64)
    directory.writeUInt8(type, at + 66)
    directory.writeUInt8(1, at + 67)
    links.forEach((link, index) => directory.writeUInt32LE(link, at + 68 + index * 4))
    directory.writeUInt32LE(start, at + 116)
    directory.writeUInt32LE(size, at + 120)
  }
  entry(0, 'Root Entry', 5, [FREE, FREE, 1], END, 0)
  streams.forEach(([name, bytes], index) =>
    entry(
      index + 1,
      name,
      2,
      [FREE, index + 2 <= streams.length ? index + 2 : FREE, FREE],
      starts[index]!,
      bytes.length,
    ),
  )
  for (let index = streams.length + 1; index < 4; index++) entry(index, '', 0, [FREE, FREE, FREE], 0, 0)
  return Buffer.concat([header, fat, directory, ...streams.map(([, bytes]) => bytes)])
}
