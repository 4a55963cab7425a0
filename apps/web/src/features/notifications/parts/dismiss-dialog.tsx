import { STAFF_REASON_LENGTH } from '@fareeq/domain/staff/limits.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import { dismissMessage } from '../api-messages.ts'
import { useMessageWords } from './use-message-words.ts'

/** Sets a message aside that nobody can mend, with a reason colleagues read. */
export function DismissDialog({ id }: { id: string }) {
  const words = useMessageWords()
  return (
    <ConfirmDialog
      trigger={
        <Button kind="ghost" size="small">
          {words.dismiss}
        </Button>
      }
      title={words.dismissTitle}
      text={words.dismissText}
      kind="primary"
      confirmLabel={words.dismiss}
      reason={{ label: words.dismissReason, required: words.dismissMissing, limit: STAFF_REASON_LENGTH }}
      onConfirm={(reason) => runWithToast(dismissMessage(id, reason), words.dismissDone)}
    />
  )
}
