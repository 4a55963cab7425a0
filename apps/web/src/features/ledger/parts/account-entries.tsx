import type { LedgerAccount } from '@fareeq/domain/ledger/limits.ts'
import { entryNumber } from '@fareeq/domain/ledger/rules-exports.ts'
import { ACCOUNT_NAMES } from '@fareeq/domain/ledger/rules-names.ts'
import type { AccountSums, LedgerEntry } from '@fareeq/domain/ledger/schema.ts'
import { pathTo } from '../../../paths.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { FiguresTable } from '../../../ui/layout/figures-table.tsx'
import { useLedgerWords } from '../messages/en.ts'
import { EntryNotes, EntryTopic } from './entry-topic.tsx'
import { useBooks } from './use-books.ts'

type Props = {
  account: LedgerAccount
  owner: string | undefined
  entries: readonly LedgerEntry[]
  sums: AccountSums | null
}

/** One account, or that of an owner: what moved it, with the balance after each, and the sums of the days. */
export function AccountEntries({ account, owner, entries, sums }: Props) {
  const words = useLedgerWords()
  const { day, figure, amount } = useBooks()
  const name = ACCOUNT_NAMES[account][useLang()]
  const movedIn = ({ postings }: LedgerEntry) =>
    postings
      .filter((posting) => posting.account === account && (!owner || posting.owner === owner))
      .reduce((sum, posting) => sum + posting.amount, 0)
  return (
    <FiguresTable
      label={name}
      rowKey={({ id }) => id}
      groups={[
        {
          id: 'entries',
          rows: entries,
          ...(sums && {
            totals: {
              entry: words.moved,
              debit: amount(sums.debit),
              credit: amount(sums.credit),
              balance: amount(sums.closing - sums.opening),
            },
          }),
        },
      ]}
      columns={[
        {
          id: 'entry',
          title: words.entry,
          cell: (entry) => (
            <span className="grid gap-0.5">
              <EntryTopic entry={entry} />
              <span className="text-sm whitespace-nowrap text-ink-faint">
                <TextLink as={PageLink} plain href={pathTo('opsRecord', { section: 'ledger', id: entry.id })}>
                  <span className="ltr-island num">{entryNumber(entry.place)}</span>
                </TextLink>
                {' · '}
                {day(entry.day)}
              </span>
              <span className="grid text-sm text-ink-soft empty:hidden">
                <EntryNotes entry={entry} />
              </span>
            </span>
          ),
        },
        { id: 'debit', title: words.debit, cell: (entry) => figure(Math.max(0, movedIn(entry))) },
        { id: 'credit', title: words.credit, cell: (entry) => figure(Math.max(0, -movedIn(entry))) },
        { id: 'balance', title: words.balance, cell: ({ balance }) => (balance === null ? '' : amount(balance)) },
      ]}
    />
  )
}
