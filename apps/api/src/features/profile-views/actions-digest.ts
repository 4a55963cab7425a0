import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { digestWeek } from '@fareeq/domain/profile-views/rules.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/actions.ts'
import { viewsNews } from './emails.ts'
import { viewingCompanies } from './queries-digest.ts'

/** One mail a week says how many companies looked; the settings list them. */
export async function notifyOfViews(platform: Platform, now: Date): Promise<number> {
  const { db } = platform
  const { since, mailedSince } = digestWeek(now)
  const talents = await viewingCompanies(db, since, mailedSince)
  const path = pathTo('settings', {}, { tab: 'data' })
  for (const { id, companies } of talents)
    await db.transaction((db) =>
      notify({ db, platform, now }, id, {
        kind: 'profile_views',
        path,
        news: (lang) => viewsNews(lang, companies),
      }),
    )
  return talents.length
}
