import { docxOfBody, paragraph } from '../../apps/api/src/testing/word-files.ts'

const CELL = ' ¦ '
const BREAK = ' ⏎ '

/** Lines are paragraphs; `<table>` has rows of cells separated by ¦, `<box>` is a floating text box. */
export function docxOfText(text: string): Uint8Array {
  const rtl = /^[\s\P{L}]*\p{Script=Arabic}/u.test(text)
  const write = (line: string) => {
    const [first = '', ...far] = line.split('\t').filter(Boolean)
    const bullet = first.startsWith('• ')
    return paragraph(
      { text: bullet ? first.slice(2) : first, bullet, ...(far.length > 0 && { far: far.join(' ') }) },
      rtl,
    )
  }
  const row = (line: string) =>
    `<w:tr>${line
      .split(CELL)
      .map((cell) => `<w:tc>${cell.split(BREAK).map(write).join('')}</w:tc>`)
      .join('')}</w:tr>`
  const body = text
    .trim()
    .split(/(<table>[^]*?<\/table>|<box>[^]*?<\/box>)\n?/)
    .map((part) => {
      const lines = part
        .replace(/<\/?(?:table|box)>\n?/g, '')
        .split('\n')
        .filter(Boolean)
      if (part.startsWith('<table>')) return `<w:tbl>${lines.map(row).join('')}</w:tbl>`
      return part.startsWith('<box>') ? box(lines.map(write).join('')) : lines.map(write).join('')
    })
  return docxOfBody(body.join(''))
}

/** As Word writes it: a drawing, and a VML fallback. */
const box = (inside: string) =>
  `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" Requires="wps"><w:drawing><wps:wsp><wps:txbx><w:txbxContent>${inside}</w:txbxContent></wps:txbx></wps:wsp></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox xmlns:v="urn:schemas-microsoft-com:vml"><w:txbxContent>${inside}</w:txbxContent></v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>`
