import type { Policies } from '../kernel/policies/policies.ts'
import { MINUTE } from '../kernel/time/time.ts'
import { workingDaysAfter } from '../kernel/time/working-days.ts'
import type { ContactTopic } from './limits.ts'
import type { TicketKind } from './states.ts'

export type TicketPolicies = Pick<Policies, `ticket_${TicketKind}_days` | 'holidays'>

/** By when a ticket must be answered: the end of work in Riyadh, so many working days (Sunday to Thursday, no public holidays) later. */
export const ticketDue = (kind: TicketKind, opened: Date, policies: TicketPolicies): Date =>
  workingDaysAfter(opened, policies[`ticket_${kind}_days`], policies.holidays)

type Reopened = { kind: TicketKind; due_at: Date; is_answered: boolean }

/** Reopened after an answer, a ticket gets a new deadline; without an answer the first deadline still counts. */
export const reopenedDue = ({ kind, due_at, is_answered }: Reopened, now: Date, policies: TicketPolicies): Date =>
  is_answered ? ticketDue(kind, now, policies) : due_at

/** Deduplication window: the same text of one sender on one topic within it is one message. */
export const SENT_TWICE_WITHIN = 10 * MINUTE

/** A company without an address of its own is proven another way, with a promise of its own (D-31). */
export const ticketKindOf = (topic: ContactTopic): 'contact' | 'company_proof' =>
  topic === 'company' ? 'company_proof' : 'contact'
