import { VAT_TREATMENTS } from '@fareeq/domain/tax-reports/limits.ts'
import type { VatReport as Report } from '@fareeq/domain/tax-reports/schema.ts'
import { useQuery } from '@tanstack/react-query'
import { useWrite } from '../../../platform/i18n/i18n.ts'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Card, CardHead } from '../../../ui/layout/card.tsx'
import { FiguresTable } from '../../../ui/layout/figures-table.tsx'
import type { Months } from '../../financial-reports/api-ops.ts'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { vatQuery } from '../api-ops.ts'
import { useTaxWords } from '../messages/en.ts'
import { DueCard, Remittances } from './due-card.tsx'
import { VatPapers } from './vat-papers.tsx'

type Props = { months: Months; mayWrite: boolean }

/** The return of some months: sales by treatment in dollars and riyals, what is due, and the papers behind it. */
export function VatReport({ months, mayWrite }: Props) {
  const words = useTaxWords()
  const { data, isError, isFetching, refetch } = useQuery(vatQuery(months))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2 xl:grid-cols-3">
        <DueCard tax="vat" report={data} mayWrite={mayWrite} />
        <Remittances tax="vat" report={data} />
        <Rates report={data} />
      </div>
      <div>
        <Sales report={data} />
        <p className="mt-3 text-sm text-ink-soft">{words.usd}</p>
      </div>
      <VatPapers months={months} />
    </div>
  )
}

const PARTS = ['sales', 'credits', 'taxable', 'vat', 'taxable_sar', 'vat_sar'] as const

function Sales({ report }: { report: Report }) {
  const words = useTaxWords()
  const { amount, figure } = useBooks()
  const titles = {
    sales: words.invoiced,
    credits: words.credits,
    taxable: words.taxable,
    vat: words.vat,
    taxable_sar: words.taxableSar,
    vat_sar: words.vatSar,
  }
  return (
    <FiguresTable
      label={words.sales}
      rowKey={({ id }) => id}
      groups={[{ id: 'sales', rows: VAT_TREATMENTS.map((id) => ({ id, ...report[id] })) }]}
      columns={[
        { id: 'treatment', title: words.treatment, cell: ({ id }) => words.treatments[id] },
        ...PARTS.map((part) => ({
          id: part,
          title: titles[part],
          cell: (row: Report['standard']) => figure(row[part]),
        })),
      ]}
      totals={{
        treatment: words.total,
        ...Object.fromEntries(PARTS.map((part) => [part, amount(report.standard[part] + report.zero[part])])),
      }}
    />
  )
}

const UNIT = 10_000

/** By which rates papers were issued, and who said so. */
function Rates({ report: { rates } }: { report: Report }) {
  const words = useTaxWords()
  const write = useWrite()
  const { day, count } = useBooks()
  if (rates.length === 0) return null
  return (
    <Card as="section" aria-labelledby="rates">
      <CardHead id="rates" title={words.rates} />
      <ul className="divide-y divide-line">
        {rates.map(({ rate, count: papers, from_day: from, reason }) => (
          <li key={`${rate}-${from}`} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span className="min-w-0">
              {from ? words.ratePolicy(day(from)) : words.rateDefault}
              {reason && (
                <span className="block text-sm wrap-anywhere text-ink-soft">
                  <bdi>{reason}</bdi>
                </span>
              )}
              <span className="block text-sm text-ink-soft">
                {words.documents}: {count(papers)}
              </span>
            </span>
            <span className="num ltr-island">{write((rate / UNIT).toFixed(4))}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
