import { deflateSync } from 'node:zlib'

/** A4 in points. */
export const [PAGE_WIDTH, PAGE_HEIGHT] = [595, 842]

/** Pages from what is drawn on them, with Helvetica as F1 and its bold as F2. */
export function pdfPages(pages: readonly string[]): Uint8Array {
  const font = (name: string) => `<</Type/Font/Subtype/Type1/BaseFont/${name}/Encoding/WinAnsiEncoding>>`
  const objects: (string | Buffer)[] = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, index) => `${5 + index * 2} 0 R`).join(' ')}]>>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((page, index) => {
      const packed = deflateSync(Buffer.from(page, 'latin1'))
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}]/Resources<</Font<</F1 3 0 R/F2 4 0 R>>>>/Contents ${6 + index * 2} 0 R>>`,
        Buffer.concat([
          Buffer.from(`<</Filter/FlateDecode/Length ${packed.length}>>stream\n`),
          packed,
          Buffer.from('\nendstream'),
        ]),
      ]
    }),
  ]
  return pdfFile(objects)
}

/** A PDF from its objects, numbered from 1; the first is the catalogue. */
export function pdfFile(objects: readonly (string | Buffer)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n')]
  const offsets: number[] = []
  objects.forEach((object, index) => {
    offsets.push(parts.reduce((size, part) => size + part.length, 0))
    parts.push(
      Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object as string), Buffer.from('\nendobj\n')]),
    )
  })
  const start = parts.reduce((size, part) => size + part.length, 0)
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF`,
    ),
  )
  return new Uint8Array(Buffer.concat(parts))
}
