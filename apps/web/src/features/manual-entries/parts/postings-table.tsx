import { ACCOUNT_FACTS } from '@fareeq/domain/ledger/limits.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import { entryAmount } from '@fareeq/domain/manual-entries/rules.ts'
import type { ManualEntry } from '@fareeq/domain/manual-entries/schema.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { FiguresTable } from '../../../ui/layout/figures-table.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { useManualWords } from '../messages/en.ts'

/** Both sides, and their sums. */
export function PostingsTable({ postings }: Pick<ManualEntry, 'postings'>) {
  const words = useManualWords()
  const { amount: figure } = useBooks()
  const lang = useLang()
  const sum = figure(entryAmount(postings))
  return (
    <FiguresTable
      label={words.lines}
      rowKey={({ key }) => key}
      groups={[{ id: 'lines', rows: postings.map((posting, at) => ({ ...posting, key: String(at) })) }]}
      columns={[
        {
          id: 'account',
          title: words.account,
          cell: ({ account }) => (
            <>
              <span className="num text-ink-faint">{ACCOUNT_FACTS[account].code}</span> {ACCOUNT_NAMES[account][lang]}
            </>
          ),
        },
        { id: 'debit', title: words.debit, cell: ({ amount }) => amount > 0 && figure(amount) },
        { id: 'credit', title: words.credit, cell: ({ amount }) => amount < 0 && figure(0 - amount) },
      ]}
      totals={{ account: words.total, debit: sum, credit: sum }}
    />
  )
}
