import { opensAt } from '@fareeq/domain/calendars/rules.ts'
import type { BodyOf } from '@fareeq/domain/kernel/endpoint.ts'
import { platformErrors } from '@fareeq/domain/kernel/platform-errors.ts'
import { Refusal } from '@fareeq/domain/kernel/refusal.ts'
import { MEETING_ZONE } from '@fareeq/domain/meetings/rules.ts'
import type { meetingRoomsContract } from '@fareeq/domain/rooms/contract-meetings.ts'
import { roomErrors } from '@fareeq/domain/rooms/errors.ts'
import { mayJoinMeeting, meetingAccessAt } from '@fareeq/domain/rooms/rules.ts'
import type { MeetingRoom, MeetingRoomNews, MeetingSeat } from '@fareeq/domain/rooms/schema-meetings.ts'
import { type RequestContext, inTransaction } from '../../platform/context.ts'
import { STAFF_TOPIC } from '../../platform/events/staff.ts'
import { newId } from '../../platform/ids.ts'
import type { Member, Staff } from '../../platform/session.ts'
import { colleagueIds } from '../organisations/queries.ts'
import { iceServers } from './actions-ice.ts'
import { meetingRoomFor, meetingRoomForStaff } from './queries-meetings.ts'
import type { MeetingRoomRow } from './rows.ts'

type Body<Name extends 'signal' | 'write'> = BodyOf<(typeof meetingRoomsContract)[Name]>
type Guest = RequestContext<Member | Staff>
const isStaff = (viewer: Member | Staff): viewer is Staff => viewer.kind === 'staff'
const seatOf = (viewer: Member | Staff): MeetingSeat => (isStaff(viewer) ? 'host' : 'client')

/** The company by its session, the host by theirs; for anybody else there is no such room. */
async function roomOrThrow({ db, viewer, lang }: Guest, id: string): Promise<MeetingRoomRow> {
  const row = isStaff(viewer)
    ? await meetingRoomForStaff(db, viewer, id, lang)
    : await meetingRoomFor(db, viewer, id, lang)
  const isOpen = row && (!isStaff(viewer) || mayJoinMeeting({ id: viewer.staffId, roles: viewer.roles }, row.host_id))
  if (!isOpen) throw new Refusal(platformErrors.not_found)
  return row
}

async function openRoomOrThrow(ctx: Guest, id: string): Promise<MeetingRoomRow> {
  const row = await roomOrThrow(ctx, id)
  if (meetingAccessAt(row, ctx.now) !== 'open') throw new Refusal(roomErrors.room_closed)
  return row
}

type WithoutId<News = MeetingRoomNews> = News extends MeetingRoomNews ? Omit<News, 'id'> : never

/** To everybody of the company and to the colleagues who may join. */
async function publishNews({ db, platform }: Guest, { id, user_id, host_id }: MeetingRoomRow, news: WithoutId) {
  const body = { id, ...news }
  if (user_id)
    for (const userId of new Set([user_id, ...(await colleagueIds(db, user_id))]))
      await platform.events.publish(db, { userId, name: 'room.changed', body })
  await platform.events.publish(db, { topic: STAFF_TOPIC, name: 'room.changed', body: { ...body, host_id } })
}

export async function readMeetingRoom(ctx: Guest, id: string): Promise<{ data: MeetingRoom }> {
  const { platform, viewer, now } = ctx
  const row = await roomOrThrow(ctx, id)
  const other = isStaff(viewer)
    ? { name: row.client_name, timezone: row.client_timezone }
    : { name: row.host_name, timezone: MEETING_ZONE }
  return {
    data: {
      meeting_id: id,
      seat: seatOf(viewer),
      door: meetingAccessAt(row, now),
      opens_at: opensAt(row.starts_at).toISOString(),
      start: row.starts_at.toISOString(),
      end: row.ends_at.toISOString(),
      link: row.link,
      topic: row.topic,
      other,
      ice_servers: iceServers(platform.env, isStaff(viewer) ? viewer.staffId : viewer.userId, now),
    },
  }
}

export async function passMeetingSignal(ctx: Guest, id: string, signal: Body<'signal'>) {
  const row = await openRoomOrThrow(ctx, id)
  await publishNews(ctx, row, { kind: 'signal', seat: seatOf(ctx.viewer), signal })
  return { data: { heard: true } }
}

export const writeMeetingLine = (ctx: Guest, id: string, { text }: Body<'write'>) =>
  inTransaction(ctx, async (ctx) => {
    const row = await openRoomOrThrow(ctx, id)
    const line = { id: newId(ctx.now), seat: seatOf(ctx.viewer), text, at: ctx.now.toISOString() }
    await publishNews(ctx, row, { kind: 'line', line })
    return { data: line }
  })
