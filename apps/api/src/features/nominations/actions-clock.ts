import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../notifications/actions.ts'
import { moveNomination } from './actions-moves.ts'
import { endingNews } from './emails.ts'
import { overdue, soonOver } from './queries-clock.ts'

/** Clock job: saves expiries and sends reminders. Readers apply the clock themselves, so nothing depends on it. */
export async function followNominations(platform: Platform, now: Date): Promise<void> {
  const { db } = platform
  for (const { id } of await overdue(db, now)) {
    try {
      await moveNomination({ db, platform, now }, id, {
        event: 'expire',
        mover: 'system',
        actor: { kind: 'system' },
      })
    } catch (error) {
      // A concurrent move was faster; nothing to do.
      if (!(error instanceof Refusal)) throw error
    }
  }
  await db.transaction(async (db) => {
    const soon = after(now, platform.policies.at(now).nomination_reminder_days * DAY)
    for (const { client_id, talent, expires_at } of await soonOver(db, soon, now)) {
      const facts = (lang: Lang) => ({ talent: talent[lang], until: expires_at })
      await notify({ db, platform, now }, client_id, {
        kind: 'nominations',
        path: pathTo('nomination'),
        news: (lang) => endingNews(lang, facts(lang)),
      })
    }
  })
}
