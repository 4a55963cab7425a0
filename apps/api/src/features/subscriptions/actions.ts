import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { OPPORTUNITIES, opportunityCutoffs } from '@fareeq/domain/subscriptions/rules.ts'
import { type Work, inTransaction } from '../../platform/call.ts'
import { notify } from '../notifications/actions.ts'
import { opportunitiesNews } from './emails.ts'
import { opportunityRows } from './queries.ts'

/** The list `opportunities`: open requests that fit, without a name, in one mail. */
export async function mailOpportunities(work: Work): Promise<number> {
  const rows = await opportunityRows(work.db, opportunityCutoffs(work.now), OPPORTUNITIES.max)
  const fitting = rows.flatMap(({ id, opportunities }) => (opportunities ? [{ id, opportunities }] : []))
  const path = pathTo('updateAvailability')
  for (const { id, opportunities } of fitting)
    await inTransaction(work, (work) =>
      notify(work, id, {
        kind: 'opportunities',
        path,
        news: (lang) => opportunitiesNews(lang, opportunities, work.platform.env.PUBLIC_URL + path),
      }),
    )
  return fitting.length
}
