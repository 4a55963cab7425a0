// Social preview image as SVG: title, topic, the five dots. The server rasterises it.
import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { text } from './escape.ts'

export const PICTURE = { width: 1200, height: 630 } as const

const INK = '#132a26'
const SOFT = '#465a54'
const MARGIN = 96
const dot = (x: number, y: number) => `M${x} ${y - 5}l5 5-5 5-5-5z`
const GREEN = dot(6, 6) + dot(17.5, 6) + dot(15.5, 23) + dot(27, 23)

/** Average width of a letter in ems, to break lines by. */
const LETTER: Record<Lang, number> = { ar: 0.5, en: 0.55 }

/** Greedy line breaking; the last line is truncated with an ellipsis. */
export function linesOf(words: string, perLine: number, max: number): string[] {
  const lines: string[] = ['']
  for (const word of words.split(/\s+/)) {
    const line = lines.at(-1) ?? ''
    if (line && line.length + word.length + 1 > perLine) lines.push(word)
    else lines[lines.length - 1] = line ? `${line} ${word}` : word
  }
  if (lines.length <= max) return lines
  return [...lines.slice(0, max - 1), `${lines[max - 1]?.replace(/[\s،,.:؛]+$/, '')}…`]
}

const SIZES = [84, 68, 56] as const

export function previewSvg({ lang, title, description }: { lang: Lang; title: string; description?: string }): string {
  const { width, height } = PICTURE
  const lineWidth = width - 2 * MARGIN
  const perLine = (size: number) => Math.floor(lineWidth / (size * LETTER[lang]))
  const size = SIZES.find((size) => linesOf(title, perLine(size), 9).length <= 2) ?? SIZES[2]
  const titleLines = linesOf(title, perLine(size), 3)
  const about = description ? linesOf(description, perLine(34), titleLines.length > 2 ? 1 : 2) : []
  const rtl = lang === 'ar'
  // Bidi embedding, because the renderer takes every line for left-to-right.
  const line = (words: string, y: number, fontSize: number, fill: string) =>
    `<text x="${rtl ? width - MARGIN : MARGIN}" y="${y}" font-size="${fontSize}" fill="${fill}" text-anchor="${rtl ? 'end' : 'start'}">${rtl ? `&#x202B;${text(words)}&#x202C;` : text(words)}</text>`
  const first = 268 + size / 2
  const lead = first + (titleLines.length - 1) * size * 1.3 + 84
  const transform = rtl ? `translate(${width - MARGIN - 118} 86) scale(2.8)` : `translate(${MARGIN} 86) scale(2.8)`
  const name = rtl ? width - MARGIN - 140 : MARGIN + 140
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="Readex Pro"><rect width="${width}" height="${height}" fill="#fbfaf6"/><g transform="translate(${rtl ? 60 : width - 220} ${height - 150})" opacity=".5"><path d="${GREEN}" transform="scale(4)" fill="#d9efe4"/><path d="${dot(36, 6)}" transform="scale(4)" fill="#fbe3bb"/></g><rect y="${height - 14}" width="${width}" height="14" fill="#00614b"/><g transform="${transform}"><path d="${GREEN}" fill="#00614b"/><path d="${dot(36, 6)}" fill="#f0a32c"/></g><text x="${name}" y="142" font-size="52" fill="${INK}" text-anchor="${rtl ? 'end' : 'start'}">${BRAND[lang]}</text>${titleLines.map((words, index) => line(words, first + index * size * 1.3, size, INK)).join('')}${about.map((words, index) => line(words, lead + index * 54, 34, SOFT)).join('')}</svg>`
}
