import type { TalentInterview } from '@fareeq/domain/interviews/schema.ts'
import { REASON_LENGTH } from '@fareeq/domain/interviews/rules.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { useMoment } from '../../../../platform/i18n/zone.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx'
import { excuseFromInterview } from '../../api-talent.ts'
import { showState } from '../next-step.tsx'
import { useTalentWords } from '../../messages/talent/en.ts'

/** The talent cannot come to the agreed time; until when they may say so stands where they are asked. */
export function ExcuseDialog({ interview: { id, excuse_until } }: { interview: TalentInterview }) {
  const { excuse: words } = useTalentWords()
  const lang = useLang()
  const moment = useMoment()
  const excuse = async (reason: string) => {
    await runWithToast(excuseFromInterview(id, reason), words.done)
    showState()
  }
  return (
    <div>
      <ConfirmDialog
        trigger={<Button kind="ghost">{words.open}</Button>}
        title={words.title}
        text={words.text(excuse_until ? moment(excuse_until) : '')}
        reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
        confirmLabel={words.confirm}
        cancelLabel={words.keep}
        onConfirm={excuse}
      />
    </div>
  )
}
