import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { OPPORTUNITIES, opportunityCutoffs } from '@fareeq/domain/subscriptions/rules.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { opportunitiesNews } from './emails.ts'
import { opportunityRows } from './queries.ts'

/** The list `opportunities`: open requests that fit, without a name, in one mail. */
export async function mailOpportunities(ctx: ActionContext): Promise<number> {
  const rows = await opportunityRows(ctx.db, opportunityCutoffs(ctx.now), OPPORTUNITIES.max)
  const fitting = rows.flatMap(({ id, opportunities }) => (opportunities ? [{ id, opportunities }] : []))
  const path = pathTo('updateAvailability')
  for (const { id, opportunities } of fitting)
    await inTransaction(ctx, (ctx) =>
      notify(ctx, id, {
        kind: 'opportunities',
        path,
        news: (lang) => opportunitiesNews(lang, opportunities, ctx.platform.env.PUBLIC_URL + path),
      }),
    )
  return fitting.length
}
