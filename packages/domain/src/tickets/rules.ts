import { HOUR } from '../kernel/time/time.ts'
import { type TicketKind, type TicketState, TICKET_KINDS } from './states.ts'
import type { StaffRole } from '../kernel/permissions/roles.ts'

/** Roles that answer each kind of ticket (D-70). */
const KEEPERS: Readonly<Record<TicketKind, readonly StaffRole[]>> = {
  contact: ['account_manager', 'operations', 'recruiter'],
  consultant: ['account_manager'],
  package: ['account_manager', 'operations'],
  vacancy: ['account_manager', 'matcher'],
  extension: ['account_manager', 'matcher'],
  shortlist: ['account_manager', 'matcher'],
  no_show: ['account_manager'],
  late_payout: ['finance'],
  returned_refund: ['finance'],
  change_terms: ['operations'],
  company_proof: ['operations', 'account_manager'],
}

/** The kinds somebody with these roles reads and answers. */
export const kindsFor = (roles: readonly string[]): TicketKind[] =>
  TICKET_KINDS.filter((kind) => roles.includes('admin') || KEEPERS[kind].some((role) => roles.includes(role)))

export type Clock = 'late' | 'soon' | 'calm' | 'stopped'
const SOON = 4 * HOUR

/** State of a deadline: it runs until the ticket is answered. */
export function clockOf({ state, due_at }: { state: TicketState; due_at: Date }, now: Date): Clock {
  if (state !== 'open') return 'stopped'
  const remaining = due_at.getTime() - now.getTime()
  if (remaining < 0) return 'late'
  return remaining < SOON ? 'soon' : 'calm'
}
