import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { PenLine } from 'lucide-react'
import { Filled } from '../../../ui/display/filled.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useWriters } from './writing.ts'

/** A colleague is answering right now: said before two answers leave. */
export function TicketWriters({ ticket }: { ticket: Ticket }) {
  const words = useInboxWords()
  const writers = useWriters(ticket)
  return (
    <span role="status" className="contents">
      {writers.map(({ id, name }) => (
        <span
          key={id}
          title={words.writingText}
          className="inline-flex items-center gap-1.5 text-sm font-strong text-warning"
        >
          <PenLine aria-hidden className="size-3.5" />
          <span>
            <Filled sentence={words.writing} name={<bdi>{name}</bdi>} />
          </span>
        </span>
      ))}
    </span>
  )
}
