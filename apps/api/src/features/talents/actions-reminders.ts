import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { reminderCutoffs } from '@fareeq/domain/notifications/rules-reminders.ts'
import { type Work, inTransaction } from '../../platform/call.ts'
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

export async function remindTalents(work: Work): Promise<number> {
  const reminded = await talentsToRemind(work.db, reminderCutoffs(work.now), MAX_PER_DAY)
  for (const { id, first_name, about } of reminded) {
    const path = pathTo(PAGES[about])
    await inTransaction(work, (work) =>
      notify(work, id, { kind: 'reminders', path, news: (lang) => reminderNews(lang, about, first_name) }),
    )
  }
  return reminded.length
}
