import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { ticketFacts } from '@fareeq/domain/tickets/states.ts'
import { useTicketKinds } from '../../staff/parts/use-ticket-kinds.ts'
import { useContactTopics } from './use-contact-topics.ts'

/** What it is about in a few words; the contact form knows its topics by their keys. */
export function useSubject() {
  const kinds = useTicketKinds()
  const topics = useContactTopics()
  return ({ kind, subject }: Pick<Ticket, 'kind' | 'subject'>): string =>
    (ticketFacts(kind).has_topic && topics[subject]) || subject || kinds[kind]
}
