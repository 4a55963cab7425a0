import type { BulkMove, BulkResult } from '@fareeq/domain/tickets/schema-inbox.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { X } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button, IconButton } from '../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useAction } from '../../../forms/use-action.ts'
import { changeTickets } from '../api-inbox.ts'
import { HandOver } from './hand-over.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useSubject } from './use-subject.ts'

/** Names survive the tickets' leaving the list. */
type Outcome = BulkResult & { tickets: readonly Ticket[] }

/** What is done to several, and what became of each. */
export function BulkBar({ tickets, onClear }: { tickets: readonly Ticket[]; onClear: () => void }) {
  const words = useInboxWords()
  const [outcome, setOutcome] = useState<Outcome>()
  const run = async (move: BulkMove, to?: string) => {
    const ids = tickets.map(({ id }) => id)
    setOutcome({ ...(await changeTickets({ move, ids, ...(to && { to }) })), tickets })
    onClear()
  }
  const take = useAction(() => run('take'))
  return (
    <>
      {outcome && <Outcomes outcome={outcome} onClose={() => setOutcome(undefined)} />}
      {tickets.length > 0 && (
        <div
          role="group"
          aria-label={words.bulk}
          className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-2.5 rounded-lg border border-line-strong bg-raised p-3 shadow-float max-md:bottom-20"
        >
          <span role="status" className="me-auto ps-1 font-strong">
            {words.chosen(tickets.length)}
          </span>
          <Button size="small" pending={take.isPending} onPress={() => void take.run()}>
            {words.bulkTake}
          </Button>
          <HandOver
            trigger={
              <Button size="small" kind="quiet">
                {words.bulkHand}
              </Button>
            }
            kinds={tickets.map(({ kind }) => kind)}
            onConfirm={(to) => run('hand_over', to)}
          />
          <ConfirmButton
            label={words.bulkClose}
            button={{ size: 'small', kind: 'quiet' }}
            title={words.bulkCloseTitle}
            text={words.bulkCloseText}
            kind="primary"
            onConfirm={() => run('close')}
          />
          <IconButton size="small" label={words.unselect} onPress={onClear}>
            <X aria-hidden />
          </IconButton>
        </div>
      )}
    </>
  )
}

function Outcomes({ outcome: { ok, failed, tickets }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const words = useInboxWords()
  const subjectOf = useSubject()
  const nameOf = (id: string) => {
    const ticket = tickets.find((ticket) => ticket.id === id)
    return ticket ? `${subjectOf(ticket)} ${ticket.reference}` : words.unknownTicket
  }
  return (
    <Banner
      tone={failed.length > 0 ? 'warning' : 'positive'}
      role="status"
      className="sticky bottom-4 z-20 mt-4 shadow-float max-md:bottom-20"
      title={[words.bulkDone(ok.length), words.bulkFailed(failed.length)].filter(Boolean).join(' · ')}
      action={
        <Button size="small" kind="quiet" onPress={onClose}>
          {words.dismiss}
        </Button>
      }
    >
      {failed.length > 0 && (
        <ul className="grid gap-1">
          {failed.map(({ id, error }) => (
            <li key={id} className="wrap-anywhere">
              <bdi className="font-strong">{nameOf(id)}</bdi>: {error}
            </li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
