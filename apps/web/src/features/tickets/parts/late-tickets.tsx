import { kindsFor } from '@fareeq/domain/tickets/rules.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useWrite } from '../../../platform/i18n.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { ticketsQuery } from '../api.ts'
import { useTicketWords } from './use-ticket-words.ts'

/** How many promises are overdue, of the kinds these roles answer. */
export function useLateTickets(roles: readonly string[]): number {
  const { data } = useInfiniteQuery({ ...ticketsQuery({ state: 'open' }), enabled: kindsFor(roles).length > 0 })
  return data?.pages[0]?.meta.kinds.reduce((sum, one) => sum + one.late, 0) ?? 0
}

/** Seen wherever in the rooms somebody is. */
export function LateTickets({ count }: { count: number }) {
  const words = useTicketWords()
  const write = useWrite()
  if (count === 0) return null
  return (
    <Badge tone="danger" className="ms-1.5">
      <span aria-hidden className="num">
        {write(String(count))}
      </span>
      <span className="sr-only">{words.late(count)}</span>
    </Badge>
  )
}
