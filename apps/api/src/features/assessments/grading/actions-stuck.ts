import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { publishToStaff } from '../../../platform/events/staff.ts'
import { type ActionContext, inTransaction } from '../../../platform/context.ts'
import { notify } from '../../notifications/actions.ts'
import { delayedNews } from '../emails.ts'
import { attemptRow, saveStuck } from '../queries.ts'

/** Code that the sandbox cannot run is no wrong answer: a colleague looks into it, and the talent is notified. */
export const reportStuck = (ctx: ActionContext, id: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, now } = ctx
    const row = await attemptRow(db, id)
    const assessment = row && assessmentOf(row.assessment_id)
    if (!assessment || !(await saveStuck(db, id, now))) return
    await platform.events.publish(db, { userId: row.user_id, name: 'assessment.changed' })
    await publishToStaff(db, platform.events, 'assessment.changed', { id })
    await notify(ctx, row.user_id, {
      kind: 'assessments',
      path: pathTo('talentAssessments'),
      urgent: true,
      news: (lang) => delayedNews(lang, assessment.title[lang]),
    })
  })
