/** A date or a time of day, which every program writes above what it quotes. */
const MOMENT = /\d{1,2}[:.]\d{2}|\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}/
/** "On … wrote:" of Gmail, Apple Mail, Thunderbird and Yahoo, in both languages. */
const ATTRIBUTION =
  /^(?:On\s.{4,300}\swrote|(?:في|بتاريخ|يوم)\s.{4,300}\s(?:تمت كتابة ما يلي بواسطة|كتبت?|كتب\/كتبت)(?:\s.{0,200})?)\s?:$/u
const ATTRIBUTION_START = /^(?:On|في|بتاريخ|يوم)\s/u
/** A mail program breaks the line of an attribution after some 76 characters. */
const ATTRIBUTION_LINES = 4

/** "-----Original Message-----" of Outlook, and what Gmail writes above a forwarded mail. */
const DIVIDER =
  /^[-_]{3,}\s*(?:Original Message|Forwarded message|الرسالة الأصلية|رسالة أصلية|رسالة مُ?عاد توجيهها)\s*[-_]{3,}$/iu

/** The header block of Outlook: "From:", then at least two of the others. */
const FROM = /^\*?(?:From|من)\s?:\*?\s?\S/iu
const FIELDS = [
  /^\*?(?:Sent|Date|تاريخ الإرسال|أُ?رسلت|تم الإرسال|التاريخ)\s?:\*?\s?\S/iu,
  /^\*?(?:To|إلى)\s?:\*?\s?\S/iu,
  /^\*?(?:Subject|الموضوع)\s?:\*?/iu,
]
const BLOCK_LINES = 7
const RULE = /^_{10,}$/

export type QuoteHeader = {
  /** Lines of the header. */
  count: number
  /** Everything below it is quoted, even without a mark before each line. */
  isFinal: boolean
}

const attributionAt = (lines: readonly string[], at: number): number => {
  if (!ATTRIBUTION_START.test(lines[at] ?? '')) return 0
  for (let count = 1; count <= ATTRIBUTION_LINES; count++) {
    const text = lines.slice(at, at + count).join(' ')
    if (ATTRIBUTION.test(text) && MOMENT.test(text)) return count
  }
  return 0
}

const isBlockAt = (lines: readonly string[], at: number): boolean => {
  if (!FROM.test(lines[at] ?? '')) return false
  const block = lines.slice(at + 1, at + BLOCK_LINES)
  return FIELDS.filter((field) => block.some((line) => field.test(line))).length >= 2
}

/** The header of quoted history that begins at a line, if any; `lines` are without bidi marks and white space around them. */
export function quoteHeaderAt(lines: readonly string[], at: number): QuoteHeader | null {
  const count = attributionAt(lines, at)
  if (count > 0) {
    const next = lines.slice(at + count).find((line) => line !== '')
    return { count, isFinal: next === undefined || !next.startsWith('>') }
  }
  if (DIVIDER.test(lines[at] ?? '') || isBlockAt(lines, at)) return { count: 1, isFinal: true }
  if (RULE.test(lines[at] ?? '') && isBlockAt(lines.filter(Boolean), lines.slice(0, at + 1).filter(Boolean).length))
    return { count: 1, isFinal: true }
  return null
}
