import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { DAY, after } from '@fareeq/domain/kernel/time/time.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { moveNomination } from './actions-moves.ts'
import { endingNews } from './emails.ts'
import { overdue, soonOver } from './queries-clock.ts'

/** Clock job: saves expiries and sends reminders. Readers apply the clock themselves, so nothing depends on it. */
export async function followNominations(ctx: ActionContext): Promise<void> {
  for (const { id } of await overdue(ctx.db, ctx.now)) {
    try {
      await moveNomination(ctx, id, { event: 'expire', mover: 'system', actor: { kind: 'system' } })
    } catch (error) {
      // A concurrent move was faster; nothing to do.
      if (!(error instanceof Refusal)) throw error
    }
  }
  await inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const soon = after(now, platform.policies.at(now).nomination_reminder_days * DAY)
    for (const { client_id, talent, expires_at } of await soonOver(db, soon, now)) {
      const facts = (lang: Lang) => ({ talent: talent[lang], until: expires_at })
      await notify(ctx, client_id, {
        kind: 'nominations',
        path: pathTo('nomination'),
        news: (lang) => endingNews(lang, facts(lang)),
      })
    }
  })
}
