import { REMARK_LENGTH } from '@fareeq/domain/payouts/limits.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useState } from 'react'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { DateField } from '../../../../ui/dates/date-field.tsx'
import { Form } from '../../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../../ui/overlays/dialog.tsx'
import { payBatch } from '../../api-batches.ts'
import { usePayoutsOpsWords } from '../../messages/operations/en.ts'

type Fields = { day: string | null; note: string }
const RESOLVER = rulesOf(({ day }: Fields) => ({ day: day ? undefined : rule.required.code }))

/** When it was paid, and the reference of the transfer. */
export function BatchPayment({ id, close }: { id: string; close: () => void }) {
  const { batch: words, keep } = usePayoutsOpsWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { control, isPending, props } = useSubmitForm<Fields, Fields, unknown>({
    resolver: RESOLVER,
    initial: { day: today, note: '' },
    send: ({ day, note }) => payBatch(id, { day: day ?? today, note }),
    done: words.paid,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.payTitle}>
      <FormField name="day" control={control}>
        {(field) => <DateField {...field} isRequired label={words.day} maxValue={today} />}
      </FormField>
      <FormText name="note" control={control} optional label={words.note} maxLength={REMARK_LENGTH} />
      <DialogSubmit label={words.pay} pending={isPending} cancel={{ label: keep, onPress: close }} />
    </Form>
  )
}
