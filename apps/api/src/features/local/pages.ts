import { pageTitle } from '@fareeq/domain/kernel/language/brand.ts'
import { type Lang, LOCALE, dirOf, otherLang } from '@fareeq/domain/kernel/language/locale.ts'
import type { InboundOutcome } from '@fareeq/domain/inbound-mails/limits.ts'
import { OUTBOX_STYLE } from './pages-style.ts'
import type { OutboxMessage } from './rows.ts'

const WORDS = {
  ar: {
    title: 'صندوق الصادر',
    lead: 'في العالم المحلي لا تخرج رسالة إلى أحد: كل بريد ورسالة جوال تُقرأ هنا، الأحدث أولًا.',
    search: 'البحث بالبريد أو رقم الجوال',
    find: 'بحث',
    clear: 'عرض الكل',
    refreshOn: 'تحديث تلقائي',
    refreshOff: 'إيقاف التحديث',
    now: 'تحديث الآن',
    other: 'English',
    none: 'لا رسائل بعد',
    noneFor: 'لا رسائل إلى هذا العنوان',
    code: 'رمز التحقق',
    preview: 'عرض البريد كما يصل',
    words: 'النص',
    answer: 'الرد على هذا البريد',
    from: 'من',
    answerText: 'نص الرد',
    pdf: 'ملف PDF مرفق (اسمه)',
    sendAnswer: 'إرسال الرد',
    answered: {
      taken: 'وصل الرد إلى مكانه.',
      held: 'الرد معلّق، ويراه الزملاء مع السبب.',
      ignored: 'لم يُؤخذ بهذا الرد.',
    },
    channel: { email: 'بريد', sms: 'رسالة نصية', whatsapp: 'واتساب', voice: 'مكالمة' },
    status: { queued: 'قيد الإرسال', sent: 'أُرسلت', failed: 'تعذّر إرسالها' },
  },
  en: {
    title: 'Outbox',
    lead: 'In the local world no message leaves the house: every mail and text is read here, newest first.',
    search: 'Search by email or phone',
    find: 'Search',
    clear: 'Show all',
    refreshOn: 'Refresh automatically',
    refreshOff: 'Stop refreshing',
    now: 'Refresh now',
    other: 'العربية',
    none: 'No messages yet',
    noneFor: 'No messages to this address',
    code: 'Code',
    preview: 'See the mail as it arrives',
    words: 'Text',
    answer: 'Answer this mail',
    from: 'From',
    answerText: 'Text of the answer',
    pdf: 'Attached PDF (its name)',
    sendAnswer: 'Send the answer',
    answered: {
      taken: 'The answer has arrived where it belongs.',
      held: 'The answer is held: colleagues see it, and why.',
      ignored: 'The answer was ignored.',
    },
    channel: { email: 'Email', sms: 'SMS', whatsapp: 'WhatsApp', voice: 'Call' },
    status: { queued: 'Sending', sent: 'Sent', failed: 'Not delivered' },
  },
} as const

type Page = {
  lang: Lang
  to: string
  refresh: boolean
  /** What became of an answer that was sent a moment ago. */
  answered: InboundOutcome | undefined
  messages: readonly OutboxMessage[]
}

export function outboxPage({ lang, to, refresh, answered, messages }: Page): string {
  const words = WORDS[lang]
  const link = (change: { lang?: Lang; to?: string; refresh?: boolean }) => {
    const next = { lang, to, refresh, ...change }
    const query = new URLSearchParams({
      lang: next.lang,
      ...(next.to && { to: next.to }),
      ...(next.refresh && { refresh: '1' }),
    })
    return escape(`/local/outbox?${query}`)
  }
  return `<!doctype html>
<html lang="${lang}" dir="${dirOf(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
${refresh ? '<meta http-equiv="refresh" content="3">' : ''}
<title>${escape(pageTitle(lang, words.title))}</title>
<style>${OUTBOX_STYLE}</style>
</head>
<body>
<header><h1><i aria-hidden="true"></i>${words.title}</h1><a href="${link({ lang: otherLang(lang) })}" lang="${otherLang(lang)}" hreflang="${otherLang(lang)}">${words.other}</a></header>
<main>
<p class="lead">${words.lead}</p>
<form role="search" action="/local/outbox"><input type="hidden" name="lang" value="${lang}"><input type="search" name="to" dir="ltr" value="${escape(to)}" placeholder="${words.search}" aria-label="${words.search}"><button>${words.find}</button></form>
${answered ? `<p class="answered" role="status">${words.answered[answered]}</p>` : ''}
<nav>${to ? `<a href="${link({ to: '' })}">${words.clear}</a>` : ''}<a href="${link({})}">${words.now}</a><a href="${link({ refresh: !refresh })}">${refresh ? words.refreshOff : words.refreshOn}</a></nav>
${messages.length === 0 ? `<p class="none">${to ? words.noneFor : words.none}</p>` : messages.map((message) => card(message, lang)).join('\n')}
</main>
</body>
</html>`
}

function card(message: OutboxMessage, lang: Lang): string {
  const words = WORDS[lang]
  const time = new Intl.DateTimeFormat(LOCALE[lang], { dateStyle: 'long', timeStyle: 'medium' }).format(
    message.created_at,
  )
  // A mail has its code in a line of its own; a year in its sentences is none.
  const shape = message.channel === 'email' ? /^\d{4,8}$/m : /\b\d{4,8}\b/
  const code = message.secret ? shape.exec(message.text)?.[0] : undefined
  const langAttributes = `lang="${message.lang}" dir="${dirOf(message.lang)}"`
  return `<article>
<p class="meta"><span class="tag">${words.channel[message.channel]}</span><bdi dir="ltr">${escape(message.to)}</bdi><time datetime="${message.created_at.toISOString()}">${time}</time><span class="${message.status}">${words.status[message.status]}</span></p>
${message.subject ? `<h2 ${langAttributes}>${escape(message.subject)}</h2>` : ''}
${code ? `<p class="code"><span>${words.code}</span><strong dir="ltr">${code}</strong></p>` : ''}
${message.html ? `<details><summary>${words.preview}</summary><iframe sandbox="" title="${escape(message.subject ?? words.preview)}" srcdoc="${escape(message.html)}"></iframe></details>` : ''}
${message.html ? `<details><summary>${words.words}</summary><pre ${langAttributes}>${escape(message.text)}</pre></details>` : `<pre ${langAttributes}>${escape(message.text)}</pre>`}
${message.reply_to ? answerForm(message, lang) : ''}
</article>`
}

/** Answers as a mail program does; another sender may be tried. */
function answerForm({ id, to, lang: mailLang }: OutboxMessage, lang: Lang): string {
  const words = WORDS[lang]
  return `<details><summary>${words.answer}</summary><form class="answer" method="post" action="/local/outbox/answer">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="lang" value="${lang}">
<label>${words.from}<input type="email" name="from" dir="ltr" required value="${escape(to)}"></label>
<label>${words.answerText}<textarea name="text" rows="4" dir="auto" lang="${mailLang}" required></textarea></label>
<label>${words.pdf}<input name="pdf" dir="auto"></label>
<button>${words.sendAnswer}</button></form></details>`
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
