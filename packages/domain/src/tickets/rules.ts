import { HOUR } from '../kernel/time/time.ts'
import { TICKET_KINDS, type TicketKind, type TicketState, ticketFacts } from './states.ts'

/** The kinds somebody with these roles reads and answers. */
export const kindsFor = (roles: readonly string[]): TicketKind[] =>
  TICKET_KINDS.filter(
    (kind) => roles.includes('admin') || ticketFacts(kind).keepers.some((role) => roles.includes(role)),
  )

export type Clock = 'late' | 'soon' | 'calm' | 'stopped'
const SOON = 4 * HOUR

/** State of a deadline: it runs until the ticket is answered. */
export function clockOf({ state, due_at }: { state: TicketState; due_at: Date }, now: Date): Clock {
  if (state !== 'open') return 'stopped'
  const remaining = due_at.getTime() - now.getTime()
  if (remaining < 0) return 'late'
  return remaining < SOON ? 'soon' : 'calm'
}
