import { REASON_LENGTH } from '@fareeq/domain/invoices/limits.ts'
import { LINE_NAMES } from '@fareeq/domain/invoices/rules-paper.ts'
import type { InvoiceLine, StaffInvoice } from '@fareeq/domain/invoices/schema.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { type FieldPath, useWatch } from 'react-hook-form'
import { FormMoney } from '../../../../forms/form-money.tsx'
import { FormProse } from '../../../../forms/form-prose.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { creditInvoice } from '../../api-ops.ts'
import { useAmounts } from '../use-amounts.ts'
import { useInvoicesOpsWords } from '../../messages/operations/en.ts'

/** What is taken off each line; nothing typed is nothing taken off. */
type Fields = { amounts: number[]; reason: string }
const isPositive = (amount: number | undefined): amount is number => amount !== undefined && amount > 0
const RESOLVER = rulesOf(({ amounts, reason }: Fields) => ({
  'amounts.0': amounts.some(isPositive) ? undefined : rule.amount.code,
  reason: reason.trim() ? undefined : rule.reason_needed.code,
}))
const leftOf = ({ total, credited }: InvoiceLine) => total - credited

/** Takes back a part of one or more lines in one note; the share of the tax follows. */
export function CreditForm({ invoice, close }: { invoice: StaffInvoice; close: () => void }) {
  const { moves: words, reason } = useInvoicesOpsWords()
  const lang = useLang()
  const { usd: usdText, month: monthOf } = useAmounts()
  const lines = invoice.lines.filter((line) => leftOf(line) > 0)
  const creditedLines = (amounts: readonly number[]) =>
    lines.flatMap(({ id }, index) => {
      const amount = amounts[index]
      return isPositive(amount) ? [{ index, line_id: id, amount: usd(amount) }] : []
    })
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { amounts: lines.map(() => Number.NaN), reason: '' },
    send: (fields) =>
      creditInvoice(invoice.id, {
        reason: fields.reason,
        lines: creditedLines(fields.amounts).map(({ line_id, amount }) => ({ line_id, amount })),
      }),
    fieldOf: (path): FieldPath<Fields> | undefined => {
      const [, sentIndex] = /^lines\.(\d+)/.exec(path) ?? []
      if (sentIndex === undefined) return path === 'reason' ? 'reason' : undefined
      return `amounts.${creditedLines(amounts)[Number(sentIndex)]?.index ?? 0}`
    },
    done: words.credited,
    onDone: close,
  })
  const amounts: number[] = useWatch({ control, name: 'amounts' })
  const sum = creditedLines(amounts).reduce((all, { amount }) => all + amount, 0)
  const nameOf = ({ talent, label, kind, month }: InvoiceLine) =>
    [talent?.name ?? label ?? LINE_NAMES[kind][lang], month && monthOf(month)].filter(Boolean).join(' · ')
  return (
    <Form {...props}>
      {lines.map((line, index) => (
        <div key={line.id} className="grid gap-1">
          <FormMoney
            name={`amounts.${index}`}
            control={control}
            label={nameOf(line)}
            hint={words.left(usdText(leftOf(line)))}
          />
          <Button
            kind="ghost"
            size="small"
            className="-ms-3 justify-self-start"
            onPress={() => form.setValue(`amounts.${index}`, leftOf(line) / 100, { shouldValidate: true })}
          >
            {words.whole}
          </Button>
        </div>
      ))}
      <p role="status" className="font-strong">
        {words.creditSum(usdText(sum))}
      </p>
      <FormProse name="reason" control={control} isRequired label={reason} rows={2} limit={REASON_LENGTH} />
      <DialogSubmit label={words.creditSave} pending={isPending} />
    </Form>
  )
}
