import { quoteHeaderAt } from './quote-headers.ts'

/** The separator of a signature (RFC 3676), also where a program has taken the space after it. */
const SIGNATURE = /^--\s?$/
/** What programs on phones write below a mail. */
const DEVICE_LINE =
  /^(?:Sent from (?:my |Outlook|Yahoo|Mail\b|Proton).{0,80}|Get Outlook for .{1,80}|Sent with .{1,40}|(?:أُ?رسلت?|مرسل|تم الإرسال) (?:من|بواسطة|عبر|باستخدام) .{1,80}|احصل على Outlook .{1,80}|الحصول على Outlook .{1,80})$/iu
const BIDI_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
// oxlint-disable-next-line no-control-regex -- what the database and a screen cannot take
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g

const comparable = (line: string): string => line.replace(BIDI_MARKS, '').replaceAll('\u00a0', ' ').trim()

/** What somebody wrote themselves: without quoted history, signature, and the line of their phone. */
export function newText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .split('\n')
    .map((line) => line.trimEnd())
  return withoutDeviceLine(withoutSignature(withoutHistory(lines)))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutHistory(lines: readonly string[]): string[] {
  const compared = lines.map(comparable)
  const ownLines: string[] = []
  for (let at = 0; at < lines.length;) {
    const header = quoteHeaderAt(compared, at)
    if (header?.isFinal) break
    if (!header && !compared[at]!.startsWith('>')) ownLines.push(lines[at]!)
    at += header?.count ?? 1
  }
  return ownLines
}

function withoutSignature(lines: readonly string[]): string[] {
  const at = lines.findIndex((line) => SIGNATURE.test(line.replace(BIDI_MARKS, '')))
  return at === -1 ? [...lines] : lines.slice(0, at)
}

function withoutDeviceLine(lines: readonly string[]): string[] {
  const last = lines.findLastIndex((line) => comparable(line) !== '')
  return last >= 0 && DEVICE_LINE.test(comparable(lines[last]!)) ? withoutDeviceLine(lines.slice(0, last)) : [...lines]
}
