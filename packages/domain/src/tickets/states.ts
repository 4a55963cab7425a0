import { machine } from '../kernel/machine.ts'

/** Kinds of tickets. The database has the same lists as check constraints. */
export const TICKET_KINDS = [
  'contact',
  'consultant',
  'package',
  'vacancy',
  'extension',
  'change_terms',
  'company_proof',
  'shortlist',
  'no_show',
  'late_payout',
  'returned_refund',
] as const
export type TicketKind = (typeof TICKET_KINDS)[number]

/**
 * Life of a ticket: open until somebody answers; an answer may be followed by another, and is closed at last. One that
 * is merged is answered with the ticket it points to.
 */
export const ticketLife = machine({
  open: { answer: 'answered', close: 'closed', merge: 'merged' },
  answered: { answer: 'answered', reopen: 'open', close: 'closed' },
  closed: { reopen: 'open' },
  merged: { unmerge: 'open' },
})
export type TicketState = (typeof ticketLife.states)[number]
export type TicketEvent = (typeof ticketLife.events)[number]
export const TICKET_LIVES = ticketLife.states as [TicketState, ...TicketState[]]
/** Not answered yet: only such a ticket is merged into another. */
export const OPEN_TICKETS = ticketLife.sources('merge')
export const CLOSED_TICKETS = ticketLife.targets('close')
export const MERGED_TICKETS = ticketLife.targets('merge')
