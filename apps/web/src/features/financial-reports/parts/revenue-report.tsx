import { MAX_MONTHS } from '@fareeq/domain/financial-reports/limits.ts'
import type { Revenue } from '@fareeq/domain/financial-reports/schema.ts'
import { monthOf, monthsAfter } from '@fareeq/domain/kernel/time/months.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '../../../forms/use-action.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { FiguresTable } from '../../../ui/layout/figures-table.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { revenueQuery, saveRevenue } from '../api-ops.ts'
import { useReportWords } from '../messages/en.ts'
import { EarnedDialog } from './earned-dialog.tsx'
import { MonthRange, monthsIn } from './month-range.tsx'

const { show } = sectionAddress('financial-reports')

/** Our revenue by the months in which it was worked; a year unless others are chosen. */
export function RevenueReport() {
  const words = useReportWords()
  const [current] = useState(() => monthOf(riyadhDay(new Date())))
  const usual = { from: monthsAfter(current, -11), to: current }
  const months = monthsIn(readHref(useHref()).query, usual, MAX_MONTHS)
  const { data, isError, isFetching, refetch } = useQuery(revenueQuery(months))
  const csv = useAction(() => saveRevenue(months))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={12} />
      </Skeletons>
    )
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <MonthRange
          months={months}
          max={MAX_MONTHS}
          onChange={(next) => show({ tab: 'revenue', ...next }, { keepScroll: true })}
        />
        <Button kind="quiet" pending={csv.isPending} onPress={() => void csv.run()} className="sm:ms-auto">
          {words.csv}
        </Button>
      </div>
      <RevenueTable revenue={data} />
      <p className="mt-3 text-sm text-ink-soft">
        {words.usd} {words.revenueText}
      </p>
    </>
  )
}

const PARTS = ['contracts', 'services', 'credited', 'earned', 'booked'] as const

function RevenueTable({ revenue: { months, totals } }: { revenue: Revenue }) {
  const words = useReportWords()
  const { amount, figure } = useBooks()
  return (
    <FiguresTable
      label={words.revenueTab}
      rowKey={({ month }) => month}
      groups={[{ id: 'months', rows: months }]}
      columns={[
        { id: 'month', title: words.month, cell: ({ month }) => <EarnedDialog month={month} /> },
        ...PARTS.map((part) => ({
          id: part,
          title: words[part],
          cell: (row: Revenue['months'][number]) =>
            part === 'earned' ? <span className="font-strong">{figure(row[part])}</span> : figure(row[part]),
        })),
      ]}
      totals={{ month: words.total, ...Object.fromEntries(PARTS.map((part) => [part, amount(totals[part])])) }}
    />
  )
}
