import { monthBefore } from '@fareeq/domain/kernel/time/months.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import {
  NEWSLETTER,
  OPPORTUNITIES,
  newsletterMailedSince,
  opportunityCutoffs,
} from '@fareeq/domain/subscriptions/rules.ts'
import { type Work, inTransaction } from '../../platform/call.ts'
import { notify } from '../notifications/actions.ts'
import { newsletterNews, opportunitiesNews } from './emails.ts'
import { articlesOf, newsletterReaders, opportunityRows } from './queries.ts'

/** The list `opportunities`: open requests that fit, without a name, in one mail. */
export async function mailOpportunities(work: Work): Promise<number> {
  const rows = await opportunityRows(work.db, opportunityCutoffs(work.now), OPPORTUNITIES.max)
  const fitting = rows.filter(({ opportunities }) => opportunities?.length > 0)
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

/** The list `newsletter`: the articles that content published in the month before; none, no mail. */
export async function mailNewsletter(work: Work): Promise<number> {
  const { month } = monthBefore(work.now)
  const articles = await articlesOf(work.db, month, NEWSLETTER.max)
  if (articles.length === 0) return 0
  const readers = await newsletterReaders(work.db, newsletterMailedSince(work.now))
  for (const { id } of readers)
    await inTransaction(work, (work) =>
      notify(work, id, {
        kind: 'newsletter',
        path: pathTo('knowledgeCenter'),
        news: (lang) => newsletterNews(lang, month, articles, work.platform.env.PUBLIC_URL),
      }),
    )
  return readers.length
}
