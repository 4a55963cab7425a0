import { SECOND } from '@fareeq/domain/kernel/time/time.ts'
import { WRITING_EVERY_SECONDS } from '@fareeq/domain/tickets/limits.ts'
import type { Ticket, TicketWriter } from '@fareeq/domain/tickets/schema.ts'
import { useSyncExternalStore } from 'react'
import { useNow } from '../../../ui/dates/moments.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { sendWriting } from '../api-inbox.ts'

/** Presence from the live stream: ticket → colleague → their latest event. */
type Presence = Readonly<Record<string, Readonly<Record<string, TicketWriter>>>>
const listeners = new Set<() => void>()
let presence: Presence = {}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A `ticket.writing` of the live stream. */
export function receiveWriting(data: string): void {
  const { id, writer } = JSON.parse(data) as { id: string; writer: TicketWriter }
  presence = { ...presence, [id]: { ...presence[id], [writer.id]: writer } }
  for (const listener of listeners) listener()
}

/** Other colleagues who are writing an answer now. */
export function useWriters({ id, writing }: Ticket): TicketWriter[] {
  const writers = useSyncExternalStore(
    subscribe,
    () => presence,
    () => presence,
  )[id]
  const me = useStaff()?.id
  const now = useNow(5 * SECOND).getTime()
  const all = { ...Object.fromEntries(writing.map((writer) => [writer.id, writer])), ...writers }
  return Object.values(all).filter((writer) => writer.id !== me && new Date(writer.until).getTime() > now)
}

const lastPings = new Map<string, number>()

/** Throttled while somebody types, at once when the text is empty again. */
export function publishWriting(id: string, on: boolean): void {
  const now = Date.now()
  if (on ? now - (lastPings.get(id) ?? 0) < WRITING_EVERY_SECONDS * SECOND : !lastPings.has(id)) return
  if (on) lastPings.set(id, now)
  else lastPings.delete(id)
  sendWriting(id, on)
}
