import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { type News, hello } from '../../../platform/messages/news.ts'
import { CLIENT_NEWS, type ClientNews } from './emails-client.ts'
import type { Facts } from './emails-facts.ts'
import { TALENT_NEWS, type TalentNews } from './emails-talent.ts'

export type SideNews = { side: 'client'; news: ClientNews } | { side: 'talent'; news: TalentNews }

/** The sender adds the reason. */
export const interviewNews = (lang: Lang, sideNews: SideNews, facts: Facts): News =>
  sideNews.side === 'client' ? CLIENT_NEWS[lang][sideNews.news](facts) : TALENT_NEWS[lang][sideNews.news](facts)

/** `brief` is the same with short values, for a text message. */
export const greeted = (lang: Lang, name: string, news: News, brief = news): News => ({
  ...news,
  phone: brief.subject,
  preheader: news.paragraphs[0] ?? news.subject,
  paragraphs: [hello(lang, name), ...news.paragraphs],
})
