import { REASON_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import { LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import type { InvoiceLine, StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.tsx'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { DialogActions } from '../../../../ui/overlays/dialog.tsx'
import { creditInvoice } from '../../api-ops.ts'
import { useAmounts } from '../use-amounts.ts'
import { useInvoicesOpsWords } from './use-invoices-ops-words.ts'

type Fields = { line: string; amount: number; reason: string }
const RESOLVER = rulesOf(({ line, amount, reason }: Fields) => ({
  line: line ? undefined : rule.required.code,
  amount: amount > 0 ? undefined : rule.amount.code,
  reason: reason.trim() ? undefined : rule.reason_needed.code,
}))
const fieldOf = (path: string) => (path.endsWith('amount') ? 'amount' : path === 'reason' ? 'reason' : 'line')
const leftOf = ({ total, credited }: InvoiceLine) => total - credited

/** Takes back a part of one line; its share of the tax follows. */
export function CreditForm({ invoice, close }: { invoice: StaffInvoice; close: () => void }) {
  const { moves: words, reason } = useInvoicesOpsWords()
  const lang = useLang()
  const { usd: said } = useAmounts()
  const lines = invoice.lines.filter((line) => leftOf(line) > 0)
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { line: lines.length === 1 ? (lines[0]?.id ?? '') : '', amount: Number.NaN, reason: '' },
    send: (fields) =>
      creditInvoice(invoice.id, {
        reason: fields.reason,
        lines: [{ line_id: fields.line, amount: usd(fields.amount) }],
      }),
    fieldOf,
    done: words.credited,
    onDone: close,
  })
  return (
    <Form {...props}>
      <FormField name="line" control={control}>
        {(field) => (
          <SelectField
            {...field}
            label={words.line}
            options={lines.map((line) => ({
              id: line.id,
              label: `${line.talent?.name ?? line.label ?? LINE_NAMES[line.kind][lang]} · ${words.left(said(leftOf(line)))}`,
            }))}
          />
        )}
      </FormField>
      <FormField name="amount" control={control}>
        {(field) => <NumberField {...field} label={words.amount} steps={false} places={2} minValue={0} />}
      </FormField>
      <FormProse name="reason" control={control} isRequired label={reason} rows={2} limit={REASON_LENGTH} />
      <DialogActions>
        <Button type="submit" pending={isPending}>
          {words.creditSave}
        </Button>
      </DialogActions>
    </Form>
  )
}
