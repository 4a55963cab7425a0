import { machine } from '../kernel/machine.ts'

/** What operations are asked: open until somebody answers; an answer may be followed by another, and is closed at last. */
export const ticketLife = machine({
  open: { answer: 'answered', close: 'closed' },
  answered: { answer: 'answered', reopen: 'open', close: 'closed' },
  closed: { reopen: 'open' },
})
export type TicketState = (typeof ticketLife.states)[number]
export type TicketEvent = (typeof ticketLife.events)[number]
export const TICKET_LIVES = ticketLife.states as [TicketState, ...TicketState[]]
