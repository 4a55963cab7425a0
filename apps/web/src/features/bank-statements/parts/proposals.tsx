import type { BankLine, LineProposal } from '@fareeq/domain/bank-statements/schema.ts'
import { useListed } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { bookLine } from '../api-ops.ts'
import { useBankWords } from '../messages/en.ts'
import { useAmount } from './use-amount.ts'

type Props = { line: BankLine; mayDecide: boolean }

/** Invoices that this line may pay, the best first, and why. */
export function Proposals({ line, mayDecide }: Props) {
  const words = useBankWords()
  if (line.proposals.length === 0) return null
  return (
    <section aria-labelledby={`proposals-${line.id}`} className="grid gap-2">
      <h3 id={`proposals-${line.id}`} className="text-sm font-strong">
        {words.proposals}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {line.proposals.map((proposal, at) => (
          <li key={proposal.parts.map(({ number }) => number).join()} className="py-3">
            <Proposal line={line} proposal={proposal} isLikely={at === 0 && proposal.is_likely} mayDecide={mayDecide} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Proposal({ line, proposal, isLikely, mayDecide }: Props & { proposal: LineProposal; isLikely: boolean }) {
  const words = useBankWords()
  const [amount, listed] = [useAmount(), useListed()]
  const { parts, reasons } = proposal
  const [first] = parts
  const title = words.book(listed(parts.map(({ number }) => number)))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          <bdi className="wrap-anywhere">{first?.company}</bdi>
          {isLikely && <Badge tone="positive">{words.likely}</Badge>}
        </p>
        {parts.map(({ number, open, amount: share }) => (
          <p key={number}>
            <bdi dir="ltr">{number}</bdi> ·{' '}
            {parts.length > 1 && share < open
              ? words.partOfOpen(amount(share, 'USD'), amount(open, 'USD'))
              : words.openAmount(amount(open, 'USD'))}
          </p>
        ))}
        <p className="text-ink-soft">{listed(reasons.map((reason) => words.reasons[reason]))}</p>
      </div>
      {mayDecide && line.can_book && (
        <ConfirmButton
          label={words.bookLabel}
          button={{ size: 'small', kind: isLikely ? 'primary' : 'quiet', 'aria-label': title }}
          kind="primary"
          title={title}
          text={words.bookText}
          cancelLabel={words.keep}
          onConfirm={() =>
            runWithToast(
              bookLine(line.id, { parts: parts.map(({ number, amount: share }) => ({ number, amount: share })) }),
              words.booked,
            )
          }
        />
      )}
    </div>
  )
}
