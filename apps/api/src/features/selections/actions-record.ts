import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { nameFor } from '@fareeq/domain/kernel/names/names.ts'
import { may, staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { isBooked } from '@fareeq/domain/meetings/states.ts'
import { pathTo } from '@fareeq/domain/navigation/paths.ts'
import type { selectionRecordContract } from '@fareeq/domain/selections/contract-record.ts'
import { selectionErrors } from '@fareeq/domain/selections/errors.ts'
import { CRITERIA } from '@fareeq/domain/selections/limits.ts'
import type { FullSelection } from '@fareeq/domain/selections/schema-record.ts'
import { mayMove, selectionLife } from '@fareeq/domain/selections/states.ts'
import { actorOf, audit } from '../../platform/audit.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import { hostLink } from '../../platform/calendar/meeting-links.ts'
import { queueMessage } from '../../platform/messages/messages.ts'
import type { Staff } from '../../platform/session.ts'
import { meetingsOf as meetingsWith } from '../meetings/queries.ts'
import { activeColleague, colleague } from '../staff/queries.ts'
import { readSelection } from './actions.ts'
import { mentionMail } from './emails-record.ts'
import { lockSelection } from './queries-moves.ts'
import { evaluationsOf, insertNote, meetingsOf, movesOf, notesOf, saveEvaluation } from './queries-record.ts'
import { selectionRow } from './queries.ts'
import type { LockedSelection } from './rows.ts'

type Body<Name extends keyof typeof selectionRecordContract> = BodyOf<(typeof selectionRecordContract)[Name]>

export async function readRecord(ctx: RequestContext<Staff>, id: string): Promise<{ data: FullSelection }> {
  const { db, platform, viewer, now } = ctx
  const { data: selection } = await readSelection(ctx, id)
  const [moves, evaluations, meetings, notes, ahead] = await Promise.all([
    movesOf(db, viewer, id),
    evaluationsOf(db, viewer, id),
    meetingsOf(db, viewer, id),
    notesOf(db, viewer, id),
    meetingsWith(db, id, now),
  ])
  const joins = new Map(
    ahead.filter(({ state }) => isBooked(state)).map((meeting) => [meeting.id, hostLink(platform.env, meeting)]),
  )
  const mayDo = (event: 'reject' | 'reconsider') =>
    selectionLife.next(selection.state, event) !== null && mayMove(event, viewer.roles)
  return {
    data: {
      selection,
      may_move: may(viewer, 'selections.move'),
      may_reject: mayDo('reject'),
      may_reconsider: mayDo('reconsider'),
      moves: moves.map((move) => ({ ...move, at: move.at.toISOString() })),
      evaluations: evaluations.map((evaluation) => ({
        ...evaluation,
        updated_at: evaluation.updated_at.toISOString(),
      })),
      meetings: meetings.map(({ starts_at, outcome_note, ...meeting }) => ({
        ...meeting,
        start: starts_at.toISOString(),
        join: joins.get(meeting.id) ?? null,
        note: outcome_note,
      })),
      notes: notes.map(({ created_at, ...note }) => ({ ...note, at: created_at.toISOString() })),
    },
  }
}

type Step = (
  ctx: RequestContext<Staff>,
  selection: LockedSelection,
) => Promise<{ action: Entry; details?: Record<string, unknown> }>
type Entry = 'selection.evaluated' | 'selection.noted' | 'selection.meeting_set' | 'selection.meeting_held'

/** Under the row lock of the selection, with an entry in the trail. */
export const writing = (ctx: RequestContext<Staff>, id: string, step: Step) =>
  inTransaction(ctx, async (ctx) => {
    const { db } = ctx
    const selection = await lockSelection(db, id)
    if (!selection) throw new Refusal(platformErrors.not_found)
    const { action, details = {} } = await step(ctx, selection)
    await audit(db, { actor: actorOf(ctx.viewer), action, subject: { kind: 'talent', id }, details })
    await publishToStaff(db, ctx.platform.events, 'selection.changed', { id })
    return readRecord(ctx, id)
  })

/** Every criterion once, in the order of the rubric. */
export const evaluate = (
  ctx: RequestContext<Staff>,
  id: string,
  { marks, recommendation, company_line, history_checked, expected_version }: Body<'evaluate'>,
) =>
  writing(ctx, id, async (ctx) => {
    const { db, viewer, now } = ctx
    const inOrder = CRITERIA.flatMap((criterion) => marks.find((mark) => mark.id === criterion) ?? [])
    if (inOrder.length < CRITERIA.length) throw new Refusal(selectionErrors.rubric_incomplete, { field: 'marks' })
    const evaluation = {
      id: newId(now),
      talentId: id,
      staffId: viewer.staffId,
      marks: inOrder,
      recommendation,
      companyLine: company_line || null,
      historyChecked: history_checked,
    }
    if (!(await saveEvaluation(db, evaluation, expected_version, now)))
      throw new Refusal(selectionErrors.evaluation_changed)
    return { action: 'selection.evaluated', details: { recommendation } }
  })

/** Colleagues who are mentioned and may read it get a mail. */
export const writeNote = (ctx: RequestContext<Staff>, id: string, { text, mentions }: Body<'note'>) =>
  writing(ctx, id, async (ctx) => {
    const { db, viewer, platform, now } = ctx
    const [by, row] = [await colleague(db, viewer.staffId), await selectionRow(db, viewer, id)]
    const recipients: string[] = []
    for (const evaluation of new Set(mentions)) {
      const to = await activeColleague(db, evaluation)
      if (!to || !staffMay(to.roles, 'selections.read')) throw new Refusal(rule.choice, { field: 'mentions' })
      recipients.push(to.id)
      if (to.id === viewer.staffId) continue
      const url = platform.env.PUBLIC_URL + pathTo('opsRecord', { section: 'talents', id })
      const facts = { name: to.name, by: by.name, talent: row ? nameFor(row, to.lang) : '', text, url }
      await queueMessage(db, platform, { to: to.email, ...mentionMail(to.lang, facts) })
    }
    await insertNote(db, { id: newId(now), talentId: id, staffId: viewer.staffId, text, mentions: recipients }, now)
    return { action: 'selection.noted' }
  })
