import { REASON_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import type { StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { isDraft, isStanding } from '@fareeq/domain/invoices/states.ts'
import { staffMay } from '@fareeq/domain/kernel/permissions/permissions.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { ReactNode } from 'react'
import { useAction } from '../../../../forms/use-action.ts'
import { pathTo } from '../../../../paths.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { navigateFromHere } from '../../../../platform/navigation/navigate.ts'
import { runWithToast } from '../../../../platform/toasts/run-with-toast.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { ConfirmButton } from '../../../../ui/overlays/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { useStaff } from '../../../staff/parts/session/staff-session.ts'
import { rebill, issueInvoice, saveStaffInvoice, voidInvoice } from '../../api-ops.ts'
import { useAmounts } from '../use-amounts.ts'
import { CreditForm } from './credit-form.tsx'
import { InvoiceDraft } from './invoice-draft.tsx'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'

/**
 * `transfer` renders the bank transfer form of an issued invoice, also a paid one. A prop, because payments depend on this
 * feature.
 */
type Props = { invoice: StaffInvoice; transfer: (invoice: StaffInvoice) => ReactNode }

/** What finance may do with it now. */
export function InvoiceMoves({ invoice, transfer }: Props) {
  const { moves: words } = useInvoicesOpsWords()
  const staff = useStaff()
  const { id, number, state } = invoice
  const pdf = useAction(() => saveStaffInvoice(id, number ?? ''))
  const mayIssue = staff !== null && staffMay(staff.roles, 'invoices.issue')
  return (
    <div className="flex flex-wrap gap-2">
      {mayIssue && isDraft(state) && <DraftMoves invoice={invoice} />}
      {mayIssue && number && transfer(invoice)}
      {mayIssue && isStanding(state) && <StandingMoves invoice={invoice} />}
      {mayIssue && invoice.can_rebill && <BillAgain id={id} />}
      {number && (
        <Button kind="quiet" size="small" pending={pdf.isPending} onPress={() => void pdf.run()}>
          {words.pdf}
        </Button>
      )}
    </div>
  )
}

function useReason() {
  const { reason } = useInvoicesOpsWords()
  const lang = useLang()
  return { label: reason, required: rule.reason_needed[lang], limit: REASON_LENGTH }
}

function DraftMoves({ invoice }: { invoice: StaffInvoice }) {
  const { moves: words, draft } = useInvoicesOpsWords()
  const reason = useReason()
  const { id } = invoice
  return (
    <>
      <ConfirmButton
        label={words.issue}
        button={{ size: 'small' }}
        kind="primary"
        title={words.issueTitle}
        text={words.issueText}
        onConfirm={() => runWithToast(issueInvoice(id), words.issued)}
      />
      <Dialog
        trigger={
          <Button kind="quiet" size="small">
            {draft.add}
          </Button>
        }
        title={draft.add}
        isDismissable={false}
      >
        {(close) => <InvoiceDraft draft={invoice} close={close} />}
      </Dialog>
      <ConfirmButton
        label={words.discard}
        button={{ kind: 'ghost', size: 'small' }}
        text={words.discardText}
        reason={reason}
        cancelLabel={words.keep}
        onConfirm={(reason) => runWithToast(voidInvoice(id, reason), words.voided)}
      />
    </>
  )
}

/** What was taken back, as a draft with the same months. */
function BillAgain({ id }: { id: string }) {
  const { moves: words } = useInvoicesOpsWords()
  return (
    <ConfirmButton
      label={words.again}
      button={{ kind: 'quiet', size: 'small' }}
      kind="primary"
      title={words.againTitle}
      text={words.againText}
      onConfirm={() => {
        const go = navigateFromHere()
        return runWithToast(
          rebill(id).then(({ data }) => go(pathTo('opsRecord', { section: 'invoices', id: data.id }))),
          words.againDone,
        )
      }}
    />
  )
}

function StandingMoves({ invoice }: { invoice: StaffInvoice }) {
  const { moves: words } = useInvoicesOpsWords()
  const { usd } = useAmounts()
  const reason = useReason()
  const { credit_used } = invoice
  return (
    <>
      <Dialog
        trigger={
          <Button kind="quiet" size="small">
            {words.credit}
          </Button>
        }
        title={words.creditTitle}
        text={words.creditText}
        isDismissable={false}
      >
        {(close) => <CreditForm invoice={invoice} close={close} />}
      </Dialog>
      {invoice.can_void && (
        <ConfirmButton
          label={words.void}
          button={{ kind: 'ghost', size: 'small' }}
          title={words.voidTitle}
          text={credit_used > 0 ? `${words.voidText} ${words.voidCredit(usd(credit_used))}` : words.voidText}
          reason={reason}
          cancelLabel={words.keep}
          onConfirm={(reason) => runWithToast(voidInvoice(invoice.id, reason), words.voided)}
        />
      )}
    </>
  )
}
