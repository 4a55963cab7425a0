import { BULK_TICKETS } from '@fareeq/domain/tickets/limits.ts'
import type { Ticket } from '@fareeq/domain/tickets/schema.ts'
import { useInfiniteQuery, useQueries } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { type TicketFilter, ticketQuery, ticketsQuery } from '../api.ts'
import { BulkBar } from './bulk-bar.tsx'
import { useDrafts } from './drafts.ts'
import { TicketCard } from './ticket-card.tsx'
import { showTickets } from './ticket-filters.tsx'
import { useInboxWords } from '../messages/inbox/en.ts'
import { useTicketWords } from '../messages/en.ts'

/** Tickets with a draft in this tab, refetched: one that a colleague answers would leave the list. */
function useDrafted({ state, kind, owner, late, q }: TicketFilter): Ticket[] {
  const isWhole = state === 'open' && !owner && !late && !q
  const drafts = useDrafts().filter(({ ticket }) => isWhole && (!kind || ticket.kind === kind))
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

export function TicketList({ filter }: { filter: TicketFilter }) {
  const words = useTicketWords()
  const inbox = useInboxWords()
  const list = useInfiniteQuery(ticketsQuery(filter))
  const tickets = withDrafts(list.data?.pages.flatMap(({ data }) => data) ?? [], useDrafted(filter))
  const [ids, setIds] = useState<readonly string[]>([])
  // What left the list meanwhile is no longer chosen.
  const selected = tickets.filter(({ id }) => ids.includes(id)).slice(0, BULK_TICKETS)
  const turn = useCallback(
    (id: string, isOn: boolean) => setIds((ids) => (isOn ? [...ids, id] : ids.filter((otherId) => otherId !== id))),
    [setIds],
  )
  return (
    <>
      <PagedList list={list} rows={tickets} empty={<Empty filter={filter} />} text={words.shown}>
        {() => (
          <>
            <Checkbox
              value={selected.length > 0 && selected.length === Math.min(tickets.length, BULK_TICKETS)}
              // house-allow facts: PagedList shows its rows, and this box, once they have come
              onChange={(isOn) => setIds(isOn ? tickets.slice(0, BULK_TICKETS).map(({ id }) => id) : [])}
              className="mb-1 w-fit text-sm"
            >
              {inbox.selectAll}
            </Checkbox>
            <ul className="grid gap-3">
              {tickets.map((ticket) => (
                <TicketCard key={ticket.id} ticket={ticket} isSelected={ids.includes(ticket.id)} onChoose={turn} />
              ))}
            </ul>
          </>
        )}
      </PagedList>
      <BulkBar tickets={selected} onClear={() => setIds([])} />
    </>
  )
}

function Empty({ filter }: { filter: TicketFilter }) {
  const words = useTicketWords()
  const inbox = useInboxWords()
  const isNarrow = Boolean(filter.kind ?? filter.owner ?? filter.late ?? filter.q)
  const clear = isNarrow && (
    <Button kind="quiet" onPress={() => showTickets({ state: filter.state ?? 'open' })}>
      {inbox.clear}
    </Button>
  )
  if (filter.q)
    return <EmptyState illustration="search" title={inbox.nothingFound} text={inbox.nothingFoundText} action={clear} />
  const isDone = filter.state === 'open' && !isNarrow
  return (
    <EmptyState
      title={isDone ? words.emptyTitle : words.noneTitle}
      text={isDone ? words.emptyText : undefined}
      action={clear}
    />
  )
}
