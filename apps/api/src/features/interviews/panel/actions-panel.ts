import type { interviewsPanelContract as contract } from '@fareeq/domain/interviews/contract-panel.ts'
import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { isPanelOpen, mayInterview, scorecardFault } from '@fareeq/domain/interviews/rules-panel.ts'
import { isAhead } from '@fareeq/domain/interviews/states.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { type ActionContext, type RequestContext, inTransaction } from '../../../platform/context.ts'
import { actorOf, audit } from '../../../platform/audit.ts'
import type { Client } from '../../../platform/session.ts'
import { busyAttendees, lockPeople } from '../../calendars/queries.ts'
import { membersOf, organisationOf } from '../../organisations/queries.ts'
import { readForClient } from '../actions-client.ts'
import { lockSettled } from '../actions-moves.ts'
import { notifyParty } from '../actions-notifying.ts'
import { publishChange } from '../actions-publishing.ts'
import { partiesOf } from '../queries-parties.ts'
import { isReachable, isUndecided, recordEvent } from '../queries.ts'
import type { LockedInterview } from '../rows.ts'
import { addInterviewers, panelOf, removeInterviewers, saveScorecard } from './queries-panel.ts'
import type { InterviewerParty } from './rows.ts'

/** Members of that company who may interview, beside the one who is there anyway. */
async function refuseStrangers(
  { db }: ActionContext,
  { owner_id, client_id }: LockedInterview,
  ids: readonly string[],
) {
  const members = await membersOf(db, await organisationOf(db, owner_id))
  const eligible = members.filter(({ id, role }) => id !== client_id && mayInterview(role)).map(({ id }) => id)
  if (ids.some((id) => !eligible.includes(id))) throw new Refusal(interviewErrors.not_colleague, { field: 'user_ids' })
}

async function refuseBusy({ db }: ActionContext, interview: LockedInterview, ids: readonly string[]): Promise<void> {
  const { id, state, starts_at, ends_at } = interview
  if (!isAhead(state) || !starts_at || !ends_at || ids.length === 0) return
  await lockPeople(db, ids)
  const people = ids.map((person) => ({ id: person, attendee: 'colleague' }) as const)
  if ((await busyAttendees(db, id, people, [{ start: starts_at, end: ends_at }], 'book')).length > 0)
    throw new Refusal(interviewErrors.interviewer_busy, { field: 'user_ids' })
}

/** Who interviews beside the one who started it; whoever is new gets the invitation, whoever is not asked any more a cancellation. */
export const setPanel = (
  ctx: RequestContext<Client>,
  id: string,
  { user_ids }: BodyOf<(typeof contract)['setPanel']>,
) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    if (!(await isReachable(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    const interview = await lockSettled(ctx, id)
    if (!isPanelOpen(interview.state)) throw new Refusal(interviewErrors.interview_moved)
    const before = await panelOf(db, id)
    const added = user_ids.filter((userId) => !before.some((person) => person.id === userId))
    const removed = before.filter((person) => !user_ids.includes(person.id))
    if (added.length === 0 && removed.length === 0) return readForClient(ctx, id)
    await removeInterviewers(
      db,
      id,
      removed.map((person) => person.id),
    )
    await invitePanel(ctx, interview, added)
    const actor = actorOf(viewer)
    const event = { kind: 'panel', to_state: interview.state, actor_kind: 'client', actor_id: viewer.userId } as const
    await recordEvent(db, id, { ...event, data: { added: added.length, removed: removed.length } }, now)
    await audit(db, { actor, action: 'interview.panel_set', subject: { kind: 'interview', id }, details: { user_ids } })
    await publishChange(ctx, interview)
    await notifyEach(ctx, id, removed, 'panel_removed')
    return readForClient(ctx, id)
  })

/** Onto the panel, with the invitation. */
export async function invitePanel(ctx: ActionContext, interview: LockedInterview, ids: readonly string[]) {
  const { db, now } = ctx
  await refuseStrangers(ctx, interview, ids)
  await refuseBusy(ctx, interview, ids)
  await addInterviewers(db, interview.id, ids, now)
  const present = await panelOf(db, interview.id)
  const invited = present.filter((person) => ids.includes(person.id))
  await notifyEach(ctx, interview.id, invited, 'panel_invited')
}

async function notifyEach(
  ctx: ActionContext,
  id: string,
  people: readonly InterviewerParty[],
  news: 'panel_invited' | 'panel_removed',
): Promise<void> {
  if (people.length === 0) return
  const parties = await partiesOf(ctx.db, id)
  const method = news === 'panel_invited' ? 'REQUEST' : 'CANCEL'
  for (const person of people)
    await notifyParty(ctx, { ...parties, client: person }, { side: 'client', news }, { method })
}

/** What one interviewer thought, for the company and our colleagues. */
export const score = (ctx: RequestContext<Client>, id: string, body: BodyOf<(typeof contract)['score']>) =>
  inTransaction(ctx, async (ctx) => {
    const { db, viewer, now } = ctx
    if (!(await isReachable(db, viewer, id))) throw new Refusal(platformErrors.not_found)
    const interview = await lockSettled(ctx, id)
    const panel = await panelOf(db, id)
    if (!panel.some((person) => person.id === viewer.userId)) throw new Refusal(platformErrors.not_found)
    const fault = scorecardFault(interview, now, await isUndecided(db, interview))
    if (fault) throw new Refusal(interviewErrors[fault])
    const { scores, recommendation, note } = body
    const card = { interview_id: id, user_id: viewer.userId, scores, recommendation, note: note || null, at: now }
    await saveScorecard(db, card)
    const subject = { kind: 'interview', id } as const
    await audit(db, { actor: actorOf(viewer), action: 'interview.scored', subject, details: { recommendation } })
    await publishChange(ctx, interview)
    return readForClient(ctx, id)
  })
