import { STATE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import { ISSUED_STATES } from '@fareeq/domain/invoices/states.ts'
import { readHref } from '@fareeq/domain/navigation/hrefs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { useHref } from '../../../platform/navigation/location.tsx'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { FilterField } from '../../../ui/fields/choices/filter-field.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { invoicesQuery, saveSheet } from '../api.ts'
import { InvoiceState } from './invoice-state.tsx'
import { InvoiceSums } from './invoice-sums.tsx'
import { useAmounts } from './use-amounts.ts'
import { useInvoiceWords } from '../messages/en.ts'

/** What is open in all, then every invoice; the state is in the address. */
export function InvoiceList() {
  const words = useInvoiceWords()
  const lang = useLang()
  const { exact, day, month } = useAmounts()
  const { status: statusParam } = readHref(useHref()).query
  const status = ISSUED_STATES.find((issuedState) => issuedState === statusParam)
  const list = useInfiniteQuery(invoicesQuery(status))
  const csv = useAction(() => saveSheet())
  const first = list.data?.pages[0]
  // Without any invoice there is nothing to filter; until that is known, neither.
  const mayFilter = Boolean(status ?? first?.data.length)
  const show = (status: string | undefined) =>
    void navigate(pathTo('invoices', {}, { status }), { replace: true, keepScroll: true })
  return (
    <>
      {mayFilter && first && <InvoiceSums {...first.meta} />}
      {mayFilter && (
        <div className="mb-5 flex flex-wrap items-end justify-between gap-3">
          <FilterField
            label={words.state}
            all={words.all}
            options={ISSUED_STATES.map((id) => ({ id, label: STATE_NAMES[id][lang] }))}
            value={status}
            onChange={show}
            className="w-full sm:w-60"
          />
          <Button kind="quiet" size="small" pending={csv.isPending} onPress={() => void csv.run()}>
            {words.csv}
          </Button>
        </div>
      )}
      <PagedList
        list={list}
        loading={words.loading}
        empty={
          status ? <EmptyState title={words.emptyState} /> : <EmptyState title={words.empty} text={words.emptyText} />
        }
        text={words.shown}
      >
        {(rows) => (
          <Table
            label={words.title}
            followsLead
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'number',
                title: words.number,
                lead: true,
                cell: ({ id, number }) => (
                  <TextLink as={PageLink} href={pathTo('invoice', { id })}>
                    <span className="ltr-island">{number}</span>
                  </TextLink>
                ),
              },
              {
                id: 'state',
                title: words.state,
                cell: ({ state, is_underway, announced_for }) => (
                  <InvoiceState state={state} isUnderway={is_underway} isAnnounced={announced_for !== null} />
                ),
              },
              { id: 'month', title: words.forWhat, cell: ({ month: billed }) => billed && month(billed) },
              { id: 'issue', title: words.issueDate, cell: ({ issue_date }) => issue_date && day(issue_date) },
              { id: 'due', title: words.dueDate, cell: ({ due_date }) => due_date && day(due_date) },
              { id: 'total', title: words.totalAmount, numeric: true, cell: ({ total_amount }) => exact(total_amount) },
              { id: 'paid', title: words.amountPaid, numeric: true, cell: ({ amount_paid }) => exact(amount_paid) },
            ]}
          />
        )}
      </PagedList>
    </>
  )
}
