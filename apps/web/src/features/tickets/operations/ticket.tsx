import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { useParams } from '../../../platform/navigation/params.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { Deadline } from '../../staff/parts/deadline.tsx'
import { RecordHost } from '../../staff/parts/record-host.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { useTicketKinds } from '../../staff/parts/use-ticket-kinds.ts'
import { ticketQuery } from '../api.ts'
import { TicketBadge } from '../parts/ticket-card.tsx'
import { TicketInside } from '../parts/ticket-inside.tsx'
import { TicketWriters } from '../parts/ticket-writers.tsx'
import { useSubject } from '../parts/use-subject.ts'
import { useTicketWords } from '../messages/en.ts'
import { useWayBack } from '../../staff/parts/use-way-back.ts'

/** One ticket by its own address, so that colleagues can pass it on. */
export function Screen() {
  const words = useTicketWords()
  const staff = useStaff()
  const { id = '' } = useParams()
  const mayAnswer = staff !== null && kindsFor(staff.roles).length > 0
  const query = useQuery({ ...ticketQuery(id), enabled: mayAnswer })
  if (!staff) return null
  if (!mayAnswer) return <NoAccess words={words} />
  return (
    <RecordHost query={query} section="tickets" words={words}>
      {(ticket) => <TicketPage ticket={ticket} />}
    </RecordHost>
  )
}

function TicketPage({ ticket }: { ticket: Ticket }) {
  const words = useTicketWords()
  const back = useWayBack('tickets', words.back)
  const kinds = useTicketKinds()
  const subject = useSubject()(ticket)
  const { clock, due_at, kind, reference, from_name, from_email } = ticket
  return (
    <>
      <PageHeader
        back={{ ...back, as: PageLink }}
        title={<bdi>{subject}</bdi>}
        badge={
          <>
            <TicketBadge ticket={ticket} />
            <TicketWriters ticket={ticket} />
          </>
        }
        text={
          <span className="flex flex-wrap gap-x-2.5">
            {kinds[kind]}
            <span className="ltr-island text-ink-faint">{reference}</span>
            <bdi>{from_name}</bdi>
            {from_email && (
              <a href={`mailto:${from_email}`} className="ltr-island hover:text-ink">
                {from_email}
              </a>
            )}
          </span>
        }
        actions={clock !== 'stopped' && <Deadline at={due_at} clock={clock} label={words.due} />}
      />
      <Card>
        <TicketInside ticket={ticket} />
      </Card>
    </>
  )
}
