import { type StaticRouteId, pathTo } from '@fareeq/domain/navigation/paths.ts'
import { afterVerifying } from '@fareeq/domain/navigation/rules.ts'
import {
  MILESTONES,
  type Milestone,
  type MilestoneFacts,
  milestoneToMail,
  milestonesSince,
} from '@fareeq/domain/selections/rules-milestones.ts'
import { type ActionContext, inTransaction } from '../../platform/context.ts'
import { notify } from '../notifications/actions.ts'
import { milestoneNews } from './emails-milestones.ts'
import { milestoneRows } from './queries-milestones.ts'
import type { MilestoneRow } from './rows.ts'

/** A page of its own for each, by which its notice is found again. */
const PAGES: Readonly<Record<Milestone, StaticRouteId>> = {
  welcome: 'talentWizard',
  phone: 'talentProfile',
  application: 'talentAssessments',
  verified: 'talentHome',
}

const factsOf = (row: MilestoneRow): MilestoneFacts => ({
  reached: {
    welcome: row.joined_at,
    phone: row.phone_verified_at,
    application: row.finished_at,
    verified: row.verified_at,
  },
  mailed: Object.fromEntries(
    MILESTONES.flatMap((milestone) => {
      const at = row.mailed[pathTo(PAGES[milestone])]
      return at ? [[milestone, new Date(at)]] : []
    }),
  ),
})

/** Writes to new talents about the furthest they have come, each milestone once. */
export async function mailMilestones(ctx: ActionContext): Promise<number> {
  let count = 0
  for (const row of await milestoneRows(ctx.db, milestonesSince(ctx.now))) {
    const milestone = milestoneToMail(factsOf(row), ctx.now)
    if (!milestone) continue
    const facts = {
      name: row.first_name,
      isFinished: row.finished_at !== null || row.verified_at !== null,
      hasPhone: row.phone_verified_at !== null,
      due: row.due_at,
    }
    const path = pathTo(PAGES[milestone])
    await inTransaction(ctx, (ctx) =>
      notify(ctx, row.id, {
        kind: 'milestones',
        path,
        // Without a verified phone no company sees a result: first the phone, then the page.
        ...(!facts.hasPhone && { url: ctx.platform.env.PUBLIC_URL + afterVerifying(path) }),
        news: (lang) => milestoneNews(lang, milestone, facts),
      }),
    )
    count += 1
  }
  return count
}
