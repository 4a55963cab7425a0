import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { runWithToasts } from '../../../platform/toasts/run-with-toast.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { closeTicket, reopenTicket } from '../api.ts'
import { useTicketWords } from './use-ticket-words.ts'

/** Closing needs no question: it can be opened again. */
export function TicketMoves({ ticket: { id, state } }: { ticket: Ticket }) {
  const words = useTicketWords()
  const once = useOnce()
  const move = (work: (id: string) => Promise<unknown>, done: string) => once(() => runWithToasts(work(id), done))
  return (
    <div className="contents">
      {ticketLife.next(state, 'close') && (
        <Button kind="quiet" onPress={() => void move(closeTicket, words.closed)()}>
          {words.close}
        </Button>
      )}
      {ticketLife.next(state, 'reopen') && (
        <Button kind="quiet" onPress={() => void move(reopenTicket, words.reopened)()}>
          {words.reopen}
        </Button>
      )}
    </div>
  )
}
