import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

const BLOCKS = new Set(
  'address article blockquote center dd div dl dt h1 h2 h3 h4 h5 h6 header footer hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
const UNREAD = new Set(['head', 'style', 'script', 'title', 'template', 'noscript', 'object', 'svg', 'math'])
const VOID = new Set(['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'area', 'base', 'embed', 'source', 'wbr'])

/** Containers of signatures and of quoted history, by the names that Gmail, Outlook, Apple Mail, Thunderbird and Yahoo give them. */
const QUOTE_NAMES =
  /(?:^|\s)(?:gmail_quote(?:_container)?|gmail_attr|\S*yahoo_quoted|moz-cite-prefix|moz-forward-container)(?=\s|$)/
const SIGNATURE_NAMES =
  /(?:^|\s)(?:gmail_signature(?:_prefix)?|moz-signature|\S*yahoo-signature\S*|Signature|AppleMailSignature|ms-outlook-mobile-signature|ydp\S*signature)(?=\s|$)/
/** Everything after it is history: Outlook does not wrap it. */
const HISTORY_BEGINS = /^(?:x_)?(?:divRplyFwdMsg|appendonsend|mail-editor-reference-message-container)$/

const namesOf = ({ id = '', class: names = '' }: Attributes): string => `${names} ${id}`
const isHidden = ({ style = '', hidden }: Attributes): boolean =>
  hidden !== undefined || /display\s*:\s*none|mso-hide\s*:\s*all/i.test(style)

/**
 * HTML as lines of text; what is in a `blockquote` begins with ">". With `isStrict` the containers of history are left out;
 * answers between the quoted lines are inside of them in Gmail.
 */
export function htmlText(html: string, { isStrict }: { isStrict: boolean }): string {
  const lines: string[] = []
  let [line, quotes, skipped, isOver] = ['', 0, 0, false]
  const stack: { name: string; skips: boolean; quotes: boolean }[] = []
  const endLine = () => {
    lines.push(`${line.trim() && '>'.repeat(quotes)}${quotes > 0 && line.trim() ? ' ' : ''}${line.trim()}`)
    line = ''
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      if (HISTORY_BEGINS.test(attributes['id'] ?? '')) isOver = true
      if (name === 'br' && skipped === 0) endLine()
      if (BLOCKS.has(name) && line.trim() !== '') endLine()
      if (name === 'p' && lines.at(-1) !== '') lines.push('')
      if (name === 'li' && skipped === 0) line += '- '
      if (VOID.has(name)) return
      const names = namesOf(attributes)
      const isSkipped =
        UNREAD.has(name) || isHidden(attributes) || SIGNATURE_NAMES.test(names) || (isStrict && QUOTE_NAMES.test(names))
      stack.push({ name, skips: isSkipped, quotes: name === 'blockquote' })
      if (isSkipped) skipped++
      if (name === 'blockquote') quotes++
    },
    ontext(text) {
      if (!isOver && skipped === 0) line += text.replace(/[\s\u00a0]+/g, ' ')
    },
    onclosetag(name) {
      if (VOID.has(name)) return
      if (BLOCKS.has(name) && line.trim() !== '') endLine()
      const element = stack.pop()
      if (element?.skips) skipped--
      if (element?.quotes) quotes--
    },
  })
  parser.end(html)
  endLine()
  return lines.join('\n')
}
