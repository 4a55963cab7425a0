import { isSilent, searchDue, silenceBetween } from '@fareeq/domain/client-projects/rules-silence.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { metNews, silenceNews } from './emails-requests.ts'
import { requestsAfterMeeting, requestsWithoutNews } from './queries-requests.ts'

/** The home of the company, opened with one of its requests. */
const HOME_OF_REQUEST = `${pathTo('clientHome')}?request=`
/** A meeting that was longer ago is no news. */
const MEETING_NEWS_DAYS = 4

/** Each working morning: what comes after a meeting, and where a request stands that nothing happened with. */
export async function informCompanies(ctx: ActionContext): Promise<number> {
  const { db, platform, now } = ctx
  const policies = platform.policies.at(now)
  const afterMeeting = await requestsAfterMeeting(db, after(now, -MEETING_NEWS_DAYS * DAY), now, HOME_OF_REQUEST)
  for (const { project_id, user_id, first_name: name, product_name: product, ends_at } of afterMeeting) {
    const facts = { name, product, due: searchDue(ends_at, policies) }
    await inTransaction(ctx, (ctx) =>
      notify(ctx, user_id, {
        kind: 'requests',
        path: HOME_OF_REQUEST + project_id,
        news: (lang) => metNews(lang, facts),
      }),
    )
  }
  const rows = await requestsWithoutNews(db, silenceBetween(now), now, HOME_OF_REQUEST)
  const silent = rows.filter(({ last_at }) => isSilent(last_at, now, policies))
  for (const { project_id, user_id, first_name: name, product_name: product, waiting } of silent)
    await inTransaction(ctx, (ctx) =>
      notify(ctx, user_id, {
        kind: 'requests',
        path: HOME_OF_REQUEST + project_id,
        news: (lang) => silenceNews(lang, { name, product, waiting }),
      }),
    )
  return afterMeeting.length + silent.length
}
