import { DEFAULT_LANG } from '@fareeq/domain/kernel/language/locale.ts'
import { STREAM_RESET } from '@fareeq/domain/notifications/limits.ts'
import type { EventName } from '@fareeq/domain/notifications/schema.ts'
import { activeProjectId, BASE_URL, callHeaders, joinUrl } from '../calls/call-headers.ts'
import { firstMark } from '../calls/first-mark.ts'
import { trackingId } from '../analytics/tracking-id.ts'
import { invalidate } from './invalidate.ts'
import { follow, type Line, type LiveEvent, wait } from './live-stream.ts'
import { session } from '../session/session.ts'
import { storage } from '../session/storage.ts'

/** Invalidation by event: the first element of the query keys (D-96). */
const STALE: Record<string, readonly string[]> = {
  'counters.changed': ['counters'],
  'interview.changed': ['interviews', 'counters'],
  'renewal.changed': ['renewals', 'counters'],
  'contract.changed': [
    'contracts',
    'offers',
    'renewals',
    'starts',
    'check-ins',
    'work-reviews',
    'time-off',
    'counters',
  ],
  'offer.changed': ['offers', 'counters'],
  'quote.changed': ['quotes', 'counters'],
  'invoice.changed': ['invoices', 'counters'],
  'payout.changed': ['payouts'],
  'conversation.changed': ['conversations', 'counters'],
  'nomination.changed': ['nominations', 'talent-views', 'counters'],
  'payment.changed': ['payments', 'invoices', 'counters'],
  'message.new': ['messages'],
  'profile.changed': ['profile', 'basicInfo', 'me', 'selection', 'counters'],
  'referral.changed': ['referrals'],
  'meeting.changed': ['meetings', 'projects'],
  // What somebody scores for a request follows from what it says.
  'project.changed': ['projects', 'counters', 'matching', 'talent-views', 'nominations'],
  'assessment.changed': ['assessments'],
  // A role decides what its answers contain, such as salaries.
  'organisation.changed': [
    'organisation',
    'me',
    'projects',
    'nominations',
    'talent-views',
    'matching',
    'interviews',
    'contracts',
    'renewals',
    'starts',
    'check-ins',
    'work-reviews',
    'time-off',
    'invoices',
    'quotes',
    'counters',
  ],
}

const listeners = new Map<string, Set<(data: string) => void>>()

/** Subscribes to an event's data. Returns the unsubscribe function. */
export function listen(name: EventName, listener: (data: string) => void): () => void {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set.add(listener))
  return () => void set.delete(listener)
}

/** Runs the listeners of an event. */
export const deliver = ({ event, data }: Pick<LiveEvent, 'event' | 'data'>) => {
  for (const listener of listeners.get(event) ?? []) listener(data)
}

const onEvent = (event: LiveEvent) => {
  if (event.event === STREAM_RESET) return onSilence()
  deliver(event)
  for (const key of STALE[event.event] ?? []) invalidate([key])
}

/** Invalidates everything that events cover. */
const onSilence = () => {
  for (const key of new Set(Object.values(STALE).flat())) invalidate([key])
}

let line: { token: string; stop: AbortController } | undefined

/** One stream per session: opened at sign-in, closed at sign-out, reopened for another person. */
export function connectLive(): void {
  const { token } = session.get()
  if (line?.token === token) return
  line?.stop.abort()
  line = undefined
  if (!token) return
  const stop = new AbortController()
  line = { token, stop }
  const path = () => {
    const project = activeProjectId()
    return `/api/stream${project ? `?project_id=${encodeURIComponent(project)}` : ''}`
  }
  void followLive({ token, path, onEvent, onSilence }, stop.signal)
}

type Followed = {
  token: string
  path: () => string
  onEvent: (event: LiveEvent) => void
  onSilence: () => void
}

/** Follows as a signed-in person, until aborted or the session is over. */
export async function followLive({ token, path, onEvent, onSilence }: Followed, signal: AbortSignal): Promise<void> {
  const headers = () => {
    const headers = callHeaders({ lang: storage.get('lang') ?? DEFAULT_LANG, sessionId: trackingId(), token })
    // An event stream is no JSON.
    headers.delete('Accept')
    return Object.fromEntries(headers)
  }
  const url = () => joinUrl(BASE_URL, path())
  const fetch: Line['fetch'] = (...args) => globalThis.fetch(...args)
  return follow({ fetch, url, headers, after: await firstMark(token), onEvent, onSilence, wait }, signal)
}
