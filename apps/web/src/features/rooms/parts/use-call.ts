import { useEffect, useState, useSyncExternalStore } from 'react'
import type { CallRoom } from './call-room.ts'
import { createRoomCall } from './room-call.ts'

export function useCall(room: CallRoom, stream: MediaStream | null) {
  const [call] = useState(() => createRoomCall(room))
  const state = useSyncExternalStore(call.subscribe, call.get)
  useEffect(() => call.show(stream), [call, stream])
  useEffect(() => call.enter(), [call])
  return { ...state, change: call.change, share: call.share }
}
export type RoomCall = ReturnType<typeof useCall>
