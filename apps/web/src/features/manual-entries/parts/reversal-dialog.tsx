import { riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { REASON_LENGTH } from '@fareeq/domain/manual-entries/limits.ts'
import { useState } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { Dialog, DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { reverseEntry } from '../api-ops.ts'
import { useManualWords } from '../messages/en.ts'

type Fields = { day: string | null; reason: string }
const RESOLVER = rulesOf(({ day, reason }: Fields) => ({
  day: day ? undefined : rule.required.code,
  reason: reason.trim() ? undefined : rule.required.code,
}))

/** Takes an entry by hand back. */
export function ReversalDialog({ entryId }: { entryId: string }) {
  const words = useManualWords()
  return (
    <Dialog
      guardsInput
      trigger={<Button kind="quiet">{words.reverse}</Button>}
      title={words.reverse}
      text={words.reverseText}
      isDismissable={false}
    >
      {(close) => <ReversalForm entryId={entryId} close={close} />}
    </Dialog>
  )
}

function ReversalForm({ entryId, close }: { entryId: string; close: () => void }) {
  const words = useManualWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { day: today, reason: '' },
    send: ({ day, reason }) => reverseEntry({ entry_id: entryId, day: day ?? '', reason }),
    done: words.reversed,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.reverse}>
      <FormField name="day" control={control}>
        {(field) => <DateField {...field} label={words.day} />}
      </FormField>
      <FormProse name="reason" control={control} isRequired label={words.reason} limit={REASON_LENGTH} rows={2} />
      <DialogSubmit label={words.send} pending={isPending} cancel={{ label: words.keep, onPress: close }} />
    </Form>
  )
}
