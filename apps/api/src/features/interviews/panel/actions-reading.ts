import { isPanelOpen, readsScorecards, scorecardFault } from '@fareeq/domain/interviews/rules-panel.ts'
import type { Interviewer } from '@fareeq/domain/interviews/schema-panel.ts'
import { may } from '@fareeq/domain/kernel/permissions/permissions.ts'
import type { RequestContext } from '../../../platform/context.ts'
import type { Client } from '../../../platform/session.ts'
import { isUndecidedAfter } from '../rounds/actions-reading.ts'
import type { InterviewRow } from '../rows.ts'

/** The interviewers as a colleague reads them, and what this one may do about them. */
export function panelFor(row: InterviewRow, { viewer, lang, now }: RequestContext<Client>) {
  const own = row.interviewers.find(({ id }) => id === viewer.userId)
  const readsAll = readsScorecards({ isInterviewer: own !== undefined, hasOwn: own?.scorecard !== null })
  const interviewers = row.interviewers.map(({ id, name, scorecard }): Interviewer => ({
    id,
    name: name[lang],
    scorecard: scorecard && readsAll ? { ...scorecard, at: new Date(scorecard.at).toISOString() } : null,
  }))
  return {
    host_id: row.client_id,
    interviewers,
    can_invite: isPanelOpen(row.state) && may(viewer, 'interviews.arrange'),
    can_score: own !== undefined && scorecardFault(row, now, isUndecidedAfter(row, now)) === null,
  }
}
