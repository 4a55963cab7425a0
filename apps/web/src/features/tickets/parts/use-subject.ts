import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useContactTopics } from './use-contact-topics.ts'
import { useTicketWords } from './use-ticket-words.ts'

/** What it is about in a few words; the contact form knows its topics by their keys. */
export function useSubject() {
  const { kinds } = useTicketWords()
  const topics = useContactTopics()
  return ({ kind, subject }: Pick<Ticket, 'kind' | 'subject'>): string =>
    (kind === 'contact' && topics[subject]) || subject || kinds[kind]
}
