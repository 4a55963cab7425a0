import type { AccountingPeriod } from '@fareeq/domain/accounting-periods/schema.ts'
import { REASON_LENGTH } from '@fareeq/domain/accounting-periods/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useAction } from '../../../forms/use-action.ts'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { runWithToast } from '../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../ui/overlays/confirm-dialog.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { beginClosing, closeMonth, reopenMonth, stopClosing } from '../api-ops.ts'
import { usePeriodWords } from '../messages/en.ts'

/** What may be done to the month now; closing waits for its checklist. */
export function PeriodMoves({ period }: { period: AccountingPeriod }) {
  const words = usePeriodWords()
  const lang = useLang()
  const { month: monthName } = useBooks()
  const { month, can_begin, can_stop, can_close, can_reopen } = period
  const begin = useAction(() => beginClosing(month), { done: words.begun })
  const stop = useAction(() => stopClosing(month), { done: words.stopped })
  return (
    <>
      {can_begin && (
        <Button pending={begin.isPending} onPress={() => void begin.run()}>
          {words.begin}
        </Button>
      )}
      {can_close && (
        <ConfirmButton
          label={words.close}
          kind="primary"
          text={words.closeText(monthName(month))}
          cancelLabel={words.keep}
          onConfirm={() => runWithToast(closeMonth(month), words.closed)}
        />
      )}
      {can_stop && (
        <Button kind="quiet" pending={stop.isPending} onPress={() => void stop.run()}>
          {words.stop}
        </Button>
      )}
      {can_reopen && (
        <ConfirmButton
          label={words.reopen}
          button={{ kind: 'quiet' }}
          text={words.reopenText}
          reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(reopenMonth(month, reason), words.reopenAsked)}
        />
      )}
    </>
  )
}
