import * as z from 'zod/mini'
import { id } from '../kernel/ids.ts'
import { room, signal } from './schema.ts'

/** The two sides of a meeting: somebody of the company, and the colleague who hosts it. */
export const MEETING_SEATS = ['client', 'host'] as const
export type MeetingSeat = (typeof MEETING_SEATS)[number]
const seat = () => z.literal(MEETING_SEATS)

const side = () => z.object({ name: z.string(), timezone: z.string() })

export const meetingRoom = () =>
  z.object({
    meeting_id: id(),
    seat: seat(),
    door: z.literal(['early', 'open', 'over']),
    opens_at: z.string(),
    start: z.string(),
    end: z.string(),
    /** The host's own link, instead of this room. */
    link: z.nullable(z.string()),
    topic: z.nullable(z.string()),
    other: side(),
    ice_servers: room().shape.ice_servers,
  })
export type MeetingRoom = z.output<ReturnType<typeof meetingRoom>>

/** Passed on and not kept. */
export const meetingLine = () => z.object({ id: id(), seat: seat(), text: z.string(), at: z.string() })
export type MeetingLine = z.output<ReturnType<typeof meetingLine>>

/** Payload of the live event `room.changed` of a meeting. */
export const meetingRoomNews = () =>
  z.union([
    z.object({ id: id(), kind: z.literal('signal'), seat: seat(), signal: signal() }),
    z.object({ id: id(), kind: z.literal('line'), line: meetingLine() }),
  ])
export type MeetingRoomNews = z.output<ReturnType<typeof meetingRoomNews>>
