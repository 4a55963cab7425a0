import { staffNameFor } from '@fareeq/domain/kernel/names/staff-names.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { selectionErrors } from '@fareeq/domain/selections/errors.ts'
import { actsNext, clockOf, promisedBy } from '@fareeq/domain/selections/rules.ts'
import type { OwnSelection } from '@fareeq/domain/selections/schema.ts'
import {
  STEPS,
  factsOf,
  isAssessed,
  isRejected,
  isStep,
  isWithCompany,
  selectionLife,
} from '@fareeq/domain/selections/states.ts'
import { actorOf } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import type { Member } from '../../platform/session.ts'
import { meetingLink, meetingToken } from '../../platform/calendar/meeting-links.ts'
import { meetingAhead } from '../meetings/queries.ts'
import { applyMove, passAgain } from './actions-moves.ts'
import { dayOf } from './emails.ts'
import { lockSelection, ownRow } from './queries-moves.ts'

/** The promise of the present step, and the earliest of those after it. What needs a company first has no date. */
export async function ownSelection({
  db,
  platform,
  viewer,
  lang,
  now,
}: RequestContext<Member>): Promise<{ data: OwnSelection }> {
  const row = await ownRow(db, viewer.userId)
  if (!row) return { data: null }
  const { state, due_at, apply_again_at, invited_at } = row
  const policies = platform.policies.at(now)
  const meeting = await meetingAhead(db, viewer.userId, null, now)
  const ahead = STEPS.slice(factsOf(state).done)
  const promises: { step: (typeof STEPS)[number]; by: string }[] = []
  let from = due_at !== null && due_at > now ? due_at : null
  for (const step of isAssessed(state) || !isStep(state) ? [] : ahead) {
    if (isWithCompany(step)) break
    const by = step === state ? from : from && promisedBy(step, from, policies)
    if (!by) break
    promises.push({ step, by: by.toISOString() })
    from = by
  }
  return {
    data: {
      state,
      done: factsOf(state).done,
      acts: actsNext(row),
      promises,
      due_at: due_at?.toISOString() ?? null,
      is_late: clockOf(row, now) === 'late' && !isWithCompany(state),
      waits_for: isAssessed(state) && due_at ? (invited_at ? 'result' : 'invitation') : null,
      meeting: meeting
        ? {
            start: meeting.starts_at.toISOString(),
            host: staffNameFor(meeting.host, lang),
            topic: meeting.topic,
            link: meetingLink(platform.env, meeting),
            token: meetingToken(platform.env, meeting.id),
          }
        : null,
      apply_again_at: apply_again_at?.toISOString() ?? null,
      may_apply: isRejected(state) && apply_again_at !== null && apply_again_at <= now,
    },
  }
}

/** Again from the first step; an assessment that was passed still counts. */
export const reapply = (ctx: RequestContext<Member>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, lang, now } = ctx
    const selection = await lockSelection(db, viewer.userId)
    if (!selection || !selectionLife.next(selection.state, 'apply')) throw new Refusal(platformErrors.moved_on)
    if (selection.apply_again_at && selection.apply_again_at > now)
      throw new Refusal(selectionErrors.too_early, { values: { date: dayOf(selection.apply_again_at, lang) } })
    await applyMove(ctx, selection, { event: 'apply', movers: ['talent'], actor: actorOf(viewer) })
    await passAgain(ctx, selection)
    return ownSelection(ctx)
  })
