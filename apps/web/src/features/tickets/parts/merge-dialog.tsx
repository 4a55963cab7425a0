import type { Asker } from '@fareeq/domain/tickets/schema-inbox.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { mergeTicket } from '../api-inbox.ts'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useSubject } from './use-subject.ts'

type Props = { ticket: Ticket; into: Asker['tickets'][number] }

/** A preview of what stays, what goes into it, and by when both are answered. */
export function MergeDialog({ ticket, into }: Props) {
  const words = useInboxWords()
  const subjectOf = useSubject()
  const moment = useBusinessTime()
  const due = ticket.due_at < into.due_at ? ticket.due_at : into.due_at
  const ticketText = (pick: Pick<Ticket, 'kind' | 'subject' | 'body' | 'reference'>) => (
    <span className="grid">
      <span>
        <bdi className="font-strong">{subjectOf(pick)}</bdi> <span className="ltr-island">{pick.reference}</span>
      </span>
      <span dir="auto" className="line-clamp-3 text-ink-soft wrap-anywhere">
        {pick.body}
      </span>
    </span>
  )
  return (
    <ConfirmButton
      label={words.merge}
      button={{ kind: 'ghost', size: 'small' }}
      title={words.mergeTitle}
      text={words.mergeText.replace('{from}', ticket.reference).replace('{into}', into.reference)}
      kind="primary"
      onConfirm={() => runWithToast(mergeTicket(ticket.id, into.id), words.merged)}
    >
      <KeyValues
        items={[
          { id: 'kept', name: words.mergeKept, value: ticketText(into) },
          { id: 'gone', name: words.mergeGone, value: ticketText(ticket) },
          { id: 'due', name: words.mergeDue, value: <bdi>{moment(due)}</bdi> },
        ]}
      />
    </ConfirmButton>
  )
}
