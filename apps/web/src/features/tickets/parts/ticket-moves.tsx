import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { useAction } from '../../../forms/use-action.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { closeTicket, reopenTicket } from '../api.ts'
import { AdmitCompany } from './admit-company.tsx'
import { useTicketWords } from '../messages/en.ts'

/** Closing needs no question: it can be opened again. */
export function TicketMoves({ ticket }: { ticket: Ticket }) {
  const { id, state } = ticket
  const words = useTicketWords()
  const close = useAction(() => closeTicket(id), { done: words.closed })
  const reopen = useAction(() => reopenTicket(id), { done: words.reopened })
  return (
    <div className="contents">
      <AdmitCompany ticket={ticket} />
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
