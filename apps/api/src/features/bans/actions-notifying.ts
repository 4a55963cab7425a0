import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { notifyAlways } from '../notifications/actions-always.ts'
import { type BanNews, banNews } from './emails.ts'

export type { BanNews } from './emails.ts'

export const notifyTalent = (db: Db, platform: Platform, userId: string, news: BanNews): Promise<void> =>
  notifyAlways(db, platform, userId, { path: pathTo('talentCase'), news: (lang) => banNews(lang, news) })
