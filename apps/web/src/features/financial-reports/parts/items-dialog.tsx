import type { OpenItem } from '@fareeq/domain/financial-reports/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
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
import { type AgeingQuery, openItemsQuery } from '../api-ops.ts'
import { useReportWords } from '../messages/en.ts'

type Props = { query: AgeingQuery & { owner: string }; name: string }

/** What of one of them is open. */
export function ItemsDialog({ query, name }: Props) {
  const words = useReportWords()
  const lang = useLang()
  return (
    <Dialog
      width="large"
      trigger={
        <Button kind="ghost" size="small" className="-ms-3 text-start underline underline-offset-4">
          <bdi>{name}</bdi>
        </Button>
      }
      title={words.itemsOf(bidiIsolate(name, lang))}
    >
      <Items query={query} />
    </Dialog>
  )
}

function Items({ query }: Pick<Props, 'query'>) {
  const words = useReportWords()
  const { amount, day } = useBooks()
  const { data, isFetching, isError, refetch } = useQuery(openItemsQuery(query))
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={words.loading}>
        <SkeletonRows rows={4} />
      </Skeletons>
    )
  return (
    <div className="grid gap-4">
      <Table
        label={words.document}
        rows={data}
        rowKey={({ id }) => id}
        columns={[
          { id: 'document', title: words.document, lead: true, cell: (item) => <ItemName item={item} /> },
          {
            id: 'due',
            title: words.due,
            cell: ({ due_day, days_late }) => (
              <span className="grid text-sm">
                <span className="whitespace-nowrap">{day(due_day)}</span>
                <span className={days_late > 0 ? 'text-warning' : 'text-ink-soft'}>{words.late(days_late)}</span>
              </span>
            ),
          },
          { id: 'open', title: words.open, numeric: true, cell: (item) => amount(item.amount) },
        ]}
      />
      {query.side === 'receivable' && (
        <p>
          <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'financial-reports', id: query.owner })}>
            {words.toStatement}
          </TextLink>
        </p>
      )}
    </div>
  )
}

/** A payout is called by its month, a bonus has none. */
function ItemName({ item: { number, invoice_id: invoiceId, id } }: { item: OpenItem }) {
  const words = useReportWords()
  const { month } = useBooks()
  if (invoiceId === id)
    return (
      <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id })}>
        <span className="ltr-island">{number}</span>
      </TextLink>
    )
  const name = number ? words.payoutOf(month(number)) : words.bonus
  if (!invoiceId) return name
  return (
    <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'invoices', id: invoiceId })}>
      {name}
    </TextLink>
  )
}
