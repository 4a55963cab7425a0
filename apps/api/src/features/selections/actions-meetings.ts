import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { Bilingual } from '@fareeq/domain/kernel/language/locale.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { hasBegun } from '@fareeq/domain/meetings/rules.ts'
import { meetingLife } from '@fareeq/domain/meetings/states.ts'
import type { selectionRecordContract } from '@fareeq/domain/selections/contract-record.ts'
import { selectionErrors } from '@fareeq/domain/selections/errors.ts'
import type { MeetingOutcome } from '@fareeq/domain/selections/limits.ts'
import { missingEvidence } from '@fareeq/domain/selections/rules.ts'
import { type MeetingStep, hasMeeting } from '@fareeq/domain/selections/states.ts'
import { actorOf } from '../../platform/audit.ts'
import type { ActionContext, RequestContext } from '../../platform/context.ts'
import { publishToStaff } from '../../platform/events/staff.ts'
import type { Staff } from '../../platform/session.ts'
import { giveUp, markOutcome } from '../meetings/actions-changes.ts'
import { meetTalent, timesWithTalent } from '../meetings/actions-talents.ts'
import { lockMeeting } from '../meetings/queries.ts'
import { receiverOf } from '../notifications/queries.ts'
import { applyMove } from './actions-moves.ts'
import { writing } from './actions-record.ts'
import { lockSelection } from './queries-moves.ts'
import { deleteMeeting, saveMeeting, saveOutcome } from './queries-record.ts'
import { selectionRow } from './queries.ts'

type Body<Name extends keyof typeof selectionRecordContract> = BodyOf<(typeof selectionRecordContract)[Name]>

/** What the calendar of both calls it. */
const TOPIC: Readonly<Record<MeetingStep, Bilingual>> = {
  interview: { ar: 'المقابلة مع فريق التوظيف', en: 'Interview with our recruitment team' },
  alignment: { ar: 'اجتماع التوافق', en: 'Alignment meeting' },
}

/** In the step whose meeting it is: both get an invitation, and the link with which the talent moves it or gives it up. */
export const setMeeting = (ctx: RequestContext<Staff>, id: string, { start }: Body<'scheduleMeeting'>) =>
  writing(ctx, id, async (ctx, { state }) => {
    if (!hasMeeting(state)) throw new Refusal(selectionErrors.no_such_move)
    const { lang } = await receiverOf(ctx.db, id)
    await meetTalent(ctx, { talentId: id, kind: state, start, topic: TOPIC[state][lang] })
    return { action: 'selection.meeting_set', details: { step: state, start } }
  })

export async function readMeetingSlots(ctx: RequestContext<Staff>, id: string) {
  const row = await selectionRow(ctx.db, ctx.viewer, id)
  if (!row) throw new Refusal(platformErrors.not_found)
  if (!hasMeeting(row.state)) throw new Refusal(selectionErrors.no_such_move)
  return timesWithTalent(ctx, { talentId: id, kind: row.state })
}

type MeetingFollow = Parameters<typeof saveMeeting>[1] & { isCanceled: boolean }
/** The record of the step follows what becomes of the meeting, whoever changes it. */
export async function followMeeting({ db, platform, now }: ActionContext, { isCanceled, ...meeting }: MeetingFollow) {
  if (isCanceled) await deleteMeeting(db, meeting.meetingId)
  else await saveMeeting(db, meeting, now)
  await publishToStaff(db, platform.events, 'selection.changed', { id: meeting.talentId })
}

/** In the calendar, too. One whose outcome is known before its time does not take place, and both get the time back. */
async function markMeeting(ctx: RequestContext<Staff>, id: string, outcome: MeetingOutcome) {
  const meeting = await lockMeeting(ctx.db, id)
  const event = outcome === 'no_show' ? 'miss' : 'end'
  if (!meeting || !meetingLife.next(meeting.state, event)) return
  if (hasBegun(meeting, ctx.now)) await markOutcome(ctx, id, event, meeting.sequence)
  else await giveUp(ctx, id, null, { mover: 'staff' })
}

/** What came of it, and with it the next step where both agreed. */
export const recordOutcome = (
  ctx: RequestContext<Staff>,
  id: string,
  meeting: string,
  { outcome, note, company_line, advance }: Body<'recordOutcome'>,
) =>
  writing(ctx, id, async (ctx) => {
    const { db, viewer } = ctx
    const result = { id: meeting, talentId: id, outcome, note: note || null, companyLine: company_line || null }
    if (!(await saveOutcome(db, result))) throw new Refusal(platformErrors.moved_on)
    await markMeeting(ctx, meeting, outcome)
    // Read anew: the outcome is the evidence of the step.
    const selection = await lockSelection(db, id)
    if (advance && selection) {
      if (missingEvidence(selection)) throw new Refusal(selectionErrors.no_such_move)
      await applyMove(ctx, selection, { event: 'advance', movers: viewer.roles, actor: actorOf(viewer) })
    }
    return { action: 'selection.meeting_held', details: { outcome } }
  })
