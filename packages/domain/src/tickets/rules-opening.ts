import { MINUTE } from '../kernel/time.ts'
import { workingDaysAfter } from '../kernel/working-days.ts'
import type { TicketKind } from './states.ts'

/** Working days in which operations answer (D-71, D-72). */
export const ANSWER_DAYS: Readonly<Record<TicketKind, number>> = {
  contact: 2,
  consultant: 1,
  package: 2,
  vacancy: 1,
  extension: 1,
  change_terms: 2,
  company_proof: 1,
  shortlist: 1,
  no_show: 1,
  late_payout: 1,
  returned_refund: 2,
}

/** By when a ticket must be answered: the end of work in Riyadh, so many working days (Sunday to Thursday, no public holidays) later. */
export const ticketDue = (kind: TicketKind, now: Date, holidays: readonly string[] = []): Date =>
  workingDaysAfter(now, ANSWER_DAYS[kind], holidays)

/** Deduplication window: the same text of one sender on one topic within it is one message. */
export const SENT_TWICE_WITHIN = 10 * MINUTE
