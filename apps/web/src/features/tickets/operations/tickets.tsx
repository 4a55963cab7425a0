import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { pathTo } from '../../../paths.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { ButtonLink } from '../../../ui/actions/button-link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/session/staff-session.ts'
import { type TicketFilter, ticketsQuery } from '../api.ts'
import { Templates } from '../parts/templates.tsx'
import { OWNERS, VISIBLE_STATES, TicketFilters } from '../parts/ticket-filters.tsx'
import { TicketList } from '../parts/ticket-list.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useTicketWords } from '../messages/en.ts'

export function Screen() {
  const words = useTicketWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  const kinds = kindsFor(staff.roles)
  if (kinds.length === 0) return <NoAccess words={words} />
  if (query.view === 'templates') return <Templates mayEdit={staffMay(staff.roles, 'tickets.templates')} />
  const q = typeof query.q === 'string' && query.q !== '' ? query.q : undefined
  const filter: TicketFilter = {
    // A search looks everywhere.
    state:
      q || query.company ? undefined : (VISIBLE_STATES.find((visibleState) => visibleState === query.state) ?? 'open'),
    kind: kinds.find((kind) => kind === query.kind),
    owner: OWNERS.find((owner) => owner === query.owner),
    late: query.late === 'true' ? 'true' : undefined,
    q,
    organisation_id: query.company,
  }
  return <Tickets kinds={kinds} filter={filter} />
}

function Tickets({ kinds, filter }: { kinds: readonly Ticket['kind'][]; filter: TicketFilter }) {
  const words = useTicketWords()
  const inbox = useInboxWords()
  const meta = useInfiniteQuery(ticketsQuery(filter)).data?.pages[0]?.meta
  const lateCount = meta?.counts.late ?? 0
  return (
    <>
      <PageHeader
        title={words.title}
        text={filter.q ? inbox.found : words.text}
        badge={
          lateCount > 0 && (
            <Badge tone="danger" dot>
              {words.late(lateCount)}
            </Badge>
          )
        }
        actions={
          <ButtonLink
            as={PageLink}
            kind="quiet"
            href={pathTo('opsSection', { section: 'tickets' }, { view: 'templates' })}
          >
            <FileText aria-hidden />
            {inbox.templates}
          </ButtonLink>
        }
      />
      <TicketFilters
        filter={filter}
        kinds={kinds}
        counts={meta?.counts}
        open={meta?.kinds ?? []}
        company={meta?.company}
      />
      <TicketList key={JSON.stringify(filter)} filter={filter} />
    </>
  )
}
