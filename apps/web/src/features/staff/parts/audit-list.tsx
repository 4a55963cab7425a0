import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { LoadMore } from '../../../ui/actions/load-more.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { type Column, Table } from '../../../ui/layout/table.tsx'
import { readAudit } from '../api.ts'
import { ActionCell, ActorCell, SubjectCell, WhenCell } from './audit-cells.tsx'
import { DetailsCell } from './audit-details.tsx'
import { type AuditFilter, AuditFilters } from './audit-filters.tsx'
import { useStaffWords } from './use-staff-words.ts'

type Props = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }

/** The audit log, newest first, filtered. */
export function AuditList({ filter, onFilter }: Props) {
  const words = useStaffWords()
  const trail = useInfiniteQuery({
    queryKey: ['staff', 'audit', filter],
    queryFn: ({ pageParam, signal }) => readAudit({ ...filter, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  })
  const pages = trail.data?.pages ?? []
  const rows = pages.flatMap(({ data }) => data)
  const actions = pages[0]?.meta.actions
  const isUnknown = filter.action !== undefined && actions !== undefined && !actions.includes(filter.action)
  // An unknown action in the URL is removed.
  useEffect(() => {
    if (isUnknown) onFilter({ ...filter, action: undefined })
  })
  const first = rows[0]
  return (
    <>
      <AuditFilters
        filter={filter}
        names={{ actor: first?.actor_name ?? undefined, subject: first?.subject_name ?? undefined }}
        actions={actions ?? []}
        onChange={onFilter}
      />
      {trail.isPending ? (
        <Skeletons>
          <SkeletonRows rows={8} />
        </Skeletons>
      ) : trail.isError && rows.length === 0 ? (
        <ErrorState onRetry={() => void trail.refetch()} retrying={trail.isFetching} />
      ) : rows.length === 0 ? (
        <Nothing filtered={Object.values(filter).some(Boolean)} onShowAll={() => onFilter({})} />
      ) : (
        <>
          <Trail rows={rows} />
          {trail.isFetchNextPageError && (
            <ErrorState compact onRetry={() => void trail.fetchNextPage()} retrying={trail.isFetchingNextPage} />
          )}
          <LoadMore
            hasMore={trail.hasNextPage && !trail.isFetchNextPageError}
            onPress={() => void trail.fetchNextPage()}
            pending={trail.isFetchingNextPage}
            text={words.audit.shown(rows.length)}
          />
        </>
      )}
    </>
  )
}

function Trail({ rows }: { rows: readonly AuditEntry[] }) {
  const { audit } = useStaffWords()
  const columns: Column<AuditEntry>[] = [
    { id: 'action', title: audit.action, lead: true, cell: (entry) => <ActionCell {...entry} /> },
    { id: 'actor', title: audit.actor, cell: (entry) => <ActorCell {...entry} /> },
    { id: 'subject', title: audit.subject, cell: (entry) => <SubjectCell {...entry} /> },
    { id: 'details', title: audit.details, cell: (entry) => <DetailsCell {...entry} /> },
    { id: 'at', title: audit.at, cell: (entry) => <WhenCell {...entry} /> },
  ]
  return <Table label={audit.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function Nothing({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const { audit } = useStaffWords()
  if (!filtered) return <EmptyState title={audit.emptyTitle} text={audit.emptyText} />
  return (
    <EmptyState
      drawing="search"
      title={audit.emptyFilterTitle}
      action={
        <Button kind="quiet" onPress={onShowAll}>
          {audit.showAll}
        </Button>
      }
    />
  )
}
