import { STAFF_REASON_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { dismissMessage } from '../api-messages.ts'
import { useMessageWords } from './use-message-words.ts'

/** Sets a message aside that nobody can mend, with a reason colleagues read. */
export function DismissDialog({ id }: { id: string }) {
  const words = useMessageWords()
  return (
    <ConfirmButton
      label={words.dismiss}
      button={{ kind: 'ghost', size: 'small' }}
      title={words.dismissTitle}
      text={words.dismissText}
      kind="primary"
      reason={{ label: words.dismissReason, required: words.dismissMissing, limit: STAFF_REASON_LENGTH }}
      onConfirm={(reason) => runWithToast(dismissMessage(id, reason), words.dismissDone)}
    />
  )
}
