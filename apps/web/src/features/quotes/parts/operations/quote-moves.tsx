import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH } from '@fareeq/domain/quotes/limits.ts'
import type { StaffQuote } from '@fareeq/domain/quotes/schema.ts'
import { isOpen, isWritable } from '@fareeq/domain/quotes/states.ts'
import { useAction } from '../../../../forms/use-action.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { navigateFromHere } from '../../../../platform/navigation/navigate.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { copyQuote, discardQuote, saveStaffQuote, sendQuote, withdrawQuote } from '../../api-ops.ts'
import { useQuoteWords } from '../../messages/en.ts'
import { useQuotesOpsWords } from '../../messages/operations/en.ts'
import { QuoteForm } from './quote-form.tsx'

/** What a colleague may do with it now. */
export function QuoteMoves({ quote }: { quote: StaffQuote }) {
  const words = useQuotesOpsWords()
  const { pdf: pdfLabel } = useQuoteWords()
  const [lang, staff] = [useLang(), useStaff()]
  const { id, number, state } = quote
  const pdf = useAction(() => saveStaffQuote(id, number ?? ''))
  const mayWrite = staff !== null && staffMay(staff.roles, 'quotes.write')
  return (
    <div className="flex flex-wrap gap-2">
      {mayWrite && isWritable(state) && <DraftMoves quote={quote} />}
      {mayWrite && isOpen(state) && (
        <ConfirmButton
          label={words.withdraw}
          button={{ kind: 'quiet', size: 'small' }}
          text={words.withdrawText}
          reason={{ label: words.reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(withdrawQuote(id, reason), words.withdrawn)}
        />
      )}
      {mayWrite && !isWritable(state) && <Copy id={id} />}
      {number && (
        <Button kind="quiet" size="small" pending={pdf.isPending} onPress={() => void pdf.run()}>
          {pdfLabel}
        </Button>
      )}
    </div>
  )
}

function DraftMoves({ quote }: { quote: StaffQuote }) {
  const words = useQuotesOpsWords()
  const { id } = quote
  return (
    <>
      <ConfirmButton
        label={words.send}
        button={{ size: 'small' }}
        kind="primary"
        title={words.sendTitle}
        text={words.sendText}
        cancelLabel={words.keep}
        onConfirm={() => runWithToast(sendQuote(id), words.sent)}
      />
      <Dialog
        guardsInput
        trigger={
          <Button kind="quiet" size="small">
            {words.change}
          </Button>
        }
        title={words.change}
        isDismissable={false}
      >
        {(close) => <QuoteForm quote={quote} close={close} />}
      </Dialog>
      <ConfirmButton
        label={words.discard}
        button={{ kind: 'ghost', size: 'small' }}
        text={words.discardText}
        cancelLabel={words.keep}
        onConfirm={() => runWithToast(discardQuote(id), words.discarded)}
      />
    </>
  )
}

/** The same lines as a new draft, whose page opens. */
function Copy({ id }: { id: string }) {
  const words = useQuotesOpsWords()
  const copy = useAction(
    async () => {
      const go = navigateFromHere()
      const { data } = await copyQuote(id)
      return go(pathTo('opsRecord', { section: 'quotes', id: data.id }))
    },
    { done: words.copied },
  )
  return (
    <Button kind="quiet" size="small" pending={copy.isPending} onPress={() => void copy.run()}>
      {words.copy}
    </Button>
  )
}
