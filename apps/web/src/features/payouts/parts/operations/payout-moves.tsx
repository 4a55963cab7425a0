import { REASON_LENGTH } from '@fareeq/domain/payouts/limits.ts'
import type { StaffPayout } from '@fareeq/domain/payouts/schema.ts'
import { payoutLife } from '@fareeq/domain/payouts/states.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { holdPayout, releasePayout } from '../../api-ops.ts'
import { usePayoutsOpsWords } from './use-payouts-ops-words.ts'

/** Holds or releases one, with a reason. */
export function PayoutMoves({ payout: { id, state, talent, batch } }: { payout: StaffPayout }) {
  const words = usePayoutsOpsWords()
  const lang = useLang()
  const moves = batch?.is_open ? [] : payoutLife.moves(state)
  const reason = { label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }
  return (
    <>
      {moves.includes('hold') && (
        <ConfirmDialog
          trigger={
            <Button kind="ghost" size="small" aria-label={words.holdOf(talent.name)}>
              {words.hold}
            </Button>
          }
          kind="primary"
          title={words.hold}
          text={words.holdText}
          reason={reason}
          confirmLabel={words.hold}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(holdPayout(id, reason), words.onHold)}
        />
      )}
      {moves.includes('release') && (
        <ConfirmDialog
          trigger={
            <Button kind="quiet" size="small" aria-label={words.releaseOf(talent.name)}>
              {words.release}
            </Button>
          }
          kind="primary"
          title={words.release}
          text={words.releaseText}
          reason={reason}
          confirmLabel={words.release}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(releasePayout(id, reason), words.released)}
        />
      )}
    </>
  )
}
