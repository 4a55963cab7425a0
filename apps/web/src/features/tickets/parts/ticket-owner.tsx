import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { UserRound } from 'lucide-react'
import { useAction } from '../../../forms/use-action.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { giveTicketBack, handTicketOver, takeTicket } from '../api.ts'
import { HandOver } from './hand-over.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useTicketWords } from '../messages/en.ts'

/** Who is on it, at a glance. */
export function OwnerName({ ticket: { owner } }: { ticket: Ticket }) {
  const words = useTicketWords()
  const isMine = useStaff()?.id === owner?.id
  if (!owner) return null
  return (
    <span className="inline-flex items-center gap-1 text-sm text-ink-soft">
      <UserRound aria-hidden className="size-3.5" />
      {isMine ? (
        words.mine
      ) : (
        <>
          {words.owner} <bdi>{owner.name}</bdi>
        </>
      )}
    </span>
  )
}

/** Taking what a colleague has is said by their name; one's own is given back. */
export function TicketOwner({ ticket: { id, kind, owner, merged_into } }: { ticket: Ticket }) {
  const words = useTicketWords()
  const inbox = useInboxWords()
  const isMine = useStaff()?.id === owner?.id
  const take = useAction(() => takeTicket(id, owner?.id ?? null), { done: words.taken })
  const giveBack = useAction(() => giveTicketBack(id), { done: words.givenBack })
  if (merged_into) return null
  return (
    <>
      {owner && isMine ? (
        <Button kind="ghost" size="small" pending={giveBack.isPending} onPress={() => void giveBack.run()}>
          {words.giveBack}
        </Button>
      ) : (
        <Button kind="ghost" size="small" pending={take.isPending} onPress={() => void take.run()}>
          {owner ? words.takeOver.replace('{name}', owner.name) : words.take}
        </Button>
      )}
      {(!owner || isMine) && (
        <HandOver
          trigger={
            <Button kind="ghost" size="small">
              {inbox.handOver}
            </Button>
          }
          kinds={[kind]}
          onConfirm={(to) => runWithToast(handTicketOver(id, to), inbox.handedOver)}
        />
      )}
    </>
  )
}
