import { useQuery } from '@tanstack/react-query'
import { pathTo, type StaticRouteId } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { useActiveProject } from '../../api-active.ts'
import { useMayOpen } from '../../../../platform/session/may.ts'
import { CountBadge } from '../../../../ui/display/badge.tsx'
import { Card, CardHead } from '../../../../ui/layout/card.tsx'
import { SkeletonLine, Skeletons } from '../../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../../ui/display/states.tsx'
import { countersQuery } from '../../../../platform/session/counters.ts'
import { useHomeWords } from '../../messages/home/en.ts'

/** What of the active request waits for an answer, and the way to just that. */
export function HomeCounters() {
  const words = useHomeWords().counters
  return (
    <Card as="section" aria-labelledby="waiting">
      <CardHead id="waiting" title={words.title} />
      <Inside />
    </Card>
  )
}

function Inside() {
  const words = useHomeWords().counters
  const { data, isError, isFetching, refetch } = useQuery(countersQuery(useActiveProject()))
  const mayOpen = useMayOpen()
  if (!data && isError) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons className="min-h-25 content-center">
        <SkeletonLine className="w-3/5" />
        <SkeletonLine className="w-2/5" />
      </Skeletons>
    )
  const rows: [string, number, StaticRouteId, Record<string, string>?][] = [
    [words.nominations, data.nominations.nominations_count, 'nomination'],
    [words.interviews, data.meetings.interviews_count, 'interviewsList', { group: 'pending_client_action' }],
    [words.renewals, data.renewals.renewals_count, 'clientRenewals'],
  ]
  const waiting = rows.filter(([, count, route]) => count > 0 && mayOpen(route))
  if (waiting.length === 0)
    return (
      <div className="rounded-lg border border-dashed border-line-strong/60 p-4">
        <p className="font-strong">{words.none}</p>
        <p className="text-sm text-ink-soft">{words.noneText}</p>
      </div>
    )
  return (
    <ul className="divide-y divide-line">
      {waiting.map(([name, count, route, query]) => (
        <li key={route}>
          <PageLink
            href={pathTo(route, {}, query)}
            className="flex min-h-12 items-center justify-between gap-4 hover:text-accent"
          >
            <span className="font-strong">{name}</span>
            <CountBadge n={count} strong />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
