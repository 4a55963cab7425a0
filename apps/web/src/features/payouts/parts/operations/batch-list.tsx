import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../../paths.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../../ui/actions/link.tsx'
import { SkeletonRows } from '../../../../ui/display/skeleton.tsx'
import { batchesQuery } from '../../api-batches.ts'
import { usePayoutText } from '../use-payout-text.ts'
import { BatchState } from './batch-state.tsx'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'
import { StaffTable } from '../../../staff/parts/staff-table.tsx'

export function BatchList() {
  const { batches: words, shown, tabs } = usePayoutsOpsWords()
  const { exact, day } = usePayoutText()
  return (
    <StaffTable
      list={useInfiniteQuery(batchesQuery())}
      skeleton={<SkeletonRows rows={4} />}
      words={words}
      text={shown}
      label={tabs.batches}
      columns={[
        {
          id: 'number',
          title: words.number,
          lead: true,
          cell: ({ id, number }) => (
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'payouts', id })}>
              <span className="ltr-island">{number}</span>
            </TextLink>
          ),
        },
        { id: 'state', title: words.state, cell: (batch) => <BatchState batch={batch} /> },
        {
          id: 'made',
          title: words.made,
          cell: ({ created_at: at, created_by: by }) => (
            <>
              {day(riyadhDay(new Date(at)))}
              {by && <bdi className="block text-sm text-ink-soft">{by}</bdi>}
            </>
          ),
        },
        { id: 'count', title: words.count, numeric: true, cell: ({ count }) => count },
        { id: 'total', title: words.total, numeric: true, cell: ({ total }) => exact(total) },
      ]}
    />
  )
}
