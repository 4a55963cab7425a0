/** Why a mail was written by a program: it is answered by nobody, and answers nothing. */
export type AutomaticKind = 'auto_reply' | 'bounce' | 'bulk'

/** Headers by their lower-case name; of several the first. */
export type Headers = ReadonlyMap<string, string>

const DAEMON = /^(?:mailer-daemon|postmaster|no-?reply-bounce\S*)@/i
const AUTO_REPLY_HEADERS = ['x-autoreply', 'x-autorespond', 'x-autoresponder', 'x-auto-reply', 'x-vacation']
const BULK_HEADERS = ['list-id', 'list-post', 'list-help', 'list-unsubscribe', 'list-archive', 'feedback-id']
/** Subjects of programs that set no header. */
const AWAY = /^(?:Automatic reply|Out of office|Auto(?:matic)?[- ]?response|Vacation)\b|^(?:رد تلقائي|خارج المكتب)/iu

/** RFC 3834, RFC 2369, RFC 3464, and what Exchange and older programs do instead. */
export function automaticKind(headers: Headers, from: string, subject: string): AutomaticKind | null {
  const value = (name: string) => headers.get(name)?.trim().toLowerCase() ?? ''
  const isReport = value('content-type').startsWith('multipart/report')
  if (isReport || value('return-path') === '<>' || headers.has('x-failed-recipients') || DAEMON.test(from))
    return 'bounce'
  const submitted = value('auto-submitted').split(';')[0]?.trim() ?? ''
  if (submitted !== '' && submitted !== 'no') return 'auto_reply'
  if (AUTO_REPLY_HEADERS.some((name) => headers.has(name)) || value('precedence') === 'auto_reply') return 'auto_reply'
  if (AWAY.test(subject)) return 'auto_reply'
  if (BULK_HEADERS.some((name) => headers.has(name))) return 'bulk'
  return ['bulk', 'junk', 'list'].includes(value('precedence')) ? 'bulk' : null
}
