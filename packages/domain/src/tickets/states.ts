import { machine } from '../kernel/machine.ts'
import type { StaffRole } from '../kernel/permissions/roles.ts'

type TicketFacts = {
  /** Roles that answer it (D-70), besides admins. */
  readonly keepers: readonly StaffRole[]
  /** A question in words. What waits for a decision elsewhere is settled by it, and would be lost in another ticket. */
  readonly can_merge: boolean
  /** Its subject is a key of ours, the topic of the contact form. */
  readonly has_topic: boolean
  /** By what of its data a company's ticket names talents, who are forgotten in it when they leave. */
  readonly names: 'nomination' | 'interview' | 'talents' | null
  /** Open work by itself; else it is shown with what it is about. */
  readonly is_work: boolean
}
const DECISION = { can_merge: false, has_topic: false, is_work: true } as const
const QUESTION = { ...DECISION, can_merge: true } as const

/** Kinds of tickets. The database has the same list as a check constraint. */
export const TICKET_FACTS = {
  contact: { ...QUESTION, keepers: ['account_manager', 'operations', 'recruiter'], has_topic: true, names: null },
  consultant: { ...QUESTION, keepers: ['account_manager'], names: null },
  package: { ...QUESTION, keepers: ['account_manager', 'operations'], names: null },
  vacancy: { ...QUESTION, keepers: ['account_manager', 'matcher'], names: null },
  extension: { ...DECISION, keepers: ['account_manager', 'matcher'], names: 'nomination' },
  /** Shown in the renewal. */
  change_terms: { ...DECISION, keepers: ['operations'], is_work: false, names: null },
  company_proof: { ...DECISION, keepers: ['operations', 'account_manager'], names: null },
  shortlist: { ...DECISION, keepers: ['account_manager', 'matcher'], names: 'talents' },
  no_show: { ...DECISION, keepers: ['account_manager'], names: 'interview' },
  /** A talent has excused themselves from several interviews. */
  excuses: { ...DECISION, keepers: ['account_manager'], names: null },
  /** A company asks for somebody else within the trial of a contract. */
  replacement: { ...DECISION, keepers: ['account_manager', 'matcher'], names: null },
  /** A company asks to take over a contract. */
  buyout: { ...DECISION, keepers: ['account_manager', 'operations'], names: null },
  late_payout: { ...DECISION, keepers: ['finance'], names: null },
  returned_refund: { ...DECISION, keepers: ['finance'], names: null },
} as const satisfies Readonly<Record<string, TicketFacts>>
export type TicketKind = keyof typeof TICKET_FACTS
export const TICKET_KINDS = Object.keys(TICKET_FACTS) as TicketKind[]
/** With the type of all kinds: whoever asks for a fact need not know which kinds have it. */
export const ticketFacts = (kind: TicketKind): TicketFacts => TICKET_FACTS[kind]

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
