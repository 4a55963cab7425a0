import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { Table } from '../../../ui/layout/table.tsx'
import { useAmount } from '../../bank-statements/parts/use-amount.ts'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { sectionAddress } from '../../staff/parts/section-address.ts'
import { type AccountDay, reconciliationsQuery } from '../api-ops.ts'
import { useReconciliationWords } from '../messages/en.ts'

const { hrefOf } = sectionAddress('reconciliations')

/** Days on which bank and books agreed, also those that were opened again. */
export function History({ account }: Pick<AccountDay, 'account'>) {
  const words = useReconciliationWords()
  const [lang, at] = [useLang(), useBusinessTime()]
  const { day, amount, count } = useBooks()
  const original = useAmount()
  return (
    <PagedList
      list={useInfiniteQuery(reconciliationsQuery(account))}
      loading={words.loading}
      empty={<EmptyState title={words.noHistoryTitle} text={words.noHistoryText} />}
    >
      {(rows) => (
        <Table
          label={words.tabs.history}
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'day',
              title: words.historyDay,
              lead: true,
              cell: (row) => (
                <TextLink as={PageLink} href={hrefOf({ account, day: row.day })}>
                  {day(row.day)}
                </TextLink>
              ),
            },
            {
              id: 'bank',
              title: words.bank,
              numeric: true,
              cell: (row) => original(row.bank_balance, row.currency),
            },
            { id: 'books', title: words.books, numeric: true, cell: (row) => amount(row.book_balance) },
            {
              id: 'transit',
              title: words.transit,
              numeric: true,
              cell: (row) => (
                <>
                  {amount(row.in_transit)}
                  {row.in_transit_count > 0 && (
                    <span className="block text-sm text-ink-soft">
                      {words.inTransitCount(count(row.in_transit_count))}
                    </span>
                  )}
                </>
              ),
            },
            {
              id: 'by',
              title: words.historyBy,
              cell: (row) => (
                <span className="grid text-sm">
                  <bdi>{row.by}</bdi>
                  <span className="text-ink-soft">{at(row.at)}</span>
                  {row.reopened_by && (
                    <span className="text-warning">
                      {words.reopenedBy(bidiIsolate(row.reopened_by, lang))}: <bdi>{row.reopen_reason}</bdi>
                    </span>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
    </PagedList>
  )
}
