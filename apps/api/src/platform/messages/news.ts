import { BRAND } from '@fareeq/domain/kernel/language/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { fitsSms } from '@fareeq/domain/notifications/rules-sms.ts'
import { type MailContent, type Why, mailLayout, withReason } from './layout.ts'

/** Content of a mail or notice in one language. The button's URL is passed separately. */
export type News = Omit<MailContent, 'lang' | 'preheader' | 'button'> & {
  subject: string
  /** Default: the first paragraph. */
  preheader?: string
  button?: string
  /** One sentence for the notification centre; default: the subject. */
  headline?: string
  /** Text message, without the sender and the link; default: the headline. */
  phone?: string
}

/** The sentences of a message: of a mail, of a text message alone, or of why a mail came. */
export type Words = Partial<Omit<News, 'items' | 'code'>> & { reason?: string; setting?: string }

/** What a mail is laid out from, so that a published text can still take the place of the code's. */
export type MailSource = { news: News; url: string | null; why?: Why }

/** Lays a mail out anew with other sentences. */
export function relayout(lang: Lang, { url, why }: Omit<MailSource, 'news'>, news: News) {
  const mail = mailOf(lang, news, url)
  return why ? withReason(mail, why) : mail
}

/** Without an address there is no button. */
export function mailOf(lang: Lang, news: News, url: string | null = null) {
  const { subject, button, headline: _, phone: __, preheader = news.paragraphs[0] ?? subject, ...content } = news
  const link = button && url ? { button: { label: button, url } } : {}
  const source: MailSource = { news, url }
  return { channel: 'email' as const, lang, subject, source, ...mailLayout({ ...content, preheader, ...link, lang }) }
}

/** Takes both languages, so that one is never changed without the other; `url` is the button's. */
export const mail = (lang: Lang, { url, ...news }: Record<Lang, News> & { url?: string | null }) =>
  mailOf(lang, news[lang], url)

export const hello = (lang: Lang, name: string): string => ({ ar: `أهلًا ${name}،`, en: `Hello ${name},` })[lang]

/** Text message: sender, one sentence, and the first of the links that leaves room for it; without links, the sentence. */
export function phoneText(lang: Lang, sentence: string, links: readonly string[]): string {
  const ended = /[.؟?]$/.test(sentence) ? sentence : `${sentence}.`
  const texts = links.map((url) => `${BRAND[lang]}: ${ended} ${url}`)
  return texts.find(fitsSms) ?? texts.at(-1) ?? sentence
}
