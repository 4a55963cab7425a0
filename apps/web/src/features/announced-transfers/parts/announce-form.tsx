import { MAX_DAYS_AGO, MAX_DAYS_AHEAD } from '@fareeq/domain/announced-transfers/limits.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { useState } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { announceTransfer } from '../api.ts'
import { useTransferWords } from '../messages/en.ts'

const RESOLVER = rulesOf(({ day }: { day: string }) => ({ day: day ? undefined : rule.required.code }))

/** The day of one transfer for these invoices. */
export function AnnounceForm({ invoiceIds, close }: { invoiceIds: string[]; close: () => void }) {
  const words = useTransferWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { day: today },
    send: ({ day }) => announceTransfer(invoiceIds, day),
    done: words.sent,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.announce}>
      <FormField name="day" control={control}>
        {(field) => (
          <DateField
            {...field}
            isRequired
            label={words.day}
            minValue={daysAfter(today, -MAX_DAYS_AGO)}
            maxValue={daysAfter(today, MAX_DAYS_AHEAD)}
            onChange={(day) => field.onChange(day ?? '')}
          />
        )}
      </FormField>
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
