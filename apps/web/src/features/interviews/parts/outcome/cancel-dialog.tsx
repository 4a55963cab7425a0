import { REASON_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { cancelInterview } from '../../api.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { useClientWords } from '../../messages/client/en.ts'

export function CancelDialog({ id }: { id: string }) {
  const { cancel: words } = useClientWords()
  const lang = useLang()
  const cancel = (reason: string) => runWithToast(cancelInterview(id, reason), words.done)
  return (
    <div>
      <ConfirmDialog
        trigger={<Button kind="ghost">{words.open}</Button>}
        title={words.title}
        text={words.text}
        reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        onConfirm={cancel}
      />
    </div>
  )
}
