import { useInfiniteQuery } from '@tanstack/react-query'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { useAmounts } from '../../invoices/parts/use-amounts.ts'
import { quotesQuery } from '../api.ts'
import { useQuoteWords } from '../messages/en.ts'
import { QuoteState } from './quote-state.tsx'

/** Every quote to the company, the newest first. */
export function QuoteList() {
  const words = useQuoteWords()
  const { exact, day } = useAmounts()
  return (
    <PagedList
      list={useInfiniteQuery(quotesQuery())}
      loading={words.loading}
      empty={<EmptyState title={words.empty} text={words.emptyText} />}
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
              id: 'name',
              title: words.name,
              lead: true,
              cell: ({ id, title }) => (
                <TextLink as={PageLink} href={pathTo('quote', { id })}>
                  <bdi className="wrap-anywhere">{title}</bdi>
                </TextLink>
              ),
            },
            {
              id: 'number',
              title: words.number,
              cell: ({ number }) => <span className="ltr-island">{number}</span>,
            },
            { id: 'state', title: words.state, cell: ({ state }) => <QuoteState state={state} /> },
            { id: 'until', title: words.validUntil, cell: ({ valid_until }) => day(valid_until) },
            { id: 'total', title: words.total, numeric: true, cell: ({ total }) => exact(total) },
          ]}
        />
      )}
    </PagedList>
  )
}
