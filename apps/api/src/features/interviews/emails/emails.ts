import type { Lang } from '@fareeq/domain/kernel/locale.ts'
import { fitsSms } from '@fareeq/domain/notifications/rules-sms.ts'
import { type News, hello, phoneText } from '../../../platform/messages/news.ts'
import { CLIENT_NEWS, type ClientNews } from './emails-client.ts'
import type { Facts } from './emails-said.ts'
import { TALENT_NEWS, type TalentNews } from './emails-talent.ts'

export type Telling = { side: 'client'; news: ClientNews } | { side: 'talent'; news: TalentNews }

/** The sender adds the reason. */
export const interviewNews = (lang: Lang, telling: Telling, facts: Facts): News =>
  telling.side === 'client' ? CLIENT_NEWS[lang][telling.news](facts) : TALENT_NEWS[lang][telling.news](facts)

export const greeted = (lang: Lang, name: string, news: News): News => ({
  ...news,
  preheader: news.paragraphs[0] ?? news.subject,
  paragraphs: [hello(lang, name), ...news.paragraphs],
})

/** With the first link that leaves room for the text. */
export function interviewText(lang: Lang, { subject }: News, pages: readonly string[]): string {
  const texts = pages.map((url) => phoneText(lang, subject, url))
  return texts.find(fitsSms) ?? texts.at(-1) ?? subject
}
