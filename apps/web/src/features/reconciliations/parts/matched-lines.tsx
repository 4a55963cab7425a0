import type { BankLineView } from '@fareeq/domain/reconciliations/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { type AccountDay, linesQuery, undoMatch } from '../api-ops.ts'
import { useReconciliationWords } from '../messages/en.ts'
import { EntryLine } from './entry-line.tsx'
import { LineHead } from './line-head.tsx'

/** Lines of the bank with the entries they are. */
export function MatchedLines({ query }: { query: AccountDay }) {
  const words = useReconciliationWords()
  return (
    <PagedList
      list={useInfiniteQuery(linesQuery(query, 'matched'))}
      loading={words.loading}
      empty={<EmptyState title={words.emptyTitle} />}
    >
      {(rows) => (
        <ul className="grid gap-3">
          {rows.map((line) => (
            <li key={line.id}>
              <MatchedLine line={line} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function MatchedLine({ line }: { line: BankLineView }) {
  const words = useReconciliationWords()
  const lang = useLang()
  const { match } = line
  if (!match) return null
  return (
    <Card as="article" pad="small" className="grid gap-2 lg:grid-cols-2 lg:gap-6">
      <LineHead line={line} />
      <div className="grid content-start gap-1 border-t border-line pt-2 lg:border-s lg:border-t-0 lg:ps-6 lg:pt-0">
        {match.entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-faint">
          {match.by ? words.by(bidiIsolate(match.by, lang)) : words.automatic}
          {match.can_undo && (
            <ConfirmButton
              label={words.undo}
              button={{ kind: 'ghost', size: 'small' }}
              text={words.undoText}
              cancelLabel={words.keep}
              onConfirm={() => runWithToast(undoMatch(match.id), words.undone)}
            />
          )}
        </p>
      </div>
    </Card>
  )
}
