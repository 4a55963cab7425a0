import { assessmentOf } from '@fareeq/domain/assessments/rules-offers.ts'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { News } from '../../../platform/messages/news.ts'
import type { ActionContext } from '../../../platform/context.ts'
import { notify } from '../../notifications/actions.ts'
import { incidentKeptNews, objectionRefusedNews } from './emails-review.ts'
import type { AttemptRow } from '../rows.ts'

type Subject = Pick<AttemptRow, 'user_id' | 'assessment_id'>
type Words = (lang: Lang, facts: { title: string; reason: string }) => News

const notifierOf = (words: Words) => async (ctx: ActionContext, row: Subject, reason: string) => {
  const assessment = assessmentOf(row.assessment_id)
  if (!assessment) return
  await ctx.platform.events.publish(ctx.db, { userId: row.user_id, name: 'assessment.changed' })
  await notify(ctx, row.user_id, {
    kind: 'assessments',
    path: pathTo('talentReport'),
    urgent: true,
    news: (lang) => words(lang, { title: assessment.title[lang], reason }),
  })
}

export const notifyObjectionRefused = notifierOf(objectionRefusedNews)
export const notifyIncidentKept = notifierOf(incidentKeptNews)
