import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import { publishToStaff } from '../../../platform/events/staff.ts'
import { type Work, inTransaction } from '../../../platform/call.ts'
import { notify } from '../../notifications/actions.ts'
import { delayedNews } from '../emails.ts'
import { attemptRow, saveStuck } from '../queries.ts'

/** Code that the sandbox cannot run is no wrong answer: a colleague looks into it, and the talent is notified. */
export const reportStuck = (work: Work, id: string): Promise<void> =>
  inTransaction(work, async (work) => {
    const { db, platform, now } = work
    const row = await attemptRow(db, id)
    const assessment = row && assessmentOf(row.assessment_id)
    if (!assessment || !(await saveStuck(db, id, now))) return
    await platform.events.publish(db, { userId: row.user_id, name: 'assessment.changed' })
    await publishToStaff(db, platform.events, 'assessment.changed', { id })
    await notify(work, row.user_id, {
      kind: 'assessments',
      path: pathTo('talentAssessments'),
      urgent: true,
      news: (lang) => delayedNews(lang, assessment.title[lang]),
    })
  })
