import { formatUsd, usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH, REFERENCE_LENGTH } from '@fareeq/domain/payments/limits.ts'
import type { StaffPayment } from '@fareeq/domain/payments/schema.ts'
import { FormMoney } from '../../../../forms/form-money.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang, useWrite } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { refundPayment } from '../../api-ops.ts'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'

type Fields = { amount: number; reason: string; reference: string }
const resolverOf = ({ method }: StaffPayment) =>
  rulesOf(({ amount, reason, reference }: Fields) => ({
    amount: amount > 0 ? undefined : rule.required.code,
    reason: reason.trim() ? undefined : rule.reason_needed.code,
    reference: method === 'card' || reference.trim() ? undefined : rule.required.code,
  }))
const fieldOf = (path: string) => (path === 'amount' || path === 'reason' || path === 'reference' ? path : undefined)

/** Money goes back: by the provider, or by the bank with a reference of its own. */
export function RefundDialog({ payment }: { payment: StaffPayment }) {
  const { refunds: words } = usePaymentsOpsWords()
  const [lang, write] = [useLang(), useWrite()]
  if (payment.refundable <= 0) return null
  return (
    <Dialog
      trigger={
        <Button kind="quiet" size="small">
          {words.give}
        </Button>
      }
      title={words.give}
      text={words.text(write(formatUsd(payment.refundable, lang)))}
      isDismissable={false}
    >
      {(close) => <RefundForm payment={payment} close={close} />}
    </Dialog>
  )
}

function RefundForm({ payment, close }: { payment: StaffPayment; close: () => void }) {
  const { refunds: words } = usePaymentsOpsWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: resolverOf(payment),
    initial: { amount: payment.refundable / 100, reason: '', reference: '' },
    send: ({ amount, reason, reference }) =>
      refundPayment(payment.id, { amount: usd(amount), reason, ...(reference && { reference }) }),
    fieldOf,
    done: words.saved,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.give}>
      <FormMoney name="amount" control={control} label={words.amount} />
      {payment.method === 'transfer' && (
        <FormText name="reference" control={control} label={words.reference} maxLength={REFERENCE_LENGTH} ltr />
      )}
      <FormProse name="reason" control={control} label={words.reason} rows={2} limit={REASON_LENGTH} />
      <DialogSubmit label={words.save} kind="danger" pending={isPending} />
    </Form>
  )
}
