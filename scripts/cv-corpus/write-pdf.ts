import { PAGE_HEIGHT as HEIGHT, PAGE_WIDTH as WIDTH, pdfPages } from '../../apps/api/src/testing/pdf-files.ts'
import type { TextLine } from './layout-parts.ts'
import type { Sheet } from './layout.ts'

const MARGIN = 50

/** Latin text only, in the two fonts every reader has. `pages` repeats it, for measuring. */
export function pdfOf({ head, blocks }: Sheet, pages = 1): Uint8Array {
  const marks: string[][] = [[]]
  let y = HEIGHT - MARGIN
  const draw = (text: string, x: number, size: number, font: 'F1' | 'F2') =>
    marks.at(-1)!.push(`BT /${font} ${size} Tf 1 0 0 1 ${x.toFixed(1)} ${y.toFixed(1)} Tm (${latin(text)}) Tj ET`)
  const line = ({ text, far, bullet }: TextLine, size = 10, font: 'F1' | 'F2' = 'F1') => {
    for (const part of wrap(text, far ? 60 : 92)) {
      if (y < MARGIN) {
        marks.push([])
        y = HEIGHT - MARGIN
      }
      draw(
        `${bullet && part === wrap(text, far ? 60 : 92)[0] ? '\u2022 ' : ''}${part}`,
        MARGIN + (bullet ? 10 : 0),
        size,
        font,
      )
      if (far && part === wrap(text, 60)[0]) draw(far, WIDTH - MARGIN - far.length * size * 0.5, size, font)
      y -= size * 1.5
    }
  }
  for (let page = 0; page < pages; page++) {
    head.forEach((textLine, index) => line(textLine, index === 0 ? 20 : 10, index === 0 ? 'F2' : 'F1'))
    for (const { heading, lines } of blocks) {
      y -= 8
      line({ text: heading }, 13, 'F2')
      for (const textLine of lines) line(textLine)
    }
    if (page < pages - 1) {
      marks.push([])
      y = HEIGHT - MARGIN
    }
  }
  return pdfPages(marks.map((page) => page.join('\n')))
}

const OUTSIDE: Readonly<Record<string, string>> = {
  '–': '\\226',
  '—': '\\227',
  '•': '\\225',
  '’': '\\222',
  '·': '\\267',
}
export const latin = (text: string) => text.replace(/[\\()]/g, '\\$&').replace(/[–—•’·]/g, (mark) => OUTSIDE[mark]!)

export function wrap(text: string, max: number): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    if (lines.at(-1)!.length + word.length > max) lines.push(word)
    else lines[lines.length - 1] = `${lines.at(-1)} ${word}`.trim()
  }
  return lines
}
