import type { Approval } from '@fareeq/domain/approvals/schema.ts'
import { isWaiting } from '@fareeq/domain/approvals/states.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { formatUsd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH } from '@fareeq/domain/approvals/limits.ts'
import { useBusinessTime } from '../../../platform/i18n/business-time.ts'
import { useLang, useWrite } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { refuseApproval, releaseApproval, withdrawApproval } from '../api-ops.ts'
import { useApprovalWords } from '../messages/en.ts'

type Props = { approval: Approval }

/** Who asked and who decided, and why. */
export function ApprovalPeople({ approval }: Props) {
  const words = useApprovalWords()
  const [lang, write, at] = [useLang(), useWrite(), useBusinessTime()]
  const { state, made_by, made_at, decided_by, decided_at, reason, note, alone_limit: limit } = approval
  const decision = {
    waiting: null,
    released: words.releasedBy,
    refused: words.refusedBy,
    withdrawn: words.withdrawnBy,
  }[state]
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>{words.madeBy(bidiIsolate(made_by, lang), at(made_at))}</p>
      {limit !== null && <p>{words.alone(write(formatUsd(limit, lang)))}</p>}
      {limit === null && decision && decided_by && decided_at && (
        <p>
          {decision(bidiIsolate(decided_by, lang), at(decided_at))}
          {approval.by_substitute && ` (${words.bySubstitute})`}
        </p>
      )}
      {[reason, note].map(
        (text) =>
          text && (
            <p key={text} className="wrap-anywhere text-ink">
              <bdi>{text}</bdi>
            </p>
          ),
      )}
    </div>
  )
}

/** Dual control: whoever asked reads why the buttons are not theirs. */
export function ApprovalMoves({ approval }: Props) {
  const words = useApprovalWords()
  const lang = useLang()
  const { id, kind, label, state, is_own: isOwn, can_decide: canDecide, can_withdraw: canWithdraw } = approval
  if (!isWaiting(state)) return null
  return (
    <>
      {!canDecide && <Banner>{isOwn ? words.own : words.notReleaser}</Banner>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {canDecide && (
          <>
            <ConfirmButton
              label={words.release}
              button={{ size: 'small', 'aria-label': words.releaseOf(label) }}
              kind="primary"
              text={words.releaseText[kind]}
              cancelLabel={words.keep}
              onConfirm={() => runWithToast(releaseApproval(id), words.released)}
            />
            <ConfirmButton
              label={words.refuse}
              button={{ kind: 'quiet', size: 'small', 'aria-label': words.refuseOf(label) }}
              text={words.refuseText}
              reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
              cancelLabel={words.keep}
              onConfirm={(reason) => runWithToast(refuseApproval(id, reason), words.refused)}
            />
          </>
        )}
        {canWithdraw && (
          <ConfirmButton
            label={words.withdraw}
            button={{ kind: 'quiet', size: 'small', 'aria-label': words.withdrawOf(label) }}
            text={words.withdrawText}
            cancelLabel={words.keep}
            onConfirm={() => runWithToast(withdrawApproval(id), words.withdrawn)}
          />
        )}
      </div>
    </>
  )
}
