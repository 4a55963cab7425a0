import type { StaffEvent } from '@fareeq/domain/notifications/rules-live.ts'
import { STREAM_RESET } from '@fareeq/domain/notifications/limits.ts'
import { useEffect } from 'react'
import type { LiveEvent } from '../../../platform/live/live-stream.ts'
import { followLive } from '../../../platform/live/live.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'

/** Which lists an event makes old: the second word of the query keys. */
const STALE: Readonly<Record<StaffEvent, readonly string[]>> = {
  'ticket.changed': ['tickets', 'counters'],
  'request.changed': ['requests', 'counters'],
  'nomination.changed': ['requests', 'talents'],
  'interview.changed': ['interviews', 'requests', 'talents'],
  'meeting.changed': ['meetings', 'requests', 'counters'],
  'delivery.changed': ['messages', 'counters'],
}

const refresh = (...key: string[]) => void queryClient.invalidateQueries({ queryKey: ['staff', ...key] })

function onEvent({ event }: LiveEvent) {
  if (event === STREAM_RESET) return refresh()
  for (const key of STALE[event as StaffEvent] ?? []) refresh(key)
}

/** The lists of colleagues are live as long as somebody is signed in: what another does is seen at once. */
export function useStaffLive(token: string | undefined): void {
  useEffect(() => {
    if (!token) return undefined
    const stop = new AbortController()
    followLive({ token, path: () => '/api/ops/stream', onEvent, onSilence: () => refresh() }, stop.signal)
    return () => stop.abort()
  }, [token])
}
