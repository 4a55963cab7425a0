import type { WhtReport as Report } from '@fareeq/domain/tax-reports/schema.ts'
import { countryName } from '@fareeq/domain/catalogue/rules.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { FiguresTable } from '../../../ui/layout/figures-table.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import type { Months } from '../../financial-reports/api-ops.ts'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { whtLinesQuery, whtQuery } from '../api-ops.ts'
import { useTaxWords } from '../messages/en.ts'
import { DueCard, Remittances } from './due-card.tsx'

type Props = { months: Months; mayWrite: boolean }

/** What was withheld from talents in some months, what is due of it, and the lines behind it. */
export function WhtReport({ months, mayWrite }: Props) {
  const words = useTaxWords()
  const { data, isError, isFetching, refetch } = useQuery(whtQuery(months))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-2">
        <DueCard tax="wht" report={data} mayWrite={mayWrite} />
        <Remittances tax="wht" report={data} />
      </div>
      {data.rows.length === 0 ? (
        <EmptyState title={words.noneWithheld} text={words.noPapersText} />
      ) : (
        <>
          <div>
            <Talents report={data} />
            <p className="mt-3 text-sm text-ink-soft">{words.usd}</p>
          </div>
          <Lines months={months} />
        </>
      )}
    </div>
  )
}

const PARTS = ['gross', 'withheld', 'net'] as const

function Talents({ report: { rows } }: { report: Report }) {
  const words = useTaxWords()
  const { amount } = useBooks()
  const lang = useLang()
  const sumOf = (part: (typeof PARTS)[number]) => amount(rows.reduce((sum, row) => sum + row[part], 0))
  return (
    <FiguresTable
      label={words.talents}
      rowKey={({ talent_id: id }) => id}
      groups={[{ id: 'talents', rows }]}
      columns={[
        { id: 'talent', title: words.talent, cell: ({ talent }) => <bdi>{talent}</bdi> },
        {
          id: 'country',
          title: words.country,
          isText: true,
          cell: ({ country }) => (country ? countryName(country, lang) : '–'),
        },
        ...PARTS.map((part) => ({
          id: part,
          title: words[part],
          cell: (row: Report['rows'][number]) => amount(row[part]),
        })),
      ]}
      totals={{ talent: words.total, ...Object.fromEntries(PARTS.map((part) => [part, sumOf(part)])) }}
    />
  )
}

function Lines({ months }: { months: Months }) {
  const words = useTaxWords()
  const { amount, day } = useBooks()
  return (
    <section aria-labelledby="wht-lines">
      <h2 id="wht-lines" className="mb-4 text-lg font-strong">
        {words.documents}
      </h2>
      <PagedList
        list={useInfiniteQuery(whtLinesQuery(months))}
        loading={words.loading}
        empty={<EmptyState title={words.noPapersTitle} text={words.noPapersText} />}
      >
        {(rows) => (
          <Table
            label={words.documents}
            rows={rows}
            rowKey={({ id, number }) => `${id}-${number}`}
            columns={[
              {
                id: 'document',
                title: words.document,
                lead: true,
                cell: ({ number, invoice_id: id }) => (
                  <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id })}>
                    <span className="ltr-island whitespace-nowrap">{number}</span>
                  </TextLink>
                ),
              },
              {
                id: 'date',
                title: words.date,
                cell: (row) => <span className="whitespace-nowrap">{day(row.day)}</span>,
              },
              { id: 'talent', title: words.talent, cell: ({ talent }) => <bdi>{talent}</bdi> },
              {
                id: 'contract',
                title: words.contract,
                cell: ({ contract }) => <span className="ltr-island whitespace-nowrap">{contract ?? '–'}</span>,
              },
              { id: 'gross', title: words.gross, numeric: true, cell: ({ gross }) => amount(gross) },
              { id: 'withheld', title: words.withheld, numeric: true, cell: ({ withheld }) => amount(withheld) },
            ]}
          />
        )}
      </PagedList>
    </section>
  )
}
