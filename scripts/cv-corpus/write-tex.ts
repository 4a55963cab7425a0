import { PAGE_HEIGHT as HEIGHT, PAGE_WIDTH as WIDTH, pdfPages } from '../../apps/api/src/testing/pdf-files.ts'
import { latin, wrap } from './write-pdf.ts'

const MARGIN = 56
const [SIZE, LARGE] = [10, 17]
const MAX_WIDTH = 90
const COLUMN = 90

/** As TeX writes: without spaces, only kerning between words, and with ligatures. */
const textOperator = (text: string) =>
  `[${text
    .split(' ')
    .map((word) => `(${latin(word).replace(/(?<=[WTVA])(?=[aeo])/g, ')80(')})`)
    .join('-278')}]TJ`

export function texPdf(text: string): Uint8Array {
  const marks: string[] = []
  let y = HEIGHT - MARGIN
  text
    .trim()
    .split('\n')
    .forEach((line, index) => {
      const size = index === 0 ? LARGE : SIZE
      const [near = '', far] = line.split(/ {4,}/)
      const draw = (part: string, x: number) =>
        marks.push(`BT /F1 ${size} Tf 1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm ${textOperator(part)} ET`)
      // Leading dates are a column of their own; trailing ones are at the far edge.
      if (far) draw(far, /^\d/.test(near) ? MARGIN + COLUMN : WIDTH - MARGIN - far.length * size * 0.5)
      for (const part of wrap(near, MAX_WIDTH)) {
        draw(part, MARGIN)
        y -= size * 1.35
      }
    })
  return pdfPages([marks.join('\n')])
}
