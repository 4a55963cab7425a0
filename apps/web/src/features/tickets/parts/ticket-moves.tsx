import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { closeTicket, reopenTicket } from '../api.ts'
import { useTicketWords } from './use-ticket-words.ts'

/** Closing needs no question: it can be opened again. */
export function TicketMoves({ ticket: { id, state } }: { ticket: Ticket }) {
  const words = useTicketWords()
  const close = useAction(() => closeTicket(id), { done: words.closed })
  const reopen = useAction(() => reopenTicket(id), { done: words.reopened })
  return (
    <div className="contents">
      {ticketLife.next(state, 'close') && (
        <Button kind="quiet" pending={close.isPending} onPress={() => void close.run()}>
          {words.close}
        </Button>
      )}
      {ticketLife.next(state, 'reopen') && (
        <Button kind="quiet" pending={reopen.isPending} onPress={() => void reopen.run()}>
          {words.reopen}
        </Button>
      )}
    </div>
  )
}
