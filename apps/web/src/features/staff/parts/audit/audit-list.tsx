import type { AuditEntry } from '@fareeq/domain/staff/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { Button } from '../../../../ui/actions/button.tsx'
import { SkeletonRows } from '../../../../ui/display/skeleton.tsx'
import { EmptyState } from '../../../../ui/display/states.tsx'
import { PagedList } from '../../../../ui/layout/paged-list.tsx'
import { type Column, Table } from '../../../../ui/layout/table.tsx'
import { readAudit } from '../../api.ts'
import { ActionCell, ActorCell, SubjectCell, WhenCell } from './audit-cells.tsx'
import { DetailsCell } from './audit-details.tsx'
import { type AuditFilter, AuditFilters } from './audit-filters.tsx'
import { useTrailWords } from '../../messages/trail/en.ts'
import { listQuery } from '../../../../platform/calls/list-query.ts'

type Props = { filter: AuditFilter; onFilter: (filter: AuditFilter) => void }

/** The audit log, newest first, filtered. */
export function AuditList({ filter, onFilter }: Props) {
  const words = useTrailWords()
  const trail = useInfiniteQuery(
    listQuery(['staff', 'audit', filter], (cursor, { signal }) => readAudit({ ...filter, cursor }, signal)),
  )
  const page = trail.data?.pages[0]
  const actions = page?.meta.actions
  const isUnknown = filter.action !== undefined && actions !== undefined && !actions.includes(filter.action)
  // An unknown action in the URL is removed.
  useEffect(() => {
    if (isUnknown) onFilter({ ...filter, action: undefined })
  })
  const first = page?.data[0]
  return (
    <>
      <AuditFilters
        filter={filter}
        names={{ actor: first?.actor_name ?? undefined, subject: first?.subject_name ?? undefined }}
        actions={actions ?? []}
        onChange={onFilter}
      />
      <PagedList
        list={trail}
        skeleton={<SkeletonRows rows={8} />}
        empty={<NoEntries filtered={Object.values(filter).some(Boolean)} onShowAll={() => onFilter({})} />}
        text={words.audit.shown}
      >
        {(rows) => <Trail rows={rows} />}
      </PagedList>
    </>
  )
}

function Trail({ rows }: { rows: readonly AuditEntry[] }) {
  const { audit } = useTrailWords()
  // The same from one page to the next, so that the rows that are there are not rendered again.
  const columns = useMemo<Column<AuditEntry>[]>(
    () => [
      { id: 'action', title: audit.action, lead: true, cell: (entry) => <ActionCell {...entry} /> },
      { id: 'actor', title: audit.actor, cell: (entry) => <ActorCell {...entry} /> },
      { id: 'subject', title: audit.subject, cell: (entry) => <SubjectCell {...entry} /> },
      { id: 'details', title: audit.details, cell: (entry) => <DetailsCell {...entry} /> },
      { id: 'at', title: audit.at, cell: (entry) => <WhenCell {...entry} /> },
    ],
    [audit],
  )
  return <Table label={audit.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
}

function NoEntries({ filtered, onShowAll }: { filtered: boolean; onShowAll: () => void }) {
  const { audit } = useTrailWords()
  if (!filtered) return <EmptyState title={audit.emptyTitle} text={audit.emptyText} />
  return (
    <EmptyState
      illustration="search"
      title={audit.emptyFilterTitle}
      action={
        <Button kind="quiet" onPress={onShowAll}>
          {audit.showAll}
        </Button>
      }
    />
  )
}
