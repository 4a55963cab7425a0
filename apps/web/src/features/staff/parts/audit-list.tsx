import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { LoadMore } from '../../../ui/load-more.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { type Column, Table } from '../../../ui/table.tsx'
import { readAudit } from '../api.ts'
import { ActionCell, ActorCell, DetailsCell, SubjectCell, WhenCell } from './audit-cells.tsx'
import { useStaffWords } from './use-staff-words.ts'

const ALL = 'all'

type Props = { action: string | undefined; onAction: (action: string | undefined) => void }

/** The trail, newest first, of one action or of all. */
export function AuditList({ action, onAction }: Props) {
  const words = useStaffWords()
  const trail = useInfiniteQuery({
    queryKey: ['staff', 'audit', action],
    queryFn: ({ pageParam, signal }) => readAudit({ action, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next_cursor ?? undefined,
  })
  const pages = trail.data?.pages ?? []
  const rows = pages.flatMap(({ data }) => data)
  const known = new Set([...(pages[0]?.meta.actions ?? []), ...(action ? [action] : [])])
  const options = [
    { id: ALL, label: words.audit.all },
    ...[...known].map((id) => ({ id, label: words.actions[id] ?? id, ltr: !words.actions[id] })),
  ]
  return (
    <>
      <SelectField
        label={words.audit.filter}
        options={options}
        value={action ?? ALL}
        onChange={(id) => onAction(id === ALL ? undefined : id)}
        className="mb-5 w-full sm:max-w-xs"
      />
      {trail.isPending ? (
        <Skeletons>
          <SkeletonRows rows={8} />
        </Skeletons>
      ) : trail.isError && rows.length === 0 ? (
        <ErrorState onRetry={() => void trail.refetch()} retrying={trail.isFetching} />
      ) : rows.length === 0 ? (
        <Nothing filtered={action !== undefined} onShowAll={() => onAction(undefined)} />
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
