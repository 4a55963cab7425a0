import type { Room, RoomLine } from '@fareeq/domain/rooms/schema.ts'
import { useEffect, useState } from 'react'
import { followRoom } from '../api.ts'
import { createSharedPad } from './shared-pad.ts'

/** The room as it was read, with what was published since: also in the lobby, and while a panel is closed. */
export function useLiveRoom(room: Room) {
  const { interview_id: id } = room
  const [pad] = useState(() => createSharedPad(room))
  const [later, setLater] = useState<RoomLine[]>([])
  const [agreed, setAgreed] = useState(room.agreed)
  useEffect(() => pad.start(), [pad])
  // Read again after a gap in the live stream.
  useEffect(() => {
    if (room.pad) pad.merge(room.pad)
  }, [pad, room.pad])
  useEffect(
    () =>
      followRoom(id, (news) => {
        if (news.kind === 'line') setLater((all) => [...all, news.line])
        if (news.kind === 'recording') setAgreed(news.agreed)
      }),
    [id],
  )
  return { pad, agreed, lines: allLines(room.lines, later) }
}
export type LiveRoom = ReturnType<typeof useLiveRoom>

/** Stored and live lines, without duplicates. */
function allLines(first: RoomLine[], later: RoomLine[]): RoomLine[] {
  const ids = new Set(first.map((line) => line.id))
  return [...first, ...later.filter((line) => !ids.has(line.id))]
}
