import { MAX_PARTS } from '@fareeq/domain/bank-statements/limits.ts'
import type { BankLine } from '@fareeq/domain/bank-statements/schema.ts'
import { usd } from '@fareeq/domain/kernel/money.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useFieldArray } from 'react-hook-form'
import { FormMoney } from '../../../forms/form-money.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { bookLine } from '../api-ops.ts'
import { useBankWords } from '../messages/en.ts'
import { useAmount } from './use-amount.ts'

type Fields = { parts: { number: string; amount: number }[] }
const RESOLVER = rulesOf(({ parts }: Fields) =>
  Object.fromEntries(
    parts.flatMap(({ number, amount }, at) => [
      [`parts.${at}.number`, number.trim() ? undefined : rule.required.code],
      [`parts.${at}.amount`, amount > 0 ? undefined : rule.required.code],
    ]),
  ),
)

/** One transfer on one invoice or on several, by their numbers. */
export function PartsDialog({ line }: { line: BankLine }) {
  const words = useBankWords()
  const amount = useAmount()
  return (
    <Dialog
      guardsInput
      trigger={
        <Button kind="quiet" size="small">
          {words.choose}
        </Button>
      }
      title={words.choose}
      text={words.chooseText(amount(line.amount, line.currency))}
      isDismissable={false}
    >
      {(close) => <PartsForm line={line} close={close} />}
    </Dialog>
  )
}

function PartsForm({ line, close }: { line: BankLine; close: () => void }) {
  const words = useBankWords()
  const initial: Fields = {
    parts: (line.proposals[0]?.parts ?? [{ number: '', amount: line.amount }]).map(({ number, amount }) => ({
      number,
      amount: amount / 100,
    })),
  }
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial,
    send: ({ parts }) =>
      bookLine(line.id, { parts: parts.map(({ number, amount }) => ({ number: number.trim(), amount: usd(amount) })) }),
    done: words.booked,
    onDone: close,
  })
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' })
  return (
    <Form {...props} aria-label={words.choose}>
      {fields.map(({ id }, at) => (
        <div key={id} className="grid gap-2">
          <FormRow>
            <FormText name={`parts.${at}.number`} control={control} label={words.invoice} ltr autoComplete="off" />
            <FormMoney name={`parts.${at}.amount`} control={control} label={words.amount} />
          </FormRow>
          {fields.length > 1 && (
            <Button
              kind="ghost"
              size="small"
              className="justify-self-start"
              aria-label={words.removeInvoice(at + 1)}
              onPress={() => remove(at)}
            >
              {words.remove}
            </Button>
          )}
        </div>
      ))}
      {fields.length < MAX_PARTS && (
        <Button
          kind="quiet"
          size="small"
          className="justify-self-start"
          onPress={() => append({ number: '', amount: Number.NaN })}
        >
          {words.addInvoice}
        </Button>
      )}
      <DialogSubmit label={words.bookLabel} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
