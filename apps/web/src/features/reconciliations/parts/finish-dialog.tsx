import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { NOTE_LENGTH } from '@fareeq/domain/reconciliations/limits.ts'
import type { ReconciliationView } from '@fareeq/domain/reconciliations/schema.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { type FormResolver, rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { useBooks } from '../../ledger/parts/use-books.ts'
import { finishReconciliation } from '../api-ops.ts'
import { useReconciliationWords } from '../messages/en.ts'

type Fields = { bank_balance: number; note: string }

/** Says that bank and books agree; with a word about what is on its way. */
export function FinishDialog({ view }: { view: ReconciliationView }) {
  const words = useReconciliationWords()
  const { day } = useBooks()
  return (
    <Dialog
      guardsInput
      trigger={<Button>{words.finish}</Button>}
      title={words.finish}
      text={words.finishText(day(view.day))}
      isDismissable={false}
    >
      {(close) => <FinishForm view={view} close={close} />}
    </Dialog>
  )
}

function FinishForm({ view, close }: { view: ReconciliationView; close: () => void }) {
  const words = useReconciliationWords()
  const asksBalance = view.bank_balance === null
  const asksNote = view.in_transit_count > 0
  const resolver: FormResolver<Fields, Fields> = rulesOf(({ bank_balance, note }: Fields) => ({
    bank_balance: asksBalance && Number.isNaN(bank_balance) ? rule.required.code : undefined,
    note: asksNote && note.trim() === '' ? rule.required.code : undefined,
  }))
  const { control, isPending, props } = useSubmitForm({
    resolver,
    initial: { bank_balance: Number.NaN, note: '' },
    send: ({ bank_balance, note }) =>
      finishReconciliation({
        account: view.account,
        day: view.day,
        ...(asksBalance && { bank_balance: usd(bank_balance) }),
        ...(note.trim() && { note }),
      }),
    done: words.finishedDone,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.finish}>
      {asksBalance && (
        <FormField name="bank_balance" control={control}>
          {(field) => (
            <NumberField {...field} label={words.bankBalance} hint={words.bankBalanceHint} steps={false} places={2} />
          )}
        </FormField>
      )}
      {asksNote && (
        <FormProse name="note" control={control} isRequired label={words.note} limit={NOTE_LENGTH} rows={2} />
      )}
      <DialogSubmit label={words.finish} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
