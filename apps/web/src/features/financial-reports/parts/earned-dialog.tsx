import type { EarnedLineView } from '@fareeq/domain/financial-reports/schema.ts'
import { LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import { useQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { ErrorState } from '../../../ui/display/states.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { earnedLinesQuery } from '../api-ops.ts'
import { useReportWords } from '../messages/en.ts'

/** What the revenue of a month is made of. */
export function EarnedDialog({ month }: { month: string }) {
  const words = useReportWords()
  const { month: monthName } = useBooks()
  return (
    <Dialog
      width="large"
      trigger={
        <Button kind="ghost" size="small" className="-ms-3 text-start underline underline-offset-4">
          {monthName(month)}
        </Button>
      }
      title={words.linesOf(monthName(month))}
    >
      <EarnedLines month={month} />
    </Dialog>
  )
}

function EarnedLines({ month }: { month: string }) {
  const words = useReportWords()
  const { amount } = useBooks()
  const { data, isFetching, isError, refetch } = useQuery(earnedLinesQuery(month))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={4} />
      </Skeletons>
    )
  if (data.length === 0) return <p className="text-ink-soft">{words.noLines}</p>
  return (
    <Table
      label={words.linesOf(month)}
      rows={data.map((line, at) => ({ ...line, key: String(at) }))}
      rowKey={({ key }) => key}
      columns={[
        { id: 'line', title: words.line, lead: true, cell: (line) => <LineName line={line} /> },
        {
          id: 'document',
          title: words.document,
          cell: ({ number, invoice_id: id }) => (
            <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id })}>
              <span className="ltr-island whitespace-nowrap">{number}</span>
            </TextLink>
          ),
        },
        {
          id: 'earned',
          title: words.earned,
          numeric: true,
          cell: (line) => (
            <>
              {amount(line.earned)}
              {line.earned !== line.amount && (
                <span className="block text-sm text-ink-soft">{words.ofTotal(amount(line.amount))}</span>
              )}
            </>
          ),
        },
      ]}
    />
  )
}

function LineName({ line: { kind, label, talent, company, from_day: from, to_day: to } }: { line: EarnedLineView }) {
  const lang = useLang()
  const { day } = useBooks()
  return (
    <span className="grid">
      <bdi>{talent ?? label ?? LINE_NAMES[kind][lang]}</bdi>
      <span className="text-sm text-ink-soft">
        <bdi>{company}</bdi>
        {from && to && ` · ${day(from)} – ${day(to)}`}
      </span>
    </span>
  )
}
