import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { paymentErrors } from '@fareeq/domain/payments/errors.ts'
import { PROOF_UPLOAD, REFERENCE_LENGTH } from '@fareeq/domain/payments/limits.ts'
import { faultOf } from '../../../../forms/faults.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormMoney } from '../../../../forms/form-money.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { FileField } from '../../../../ui/fields/file-field.tsx'
import { Form, FormRow } from '../../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { recordTransfer } from '../../api-ops.ts'
import { usePaymentsOpsWords } from '../../messages/operations/en.ts'

type Fields = { reference: string; day: string | null; amount: number; proof: File | null }
const RESOLVER = rulesOf(({ reference, day, amount, proof }: Fields) => ({
  reference: reference.trim() ? undefined : rule.required.code,
  day: !day ? rule.required.code : day > riyadhDay(new Date()) ? faultOf(paymentErrors.transfer_day) : undefined,
  amount: amount > 0 ? undefined : rule.required.code,
  proof: proof ? undefined : faultOf(paymentErrors.proof_missing),
}))
const FIELDS: Readonly<Record<string, keyof Fields>> = {
  reference: 'reference',
  day: 'day',
  amount: 'amount',
  proof_id: 'proof',
  proof: 'proof',
}
const ACCEPT = PROOF_UPLOAD.types.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`]))

type Props = { invoice: { id: string; open_amount: number } }

/** What arrived by the bank for an invoice, with its proof. */
export function RecordTransfer({ invoice }: Props) {
  const { transfer: words } = usePaymentsOpsWords()
  const isOpen = invoice.open_amount > 0
  return (
    <Dialog
      trigger={
        <Button kind={isOpen ? 'primary' : 'quiet'} size="small">
          {words.record}
        </Button>
      }
      title={words.record}
      text={isOpen ? words.text : words.keptText}
      isDismissable={false}
    >
      {(close) => <TransferForm invoice={invoice} close={close} />}
    </Dialog>
  )
}

function TransferForm({ invoice, close }: Props & { close: () => void }) {
  const { transfer: words } = usePaymentsOpsWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: {
      reference: '',
      day: null as string | null,
      amount: invoice.open_amount > 0 ? invoice.open_amount / 100 : Number.NaN,
      proof: null as File | null,
    },
    send: ({ reference, day, amount, proof }) =>
      recordTransfer(invoice.id, { reference, day: day ?? '', amount: usd(amount) }, proof as File),
    fieldOf: (path) => FIELDS[path],
    done: words.saved,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.record}>
      <FormText name="reference" control={control} label={words.reference} maxLength={REFERENCE_LENGTH} ltr />
      <FormRow>
        <FormField name="day" control={control}>
          {(field) => <DateField {...field} label={words.day} />}
        </FormField>
        <FormMoney name="amount" control={control} label={words.amount} />
      </FormRow>
      <FormField name="proof" control={control}>
        {({ value, onChange, error }) => (
          <FileField
            label={words.proof}
            kinds={words.kinds}
            accept={ACCEPT}
            maxBytes={PROOF_UPLOAD.maxBytes}
            file={value ? { name: value.name, size: value.size } : null}
            onPick={onChange}
            onRemove={() => onChange(null)}
            error={error}
          />
        )}
      </FormField>
      <DialogSubmit label={words.save} pending={isPending} />
    </Form>
  )
}
