import type { BankLineView } from '@fareeq/domain/reconciliations/schema.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAction } from '../../../forms/use-action.ts'
import { pathTo } from '../../../paths.ts'
import { PageLink } from '../../../platform/navigation/page-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { TextLink } from '../../../ui/actions/link.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Checkbox } from '../../../ui/fields/choices/checkbox.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { type AccountDay, linesQuery, matchSides } from '../api-ops.ts'
import { useReconciliationWords } from '../messages/en.ts'
import { EntryLine } from './entry-line.tsx'
import { ExplainDialog } from './explain-dialog.tsx'
import { LineHead } from './line-head.tsx'
import type { Selection } from './use-selection.ts'

type Props = { query: AccountDay; selection: Selection; mayWrite: boolean }

/** Lines of the bank that are no entry yet, each with what it may be. */
export function OpenLines({ query, selection, mayWrite }: Props) {
  const words = useReconciliationWords()
  return (
    <PagedList
      list={useInfiniteQuery(linesQuery(query, 'open'))}
      loading={words.loading}
      empty={<EmptyState title={words.emptyTitle} text={words.emptyText} />}
    >
      {(rows) => (
        <ul className="grid gap-3">
          {rows.map((line) => (
            <li key={line.id}>
              <OpenLine line={line} account={query.account} selection={selection} mayWrite={mayWrite} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

type LineProps = Omit<Props, 'query'> & { line: BankLineView; account: AccountDay['account'] }

function OpenLine({ line, account, selection, mayWrite }: LineProps) {
  const words = useReconciliationWords()
  const { amount } = useBooks()
  const { id, cents, is_undecided, waiting, match, proposals } = line
  const isFree = !is_undecided && !waiting && !match
  return (
    <Card as="article" pad="small" className="grid gap-2">
      <div className="flex items-start gap-3">
        {mayWrite && isFree && (
          <Checkbox
            className="-mt-1"
            value={selection.has(id)}
            onChange={() => selection.toggle({ id, amount: cents })}
          >
            <span className="sr-only">{words.select(`${line.text} ${amount(cents)}`)}</span>
          </Checkbox>
        )}
        <LineHead line={line} />
      </div>
      {is_undecided && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="warning">{words.undecided}</Badge>
          <TextLink as={PageLink} href={pathTo('opsSection', { section: 'bank-statements' })}>
            {words.toStatements}
          </TextLink>
        </p>
      )}
      {waiting && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Badge tone="point">{words.waiting(waiting.number)}</Badge>
          <TextLink as={PageLink} href={pathTo('opsRecord', { section: 'manual-entries', id: waiting.id })}>
            {words.toEntry}
          </TextLink>
        </p>
      )}
      {isFree && proposals.length > 0 && (
        <div className="grid gap-1 rounded-md bg-sunken p-3">
          <p className="text-sm text-ink-soft">{words.proposals}</p>
          {proposals.map((proposal, at) => (
            <Proposal key={at} account={account} lineId={id} proposal={proposal} mayWrite={mayWrite} />
          ))}
        </div>
      )}
      {mayWrite && isFree && (
        <div>
          <ExplainDialog line={line} />
        </div>
      )}
    </Card>
  )
}

type ProposalProps = {
  account: AccountDay['account']
  lineId: string
  proposal: BankLineView['proposals'][number]
  mayWrite: boolean
}

function Proposal({ account, lineId, proposal, mayWrite }: ProposalProps) {
  const words = useReconciliationWords()
  const { amount } = useBooks()
  const { entries, is_named, days_apart } = proposal
  const match = useAction(() => matchSides({ account, line_ids: [lineId], entry_ids: entries.map(({ id }) => id) }), {
    done: words.matched,
  })
  const sum = entries.reduce((all, entry) => all + entry.amount, 0)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-2 first-of-type:border-0">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        {entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
        <span className="text-sm text-ink-faint">{is_named ? words.named : words.daysApart(days_apart)}</span>
      </div>
      {mayWrite && (
        <Button
          size="small"
          pending={match.isPending}
          aria-label={words.matchOf(amount(sum))}
          onPress={() => void match.run()}
        >
          {words.match}
        </Button>
      )}
    </div>
  )
}
