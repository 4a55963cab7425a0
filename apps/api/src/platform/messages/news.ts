import { BRAND } from '@fareeq/domain/kernel/brand.ts'
import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { type MailContent, mailLayout } from './layout.ts'

/** What is told, in one language: the one shape of all mails and notices. Where its button leads is given beside it. */
export type News = Omit<MailContent, 'lang' | 'preheader' | 'button'> & {
  subject: string
  /** The first paragraph, unless something else is to follow the subject in a list of mails. */
  preheader?: string
  button?: string
  /** One plain sentence for the centre of notices, unless the subject says it. */
  headline?: string
}

/** Without an address there is no button. */
export function mailOf(lang: Lang, news: News, url?: string | null) {
  const { subject, button, headline: _, preheader = news.paragraphs[0] ?? subject, ...content } = news
  const link = button && url ? { button: { label: button, url } } : {}
  return { channel: 'email' as const, lang, subject, ...mailLayout({ ...content, preheader, ...link, lang }) }
}

/** Both languages side by side, so that one is never changed without the other; `url` is where the button leads. */
export const mail = (lang: Lang, { url, ...news }: Record<Lang, News> & { url?: string | null }) =>
  mailOf(lang, news[lang], url)

export const hello = (lang: Lang, name: string): string => ({ ar: `أهلًا ${name}،`, en: `Hello ${name},` })[lang]

/** For a phone: who writes, one sentence, where to go. */
export const phoneText = (lang: Lang, sentence: string, url: string): string =>
  `${BRAND[lang]}: ${/[.؟?]$/.test(sentence) ? sentence : `${sentence}.`} ${url}`
