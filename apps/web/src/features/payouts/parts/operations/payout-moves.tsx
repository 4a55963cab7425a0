import { REASON_LENGTH } from '@fareeq/domain/payouts/limits.ts'
import type { StaffPayout } from '@fareeq/domain/payouts/schema.ts'
import { payoutLife } from '@fareeq/domain/payouts/states.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { PageLink } from '../../../../platform/navigation/page-link.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { ButtonLink } from '../../../../ui/actions/button-link.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { holdPayout, releasePayout } from '../../api-ops.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

/** Holds or releases one, with a reason. */
export function PayoutMoves({ payout: { id, state, talent, batch } }: { payout: StaffPayout }) {
  const words = usePayoutsOpsWords()
  const lang = useLang()
  const moves = batch?.is_open ? [] : payoutLife.moves(state)
  const reason = { label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }
  return (
    <>
      <ButtonLink
        as={PageLink}
        kind="ghost"
        size="small"
        href={pathTo('opsRecord', { section: 'conversations', id })}
        aria-label={words.conversationWith(talent.name)}
      >
        {words.conversation}
      </ButtonLink>
      {moves.includes('hold') && (
        <ConfirmButton
          label={words.hold}
          button={{ kind: 'ghost', size: 'small', 'aria-label': words.holdOf(talent.name) }}
          kind="primary"
          text={words.holdText}
          reason={reason}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(holdPayout(id, reason), words.onHold)}
        />
      )}
      {moves.includes('release') && (
        <ConfirmButton
          label={words.release}
          button={{ kind: 'quiet', size: 'small', 'aria-label': words.releaseOf(talent.name) }}
          kind="primary"
          text={words.releaseText}
          reason={reason}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(releasePayout(id, reason), words.released)}
        />
      )}
    </>
  )
}
