import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { reminderCutoffs } from '@fareeq/domain/notifications/rules-reminders.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { reminderNews } from './emails.ts'
import { talentsToRemind } from './queries-reminders.ts'

const PAGES = {
  application: 'talentWizard',
  assessment: 'talentAssessments',
  terms: 'updateAvailability',
} as const

/** Batch size; the rest follows the day after. */
const MAX_PER_DAY = 2000

export async function remindTalents(ctx: ActionContext): Promise<number> {
  const reminded = await talentsToRemind(ctx.db, reminderCutoffs(ctx.now), MAX_PER_DAY)
  for (const { id, first_name, about } of reminded) {
    const path = pathTo(PAGES[about])
    await inTransaction(ctx, (ctx) =>
      notify(ctx, id, { kind: 'reminders', path, news: (lang) => reminderNews(lang, about, first_name) }),
    )
  }
  return reminded.length
}
