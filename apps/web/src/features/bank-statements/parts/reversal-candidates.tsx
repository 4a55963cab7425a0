import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { formatDay } from '@fareeq/domain/kernel/time/time.ts'
import { useLang, useListed, useWrite } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { reverseByLine } from '../api-ops.ts'
import { useBankWords } from '../messages/en.ts'

type Props = { line: BankLine; mayDecide: boolean }

/** Payments that this line may have taken back. */
export function ReversalCandidates({ line, mayDecide }: Props) {
  const words = useBankWords()
  if (line.reversal_candidates.length === 0) return null
  return (
    <section aria-labelledby={`reversals-${line.id}`} className="grid gap-2">
      <h3 id={`reversals-${line.id}`} className="text-sm font-strong">
        {words.reversals}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {line.reversal_candidates.map((candidate) => (
          <li key={candidate.payments.map(({ id }) => id).join()} className="py-3">
            <Candidate line={line} candidate={candidate} mayDecide={mayDecide} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Candidate({ line, candidate, mayDecide }: Props & { candidate: BankLine['reversal_candidates'][number] }) {
  const words = useBankWords()
  const [lang, write, listed] = [useLang(), useWrite(), useListed()]
  const { payments, company, day, is_likely: isLikely } = candidate
  const numbers = listed(payments.map(({ number }) => number))
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          <bdi className="wrap-anywhere">{company}</bdi>
          {isLikely && <Badge tone="positive">{words.likely}</Badge>}
        </p>
        <p>
          <bdi dir="ltr">{numbers}</bdi> · {write(formatDay(day, lang))}
        </p>
      </div>
      {mayDecide && (
        <ConfirmButton
          label={words.reverseLabel}
          button={{ size: 'small', kind: isLikely ? 'primary' : 'quiet', 'aria-label': words.reverse(numbers) }}
          title={words.reverse(numbers)}
          text={words.reverseText}
          cancelLabel={words.keep}
          onConfirm={() =>
            runWithToast(
              reverseByLine(
                line.id,
                payments.map(({ id }) => id),
              ),
              words.reversed,
            )
          }
        />
      )}
    </div>
  )
}
