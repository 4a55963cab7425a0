import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { ticketLife } from '@fareeq/domain/tickets/states.ts'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { useOnce } from '../../../platform/forms/use-once.ts'
import { showToast } from '../../../platform/toasts.tsx'
import { Button } from '../../../ui/button.tsx'
import { closeTicket, reopenTicket } from '../api.ts'
import { useTicketWords } from './use-ticket-words.ts'

/** Closing needs no question: it can be opened again. */
export function TicketMoves({ ticket: { id, state } }: { ticket: Ticket }) {
  const words = useTicketWords()
  const once = useOnce()
  const move = (work: (id: string) => Promise<unknown>, title: string) =>
    once(async () => {
      try {
        await work(id)
        void showToast({ title, tone: 'positive' })
      } catch (failure) {
        if (!isCallFailure(failure)) throw failure
        void showToast({ title: failure.text, tone: 'danger' })
      }
    })
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
