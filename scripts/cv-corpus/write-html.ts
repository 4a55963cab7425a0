import type { Block, TextLine } from './layout-parts.ts'
import type { Sheet } from './layout.ts'

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
const line = ({ text, far, bullet }: TextLine) =>
  far === undefined
    ? `<p>${bullet ? '• ' : ''}${escape(text)}</p>`
    : `<p class="ends"><span>${escape(text)}</span><span>${escape(far)}</span></p>`
const block = ({ heading, lines }: Block) => `<h2>${escape(heading)}</h2>${lines.map(line).join('')}`

const ASIDE = ['skills', 'languages', 'certifications', 'other']

/** For printing; one font in one weight keeps the file small. */
export function htmlOf({ person: { lang }, head, blocks }: Sheet, columns: 1 | 2): string {
  const [first, ...rest] = head
  const top = `<h1>${escape(first?.text ?? '')}</h1>${rest.map(line).join('')}`
  const body =
    columns === 1
      ? blocks.map(block).join('')
      : `<div class="two"><aside>${blocks
          .filter(({ name }) => ASIDE.includes(name))
          .map(block)
          .join('')}</aside><main>${blocks
          .filter(({ name }) => !ASIDE.includes(name))
          .map(block)
          .join('')}</main></div>`
  return `<!doctype html><html lang="${lang}" dir="${lang === 'ar' ? 'rtl' : 'ltr'}"><meta charset="utf-8"><style>
@page{margin:12mm}*{font-weight:400}body{font:10pt/1.5 "${lang === 'ar' ? 'Noto Sans Arabic' : 'Liberation Sans'}",sans-serif}
h1{font-size:20pt;margin:0}h2{font-size:13pt;margin:10pt 0 3pt}p{margin:0 0 2pt}
.ends{display:flex;justify-content:space-between;gap:30pt}.two{display:grid;grid-template-columns:33% 1fr;gap:26pt}</style>${top}${body}</html>`
}
