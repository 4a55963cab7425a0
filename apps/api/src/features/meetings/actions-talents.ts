import { calendarErrors } from '@fareeq/domain/calendars/errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { BUSINESS_ZONE } from '@fareeq/domain/kernel/time/time.ts'
import type { TALENT_KINDS } from '@fareeq/domain/meetings/limits.ts'
import type { AgreedTime } from '@fareeq/domain/meetings/schema.ts'
import { isAhead } from '@fareeq/domain/meetings/rules.ts'
import { actorOf } from '../../platform/audit.ts'
import { meetingToken } from '../../platform/calendar/meeting-links.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { type Staff, hashOf } from '../../platform/session.ts'
import { changeTime } from './actions-changes.ts'
import { notifyParties } from './actions-notifying.ts'
import { claimSlot, freeTimes, refuseBusy } from './actions-slots.ts'
import { ensureHost, insertMeeting } from './queries-slots.ts'
import { contactOf, meetingAhead, meetingById } from './queries.ts'
import { agreedAhead } from './queries-talents.ts'
import type { AgreedTimeRow, MeetingRow } from './rows.ts'

type TalentMeeting = { talentId: string; kind: (typeof TALENT_KINDS)[number]; start: string; topic: string }

/** The one that lies ahead keeps its host. */
async function aheadWith(
  { db, now }: RequestContext<Staff>,
  { talentId, kind }: Pick<TalentMeeting, 'talentId' | 'kind'>,
) {
  const meeting = await meetingAhead(db, talentId, kind, now)
  return meeting && isAhead(meeting, now) ? meeting : undefined
}

const toAgreedTime = ({ start, end, kind }: AgreedTimeRow): AgreedTime => ({
  start: start.toISOString(),
  end: end.toISOString(),
  kind: kind ?? 'company_interview',
})

/** When both the talent and the colleague who meets them are free, and what else the talent has ahead. */
export async function timesWithTalent(ctx: RequestContext<Staff>, meeting: Pick<TalentMeeting, 'talentId' | 'kind'>) {
  const { db, viewer, now } = ctx
  await ensureHost(db, viewer.staffId)
  const ahead = await aheadWith(ctx, meeting)
  const booker = { userId: meeting.talentId, hostId: ahead?.host_id ?? viewer.staffId }
  const { data, meta } = await freeTimes(ctx, { timezone: 'UTC' }, { ...booker, ...(ahead && { meetingId: ahead.id }) })
  const agreed = await agreedAhead(db, meeting.talentId, now)
  return { data, meta: { ...meta, ahead: agreed.map(toAgreedTime) } }
}

/** The caller meets a talent: a room or their own link, an invitation and reminders to both, and a link to move it. */
export const meetTalent = (
  ctx: RequestContext<Staff>,
  { talentId, kind, start, topic }: TalentMeeting,
): Promise<MeetingRow> =>
  inTransaction(ctx, async (ctx) => {
    const { db, platform, viewer, now } = ctx
    const ahead = await aheadWith(ctx, { talentId, kind })
    const timezone = BUSINESS_ZONE
    if (ahead) return changeTime(ctx, ahead.id, { start, timezone: ahead.timezone }, { mover: 'staff' })
    const slot = await claimSlot(ctx, new Date(start))
    await ensureHost(db, viewer.staffId)
    const id = newId(now)
    await refuseBusy(ctx, slot, { userId: talentId, meetingId: id })
    const inserted = await insertMeeting(db, {
      ...(await contactOf(db, talentId)),
      id,
      project_id: null,
      user_id: talentId,
      kind,
      state: 'booked',
      topic,
      timezone,
      token_hash: hashOf(meetingToken(platform.env, id)),
      reserved_until: null,
      reserved_network: null,
      slot,
      host_id: viewer.staffId,
      now,
    })
    if (!inserted) throw new Refusal(calendarErrors.own_time_busy, { field: 'start' })
    const meeting = await meetingById(db, id)
    await notifyParties(ctx, meeting, 'booked', actorOf(viewer))
    return meeting
  })
