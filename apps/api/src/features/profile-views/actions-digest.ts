import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { digestWeek } from '@fareeq/domain/profile-views/rules.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { viewsNews } from './emails.ts'
import { viewingCompanies } from './queries-digest.ts'

/** One mail a week says how many companies looked; the settings list them. */
export async function notifyOfViews(ctx: ActionContext): Promise<number> {
  const { since, mailedSince } = digestWeek(ctx.now)
  const talents = await viewingCompanies(ctx.db, since, mailedSince)
  const path = pathTo('settings', {}, { tab: 'data' })
  for (const { id, companies } of talents)
    await inTransaction(ctx, (ctx) =>
      notify(ctx, id, { kind: 'profile_views', path, news: (lang) => viewsNews(lang, companies) }),
    )
  return talents.length
}
