import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { ActionContext } from '../../platform/context.ts'
import { notifyAlways } from '../notifications/actions-always.ts'
import { type BanNews, banNews } from './emails.ts'

export type { BanNews } from './emails.ts'

export const notifyTalent = (ctx: ActionContext, userId: string, news: BanNews): Promise<void> =>
  notifyAlways(ctx, userId, { path: pathTo('talentCase'), news: (lang) => banNews(lang, news) })
