import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Work } from '../../platform/call.ts'
import { notifyAlways } from '../notifications/actions-always.ts'
import { type BanNews, banNews } from './emails.ts'

export type { BanNews } from './emails.ts'

export const notifyTalent = (work: Work, userId: string, news: BanNews): Promise<void> =>
  notifyAlways(work, userId, { path: pathTo('talentCase'), news: (lang) => banNews(lang, news) })
