import { AGE_BUCKETS, type AgeingSide } from '@fareeq/domain/financial-reports/limits.ts'
import type { AgeingReport as Report } from '@fareeq/domain/financial-reports/schema.ts'
import { isDay, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { FiguresTable } from '../../../ui/layout/figures-table.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { type AgeingQuery, ageingQuery, saveAgeing } from '../api-ops.ts'
import { useReportWords } from '../messages/en.ts'
import { ItemsDialog } from './items-dialog.tsx'
import { StatementDialog } from './statement-dialog.tsx'

const { show } = sectionAddress('financial-reports')

/** Who owes us, or whom we owe, at the end of a day: by how late it is. */
export function AgeingReport({ side }: { side: AgeingSide }) {
  const words = useReportWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const param = readHref(useHref()).query['day']
  const query: AgeingQuery = { side, day: param && isDay(param) ? param : today }
  const { data, isError, isFetching, refetch } = useQuery(ageingQuery(query))
  const csv = useAction(() => saveAgeing(query))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={8} />
      </Skeletons>
    )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <DateField
          label={words.day}
          value={query.day}
          maxValue={today}
          onChange={(day) => show({ tab: side, day: day ?? undefined }, { keepScroll: true })}
          className="w-full sm:w-48"
        />
        <div className="flex flex-wrap gap-3 sm:ms-auto">
          {side === 'receivable' && <StatementDialog />}
          <Button kind="quiet" pending={csv.isPending} onPress={() => void csv.run()}>
            {words.csv}
          </Button>
        </div>
      </div>
      {data.rows.length === 0 ? (
        <EmptyState title={words.sides[side].emptyTitle} text={words.sides[side].emptyText} />
      ) : (
        <AgesTable ageing={data} query={query} />
      )}
      <LedgerNote ageing={data} />
    </>
  )
}

function AgesTable({ ageing: { side, rows, totals, total }, query }: { ageing: Report; query: AgeingQuery }) {
  const words = useReportWords()
  const { amount, figure } = useBooks()
  return (
    <FiguresTable
      label={words.sides[side].tab}
      rowKey={({ owner }) => owner}
      groups={[{ id: side, rows }]}
      columns={[
        {
          id: 'name',
          title: words.sides[side].who,
          cell: ({ owner, name }) => <ItemsDialog query={{ ...query, owner }} name={name} />,
        },
        ...AGE_BUCKETS.map((bucket) => ({
          id: bucket,
          title: words.buckets[bucket],
          cell: ({ ages }: Report['rows'][number]) => figure(ages[bucket]),
        })),
        { id: 'total', title: words.total, cell: (row) => <span className="font-strong">{amount(row.total)}</span> },
      ]}
      totals={{
        name: words.total,
        ...Object.fromEntries(AGE_BUCKETS.map((bucket) => [bucket, figure(totals[bucket])])),
        total: amount(total),
      }}
    />
  )
}

/** The details are those of the account, or by how much not. */
function LedgerNote({ ageing: { total, ledger } }: { ageing: Report }) {
  const words = useReportWords()
  const { amount } = useBooks()
  const difference = total - ledger
  return (
    <p className={difference === 0 ? 'mt-3 text-sm text-ink-soft' : 'mt-3 text-sm text-warning'}>
      {words.usd} {difference === 0 ? words.equalsLedger : words.differsFromLedger(amount(Math.abs(difference)))}
    </p>
  )
}
