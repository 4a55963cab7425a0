/** Removes embedded fonts from a PDF: the text is read from the ToUnicode tables beside them. */
export function withoutFonts(pdf: Buffer): Buffer {
  const text = pdf.toString('latin1')
  const objects = [...text.matchAll(/(?<=^|[\r\n])(\d+) 0 obj\s([^]*?)\sendobj/g)].map(([, number, body]) => ({
    number: Number(number),
    body: body!,
  }))
  const fonts = new Set([...text.matchAll(/\/FontFile\d? (\d+) 0 R/g)].map(([, number]) => Number(number)))
  const rest = objects
    .filter(({ number }) => !fonts.has(number))
    .map(({ number, body }) => ({ number, body: body.replace(/\/FontFile\d? \d+ 0 R/, '') }))
  const parts = ['%PDF-1.4\n']
  const places = new Map<number, number>()
  let size = parts[0]!.length
  for (const { number, body } of rest) {
    const object = `${number} 0 obj\n${body}\nendobj\n`
    places.set(number, size)
    parts.push(object)
    size += object.length
  }
  const count = Math.max(...places.keys()) + 1
  const root = /\/Root (\d+ 0 R)/.exec(text)![1]!
  const rows = Array.from({ length: count }, (_, number) => {
    const place = places.get(number)
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`
  })
  parts.push(`xref\n0 ${count}\n${rows.join('')}trailer\n<</Size ${count}/Root ${root}>>\nstartxref\n${size}\n%%EOF`)
  return Buffer.from(parts.join(''), 'latin1')
}
