import { PAPER_WORDS } from '@fareeq/domain/invoices/rules-paper.ts'
import { isDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { type Query, readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { SkeletonRows, Skeletons } from '../../../ui/display/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/display/states.tsx'
import { KeyValues } from '../../../ui/layout/key-values.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { type StatementPeriod, saveStatement, statementQuery } from '../api.ts'
import { useAmounts } from './use-amounts.ts'
import { useInvoiceWords } from '../messages/en.ts'

/** URL state: invalid days are dropped. */
const spanOf = ({ from, to }: Query): StatementPeriod => ({
  ...(from && isDay(from) && { from }),
  ...(to && isDay(to) && { to }),
})

/** The statement of account: this year, or the days that are chosen; they are in the address. */
export function AccountStatement() {
  const { statement: words, loading } = useInvoiceWords()
  const span = spanOf(readHref(useHref()).query)
  const { data, isError, isFetching, refetch } = useQuery(statementQuery(span))
  const pdf = useAction(() => saveStatement(span))
  const { exact: usd, day } = useAmounts()
  const paper = PAPER_WORDS[useLang()]
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
  if (!data)
    return (
      <Skeletons label={loading}>
        <SkeletonRows rows={6} />
      </Skeletons>
    )
  const choose = (part: keyof StatementPeriod) => (value: string | null) =>
    void navigate(pathTo('invoices', {}, { tab: 'statement', ...span, [part]: value ?? undefined }), {
      replace: true,
      keepScroll: true,
    })
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end gap-3">
        <DateField label={words.from} value={data.from} onChange={choose('from')} className="w-full sm:w-52" />
        <DateField label={words.to} value={data.to} onChange={choose('to')} className="w-full sm:w-52" />
        <Button kind="quiet" pending={pdf.isPending} onPress={() => void pdf.run()} className="sm:ms-auto">
          {words.pdf}
        </Button>
      </div>
      <KeyValues
        className="mb-4"
        columns={2}
        items={[
          { id: 'opening', name: words.opening, value: usd(data.opening) },
          { id: 'closing', name: words.closing, value: usd(data.closing) },
        ]}
      />
      {data.rows.length === 0 ? (
        <EmptyState title={words.empty} text={words.emptyText} />
      ) : (
        <Table
          label={words.document}
          rows={data.rows.map((row, index) => ({ ...row, key: String(index) }))}
          rowKey={({ key }) => key}
          columns={[
            {
              id: 'document',
              title: words.document,
              lead: true,
              cell: ({ kind, number, used, invoice_id: id }) => (
                <>
                  <TextLink as={PageLink} href={pathTo('invoice', { id })}>
                    {paper.kinds[kind]} <span className="ltr-island">{number}</span>
                  </TextLink>
                  {used > 0 && <span className="text-ink-soft"> ({usd(used)})</span>}
                </>
              ),
            },
            { id: 'day', title: words.day, cell: (row) => day(row.day) },
            { id: 'amount', title: words.amount, numeric: true, cell: ({ amount }) => usd(amount) },
            { id: 'balance', title: words.balance, numeric: true, cell: ({ balance }) => usd(balance) },
          ]}
        />
      )}
    </>
  )
}
