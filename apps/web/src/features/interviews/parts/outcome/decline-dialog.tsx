import { REASON_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { useTalentWords } from '../../messages/talent/en.ts'

type Props = { onDecline: (reason: string) => Promise<unknown>; onDone?: () => void }

/** Declining is about the whole opportunity, so it asks. */
export function DeclineDialog({ onDecline, onDone }: Props) {
  const { decline: words } = useTalentWords()
  const decline = async (reason: string) => {
    await runWithToast(onDecline(reason), words.done)
    onDone?.()
  }
  return (
    <div>
      <ConfirmDialog
        trigger={<Button kind="ghost">{words.open}</Button>}
        title={words.title}
        text={words.text}
        reason={{ label: words.reason, limit: REASON_LENGTH }}
        confirmLabel={words.confirm}
        onConfirm={decline}
      />
    </div>
  )
}
