import type { Room, RoomNews, Signal } from '@fareeq/domain/rooms/schema.ts'
import type { MeetingRoomNews, MeetingSeat } from '@fareeq/domain/rooms/schema-meetings.ts'

/** Of an interview or of a meeting: the seat of this page, and the way to the other one. */
export type CallRoom = Pick<Room, 'ice_servers'> & {
  seat: Room['seat'] | MeetingSeat
  follow: (listener: (news: RoomNews | MeetingRoomNews) => void) => () => void
  send: (signal: Signal) => Promise<unknown>
}
