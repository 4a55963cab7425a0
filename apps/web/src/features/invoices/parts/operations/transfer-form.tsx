import { REMARK_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import type { StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../../ui/fields/form.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { payInvoice } from '../../api-ops.ts'
import { useInvoicesOpsWords } from './use-invoices-ops-words.ts'

type Fields = { amount: number; day: string | null; note: string }
const RESOLVER = rulesOf(({ amount, day }: Fields) => ({
  amount: amount > 0 ? undefined : rule.amount.code,
  day: day ? undefined : rule.required.code,
}))

/** A bank transfer, with what is open typed in. */
export function TransferForm({ invoice, close }: { invoice: StaffInvoice; close: () => void }) {
  const { moves: words } = useInvoicesOpsWords()
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { amount: invoice.open_amount / 100, day: null, note: '' },
    send: ({ amount, day, note }) => payInvoice(invoice.id, { amount: usd(amount), day: day ?? '', note }),
    done: words.paid,
    onDone: close,
  })
  return (
    <Form {...props}>
      <FormRow>
        <FormField name="amount" control={control}>
          {(field) => <NumberField {...field} label={words.amount} steps={false} places={2} minValue={0} />}
        </FormField>
        <FormField name="day" control={control}>
          {(field) => <DateField {...field} label={words.day} />}
        </FormField>
      </FormRow>
      <FormText name="note" control={control} optional label={words.note} maxLength={REMARK_LENGTH} />
      <DialogActions>
        <Button type="submit" pending={isPending}>
          {words.pay}
        </Button>
      </DialogActions>
    </Form>
  )
}
