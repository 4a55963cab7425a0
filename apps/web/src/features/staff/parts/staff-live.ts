import { DEFAULT_LANG } from '@fareeq/domain/kernel/locale.ts'
import type { StaffEvent } from '@fareeq/domain/notifications/rules-live.ts'
import { STREAM_RESET } from '@fareeq/domain/notifications/schema.ts'
import { useEffect } from 'react'
import { BASE_URL, callHeaders, joinUrl } from '../../../platform/call-headers.ts'
import { follow, type LiveEvent, wait } from '../../../platform/live-stream.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { storage } from '../../../platform/storage.ts'
import { trackingId } from '../../../platform/tracking-id.ts'

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
    const headers = () => {
      const said = callHeaders({ lang: storage.get('lang') ?? DEFAULT_LANG, sessionId: trackingId(), token })
      // A stream of events is no JSON.
      said.delete('Accept')
      return Object.fromEntries(said)
    }
    const url = () => joinUrl(BASE_URL, '/api/ops/stream')
    const line = { url, headers, onEvent, onSilence: () => refresh(), wait }
    void follow({ ...line, fetch: (...args) => globalThis.fetch(...args) }, stop.signal)
    return () => stop.abort()
  }, [token])
}
