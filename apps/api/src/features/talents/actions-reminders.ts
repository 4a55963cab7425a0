import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { reminderCutoffs } from '@fareeq/domain/notifications/rules-reminders.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/actions.ts'
import { reminderNews } from './emails.ts'
import { talentsToRemind } from './queries-reminders.ts'

/** Batch size; the rest follows the day after. */
const MAX_PER_DAY = 2000

export async function remindTalents(platform: Platform, now: Date): Promise<number> {
  const { db } = platform
  const reminded = await talentsToRemind(db, reminderCutoffs(now), MAX_PER_DAY)
  for (const { id, first_name, is_unfinished } of reminded) {
    const about = is_unfinished ? 'application' : 'terms'
    const path = pathTo(is_unfinished ? 'talentWizard' : 'updateAvailability')
    await db.transaction((db) =>
      notify({ db, platform, now }, id, {
        kind: 'reminders',
        path,
        news: (lang) => reminderNews(lang, about, first_name),
      }),
    )
  }
  return reminded.length
}
