import type { FullRecurring } from '@fareeq/domain/recurring-invoices/schema.ts'
import { isChangeable, recurringLife } from '@fareeq/domain/recurring-invoices/states.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { endRecurring, pauseRecurring, resumeRecurring } from '../../api-ops.ts'
import { useRecurringWords } from '../../messages/en.ts'
import { RecurringForm } from './recurring-form.tsx'

/** What finance may do with it now. */
export function RecurringMoves({ plan }: { plan: FullRecurring }) {
  const words = useRecurringWords()
  const { id, state } = plan
  const may = (event: 'pause' | 'resume' | 'end') => recurringLife.next(state, event) !== null
  return (
    <div className="flex flex-wrap gap-2">
      {isChangeable(state) && (
        <Dialog
          guardsInput
          trigger={
            <Button kind="quiet" size="small">
              {words.change}
            </Button>
          }
          title={words.change}
          text={words.changeText}
          isDismissable={false}
        >
          {(close) => <RecurringForm plan={plan} close={close} />}
        </Dialog>
      )}
      {may('pause') && (
        <ConfirmButton
          label={words.pause}
          button={{ kind: 'quiet', size: 'small' }}
          kind="primary"
          text={words.pauseText}
          cancelLabel={words.keep}
          onConfirm={() => runWithToast(pauseRecurring(id), words.paused)}
        />
      )}
      {may('resume') && (
        <Button size="small" onPress={() => void runWithToast(resumeRecurring(id), words.resumed)}>
          {words.resume}
        </Button>
      )}
      {may('end') && (
        <ConfirmButton
          label={words.end}
          button={{ kind: 'ghost', size: 'small' }}
          text={words.endText}
          cancelLabel={words.keep}
          onConfirm={() => runWithToast(endRecurring(id), words.ended)}
        />
      )}
    </div>
  )
}
