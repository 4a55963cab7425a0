import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { TICKET_LIVES } from '@fareeq/domain/tickets/states.ts'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadMore } from '../../../ui/actions/load-more.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { Segmented } from '../../../ui/fields/segmented.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { NoAccess } from '../../staff/parts/no-access.tsx'
import { useStaff } from '../../staff/parts/staff-session.ts'
import { type TicketFilter, ticketQuery, ticketsQuery } from '../api.ts'
import { useDrafts } from '../parts/drafts.ts'
import { TicketCard } from '../parts/ticket-card.tsx'
import { useTicketWords } from '../parts/use-ticket-words.ts'

const ALL = 'all'
type State = Ticket['state']
type Kind = Ticket['kind']

/** URL state: the filter survives a reload and can be shared. */
const show = (filter: { state: State; kind: Kind | undefined }) =>
  void navigate(pathTo('opsSection', { section: 'tickets' }, filter), { replace: true })

export function Screen() {
  const words = useTicketWords()
  const staff = useStaff()
  const { query } = readHref(useHref())
  if (!staff) return null
  const kinds = kindsFor(staff.roles)
  if (kinds.length === 0) return <NoAccess words={words} />
  const state = TICKET_LIVES.find((one) => one === query.state) ?? 'open'
  const kind = kinds.find((one) => one === query.kind)
  return <Tickets kinds={kinds} state={state} kind={kind} />
}

function Tickets({ kinds, state, kind }: { kinds: readonly Kind[]; state: State; kind: Kind | undefined }) {
  const words = useTicketWords()
  const filter = { state, ...(kind && { kind }) }
  const { data } = useInfiniteQuery(ticketsQuery(filter))
  const counts = data?.pages[0]?.meta.kinds ?? []
  const late = counts.reduce((sum, one) => sum + one.late, 0)
  const options = kinds.map((id) => {
    const open = counts.find((one) => one.kind === id)?.open
    return { id, label: open ? `${words.kinds[id]} (${open})` : words.kinds[id] }
  })
  return (
    <>
      <PageHeader
        title={words.title}
        text={words.text}
        badge={
          late > 0 && (
            <Badge tone="danger" dot>
              {words.late(late)}
            </Badge>
          )
        }
      />
      <div className="mb-5 flex flex-wrap items-start gap-4">
        <Segmented
          label={words.state}
          options={TICKET_LIVES.map((id) => ({ id, label: words.states[id] }))}
          value={state}
          onChange={(next) => show({ state: next, kind })}
          className="w-full sm:w-auto"
        />
        <SelectField
          label={words.kind}
          options={[{ id: ALL, label: words.allKinds }, ...options]}
          value={kind ?? ALL}
          onChange={(id) => show({ state, kind: id === ALL ? undefined : (id as Kind) })}
          className="w-full sm:w-72"
        />
      </div>
      <TicketList filter={filter} />
    </>
  )
}

/** Tickets with a draft in this tab, refetched: one that a colleague answers would leave the list. */
function useDrafted({ state, kind }: TicketFilter): Ticket[] {
  const drafts = useDrafts().filter(({ ticket }) => state === 'open' && (!kind || ticket.kind === kind))
  return useQueries({
    queries: drafts.map(({ ticket }) => ({ ...ticketQuery(ticket.id), initialData: ticket })),
    combine: (results) => results.map(({ data }) => data),
  })
}

/** Merged by deadline; existing ones keep their place. */
const withDrafts = (tickets: Ticket[], drafted: Ticket[]): Ticket[] => {
  const missing = drafted.filter(({ id }) => tickets.every((ticket) => ticket.id !== id))
  if (missing.length === 0) return tickets
  return [...tickets, ...missing].toSorted((a, b) => a.due_at.localeCompare(b.due_at) || a.id.localeCompare(b.id))
}

function TicketList({ filter }: { filter: TicketFilter }) {
  const words = useTicketWords()
  const list = useInfiniteQuery(ticketsQuery(filter))
  const tickets = withDrafts(list.data?.pages.flatMap(({ data }) => data) ?? [], useDrafted(filter))
  if (list.isPending)
    return (
      <Skeletons>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  if (list.isError && tickets.length === 0)
    return <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
  if (tickets.length === 0)
    return (
      <EmptyState
        title={filter.state === 'open' ? words.emptyTitle : words.noneTitle}
        text={filter.state === 'open' ? words.emptyText : undefined}
        action={
          filter.kind && (
            <Button kind="quiet" onPress={() => show({ state: filter.state ?? 'open', kind: undefined })}>
              {words.showAll}
            </Button>
          )
        }
      />
    )
  return (
    <>
      <ul className="grid gap-3">
        {tickets.map((ticket) => (
          <TicketCard key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        onPress={() => void list.fetchNextPage()}
        pending={list.isFetchingNextPage}
        text={words.shown(tickets.length)}
      />
    </>
  )
}
