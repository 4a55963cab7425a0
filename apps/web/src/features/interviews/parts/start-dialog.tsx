import { NOTE_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { pathTo } from '../../../paths.ts'
import { navigate } from '../../../platform/navigation/navigate.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { startInterview } from '../api.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { useStartWords } from '../messages/start/en.ts'

/** Asks somebody nominated for an interview; from there the request has a page of its own. */
export function StartDialog({ nominationId, name }: { nominationId: string; name: string }) {
  const words = useStartWords()
  const start = (note: string) =>
    runWithToast(
      startInterview({ nomination_id: nominationId, ...(note && { note }) }).then(
        ({ data }) => void navigate(pathTo('clientInterviewRequest', { id: data.id })),
      ),
      words.done,
    )
  return (
    <ConfirmButton
      label={words.open}
      button={{ size: 'small', 'aria-label': words.openFor(name) }}
      kind="primary"
      title={words.title(bidiIsolate(name, useLang()))}
      text={words.text}
      confirmLabel={words.confirm}
      reason={{ label: words.note, hint: words.hint, limit: NOTE_LENGTH }}
      onConfirm={start}
    />
  )
}
