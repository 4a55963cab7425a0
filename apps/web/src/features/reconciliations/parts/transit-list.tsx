import { useInfiniteQuery } from '@tanstack/react-query'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { type AccountDay, transitQuery } from '../api-ops.ts'
import { useReconciliationWords } from '../messages/en.ts'
import { EntryLine } from './entry-line.tsx'
import type { Selection } from './use-selection.ts'

type Props = { query: AccountDay; selection: Selection; mayWrite: boolean }

/** Entries of the books that the bank did not have by this day. */
export function TransitList({ query, selection, mayWrite }: Props) {
  const words = useReconciliationWords()
  const { amount } = useBooks()
  return (
    <PagedList
      list={useInfiniteQuery(transitQuery(query))}
      loading={words.loading}
      empty={<EmptyState title={words.noTransitTitle} text={words.noTransitText} />}
    >
      {(rows) => (
        <Card pad="none">
          <ul className="divide-y divide-line">
            {rows.map((entry) => (
              <li key={entry.id} className="flex items-start gap-3 px-4 py-2">
                {mayWrite && (
                  <Checkbox value={selection.has(entry.id)} onChange={() => selection.toggle(entry)}>
                    <span className="sr-only">{words.select(`${entry.about ?? ''} ${amount(entry.amount)}`)}</span>
                  </Checkbox>
                )}
                <EntryLine entry={entry} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </PagedList>
  )
}
