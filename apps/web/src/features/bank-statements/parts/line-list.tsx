import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { EmptyState } from '../../../ui/display/states.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { PagedList } from '../../../ui/layout/paged-list.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { linesQuery, reopenLine } from '../api-ops.ts'
import { useBankWords } from '../messages/en.ts'
import { AsideDialog } from './aside-dialog.tsx'
import { PartsDialog } from './parts-dialog.tsx'
import { PayoutReturn } from './payout-return.tsx'
import { ReversalCandidates } from './reversal-candidates.tsx'
import { Proposals } from './proposals.tsx'
import { useAmount } from './use-amount.ts'

type Props = { state: 'open' | 'set_aside'; mayDecide: boolean }

/** Lines of all statements that stand here, the newest first. */
export function LineList({ state, mayDecide }: Props) {
  const words = useBankWords()
  const [title, text] =
    state === 'open' ? [words.nothingOpen, words.nothingOpenText] : [words.nothingAside, words.nothingAsideText]
  return (
    <PagedList
      list={useInfiniteQuery(linesQuery(state))}
      loading={words.loading}
      empty={<EmptyState title={title} text={text} />}
    >
      {(rows) => (
        <ul className="grid gap-4">
          {rows.map((line) => (
            <li key={line.id}>
              <Line line={line} mayDecide={mayDecide} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function Line({ line, mayDecide }: { line: BankLine; mayDecide: boolean }) {
  const words = useBankWords()
  const [lang, write, amount] = [useLang(), useWrite(), useAmount()]
  const { id, day, name, text, currency, doubts, set_aside: aside } = line
  return (
    <Card as="article" aria-labelledby={`line-${id}`} className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={`line-${id}`} className="text-lg">
          {amount(line.amount, currency)}
        </h2>
        <p className="text-sm text-ink-soft">{write(formatDay(day, lang))}</p>
      </div>
      <div className="grid gap-1 text-sm">
        <p className="font-strong wrap-anywhere">
          <bdi>{name ?? words.nobody}</bdi>
        </p>
        <p className="whitespace-pre-line wrap-anywhere text-ink-soft">
          <bdi>{text}</bdi>
        </p>
      </div>
      {doubts.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {doubts.map((doubt) => (
            <li key={doubt}>{words.doubts[doubt]}</li>
          ))}
        </ul>
      )}
      {aside && (
        <p className="text-sm wrap-anywhere">
          <Badge tone="neutral">{words.asideKinds[aside.kind]}</Badge> <bdi>{aside.reason}</bdi>
        </p>
      )}
      <Proposals line={line} mayDecide={mayDecide} />
      <ReversalCandidates line={line} mayDecide={mayDecide} />
      <PayoutReturn line={line} />
      {mayDecide && (
        <div className="flex flex-wrap gap-2">
          {line.can_book && line.amount > 0 && currency === 'USD' && <PartsDialog line={line} />}
          {line.can_set_aside && <AsideDialog line={line} />}
          {line.can_reopen && (
            <ConfirmButton
              label={words.reopen}
              button={{ kind: 'quiet', size: 'small' }}
              kind="primary"
              text={words.reopenText}
              cancelLabel={words.keep}
              onConfirm={() => runWithToast(reopenLine(id), words.reopened)}
            />
          )}
        </div>
      )}
    </Card>
  )
}
