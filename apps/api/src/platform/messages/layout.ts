import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import { type Lang, dirOf } from '@fareeq/domain/kernel/language/locale.ts'

// One look for every mail. Mail clients know tables and inline styles, not much more: the light colours are inline, the
// dark ones in a style block that clients without it ignore. `dir` stands on html, body and container, since Gmail drops
// the first two. The mark is made of letters (◆), because no client blocks those as it blocks images.

export type MailContent = {
  lang: Lang
  title: string
  /** What the list of mails shows after the subject. */
  preheader: string
  paragraphs: readonly string[]
  /** Several links with their texts. */
  items?: readonly { text: string; url: string }[]
  /** Shown large, always from left to right. */
  code?: string
  button?: { label: string; url: string }
  /** Secondary text, in a smaller size: a reference. */
  note?: string
  /** Why this mail came, and what to do if it should not have. None where `withReason` inserts one. */
  footer?: string
}

/** The design tokens as literal colours, because mail clients know no variables. */
const LIGHT = {
  surface: '#fcfaf6',
  raised: '#ffffff',
  line: '#e0ded5',
  ink: '#0f2420',
  soft: '#485956',
  accent: '#01614d',
}
const DARK = `
@media (prefers-color-scheme: dark) {
  .f-surface { background: #0a1615 !important } .f-raised { background: #13211f !important; border-color: #273634 !important }
  .f-line { border-color: #273634 !important }
  .f-ink { color: #f0efe7 !important } .f-soft { color: #b6b9ae !important } .f-accent { color: #61c8a4 !important }
  .f-code { background: #16342b !important; color: #f0efe7 !important }
  .f-button { background: #61c8a4 !important } .f-button a { color: #041813 !important }
}`
const FONT = "font-family:'Readex Pro','Segoe UI',Tahoma,'Geeza Pro',Arial,sans-serif"

export function mailLayout(content: MailContent): { html: string; text: string } {
  return { html: htmlOf(content), text: textOf(content) }
}

/** Placeholder for the reason of a mail. */
const WHY = '<!-- why -->'

/** Inserts why the mail came and where that is changed. */
export function withReason<Mail extends { text: string; html?: string; source?: object }>(mail: Mail, why: Why): Mail {
  const link = `<a href="${escape(webAddress(why.url))}" class="f-accent" style="color:${LIGHT.accent};white-space:nowrap">${escape(why.label)}</a>`
  const html = mail.html?.replace(WHY, () => `<div>${escape(why.text)} ${link}</div>`)
  const text = `${mail.text}\n\n${why.text}\n${why.label}: ${why.url}`
  return { ...mail, text, ...(html !== undefined && { html }), ...(mail.source && { source: { ...mail.source, why } }) }
}
export type Why = { text: string; label: string; url: string }

const textOf = ({ lang, title, paragraphs, items = [], code, button, note, footer }: MailContent): string =>
  [
    title,
    ...paragraphs,
    ...items.map(({ text, url }) => `${text}\n${webAddress(url)}`),
    code,
    button && `${button.label}:\n${webAddress(button.url)}`,
    note,
    ['--', footer, BRAND[lang]].filter((line) => line !== undefined).join('\n'),
  ]
    .filter((part) => part !== undefined)
    .join('\n\n')

function htmlOf({ lang, title, preheader, paragraphs, items, code, button, note, footer }: MailContent): string {
  const dir = dirOf(lang)
  const start = dir === 'rtl' ? 'right' : 'left'
  const height = lang === 'ar' ? '1.8' : '1.6'
  const base = `${FONT};direction:${dir};text-align:${start};word-break:break-word;overflow-wrap:anywhere`
  return `<!doctype html>
<html lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(title)}</title>
<style>:root { color-scheme: light dark; supported-color-schemes: light dark }${DARK}</style>
</head>
<body dir="${dir}" class="f-surface" style="margin:0;padding:0;background:${LIGHT.surface}">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${escape(preheader)}${'&#8199;&#847; '.repeat(40)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="f-surface" style="background:${LIGHT.surface}">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" dir="${dir}" lang="${lang}" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed;${base}">
<tr><td style="padding:0 8px 20px">${brandOf(lang)}</td></tr>
<tr><td class="f-raised" style="background:${LIGHT.raised};border:1px solid ${LIGHT.line};border-radius:16px;padding:28px 22px;${base}">
<h1 class="f-ink" style="margin:0 0 16px;font-size:22px;line-height:1.4;font-weight:600;color:${LIGHT.ink}">${escape(withoutWidow(title))}</h1>
${paragraphs.map((text) => `<p class="f-ink" style="margin:0 0 16px;font-size:16px;line-height:${height};color:${LIGHT.ink}">${lines(text)}</p>`).join('\n')}
${items ? itemsOf(items, height) : ''}
${code === undefined ? '' : codeOf(code)}
${button ? buttonOf(button) : ''}
${note === undefined ? '' : `<p class="f-soft f-line" style="margin:20px 0 0;padding:14px 0 0;border-top:1px solid ${LIGHT.line};font-size:13px;line-height:${height};color:${LIGHT.soft}">${lines(note)}</p>`}
</td></tr>
<tr><td class="f-soft" style="padding:20px 8px 0;font-size:13px;line-height:${height};color:${LIGHT.soft};${base}">${footer === undefined ? '' : `<div>${lines(footer)}</div>`}${WHY}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`
}

/** The logo with five dots; never mirrored. */
const brandOf = (lang: Lang): string => {
  const green = (dots: string) => `<span class="f-accent" style="color:${LIGHT.accent}">${dots}</span>`
  const mark = `${green('◆◆')}&nbsp;<span style="color:#f0a226">◆</span><br>&nbsp;${green('◆◆')}&nbsp;`
  const logoStyle = `direction:ltr;font-size:11px;line-height:10px;letter-spacing:1px;white-space:nowrap`
  return `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td dir="ltr" aria-hidden="true" style="${logoStyle}">${mark}</td><td style="padding:0 10px"><strong class="f-ink" style="font-size:20px;font-weight:600;color:${LIGHT.ink}">${BRAND[lang]}</strong></td></tr></table>`
}

const itemsOf = (items: readonly { text: string; url: string }[], height: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${items.map(({ text, url }) => `<tr><td class="f-line" style="padding:12px 0;border-top:1px solid ${LIGHT.line};font-size:16px;line-height:${height}"><a href="${escape(webAddress(url))}" class="f-accent" style="color:${LIGHT.accent};text-decoration:none">${escape(withoutWidow(text))}</a></td></tr>`).join('')}</table>`

const codeOf = (code: string): string =>
  `<div dir="ltr" class="f-code" style="direction:ltr;text-align:center;margin:8px 0 4px;padding:18px;border-radius:12px;background:#d9f2e8;color:${LIGHT.ink};font-family:Menlo,Consolas,'Courier New',monospace;font-size:34px;line-height:1.2;font-weight:700;letter-spacing:12px;text-indent:12px">${escape(code)}</div>`

const buttonOf = ({ label, url }: { label: string; url: string }): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 4px"><tr><td class="f-button" style="background:${LIGHT.accent};border-radius:12px"><a href="${escape(webAddress(url))}" style="display:inline-block;padding:13px 26px;${FONT};font-size:16px;font-weight:600;color:#f6fefb;text-decoration:none">${escape(label)}</a></td></tr></table>`

/** Only http(s) links (no javascript: URL). */
function webAddress(url: string): string {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? '')) throw new Error('A mail may only link to a web address')
  return url
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
/** Avoids a widow: a no-break space before a short last word. */
const withoutWidow = (text: string): string => text.replace(/(?<= \S+) (\S{1,12})$/gmu, '\u00a0$1')
const lines = (text: string): string => escape(withoutWidow(text)).replace(/\n/g, '<br>')
