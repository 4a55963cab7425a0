import { MAX_SUBSTITUTE_DAYS, REASON_LENGTH } from '@fareeq/domain/approvals/limits.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormSelect } from '../../../forms/form-select.tsx'
import { lazyResolver, sendsInput } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { appointSubstitute } from '../api-ops.ts'
import { useApprovalWords } from '../messages/en.ts'

const RESOLVER = sendsInput(
  lazyResolver(async () => (await import('@fareeq/domain/approvals/schema.ts')).substituteForm()),
)

type Props = { candidates: readonly { id: string; name: string }[]; close: () => void }

export function SubstituteDialogForm({ candidates, close }: Props) {
  const { substitutes: words, reason, keep } = useApprovalWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { staff_id: candidates[0]?.id ?? '', from_day: today, to_day: daysAfter(today, 6), reason: '' },
    guardUnsaved: true,
    send: (body) => appointSubstitute(body),
    done: words.appointed,
    onDone: close,
  })
  const from = useWatch({ control, name: 'from_day' })
  return (
    <Form {...props} aria-label={words.appoint}>
      <FormSelect
        name="staff_id"
        control={control}
        label={words.who}
        options={candidates.map(({ id, name }) => ({ id, label: name }))}
      />
      <FormRow>
        <FormField name="from_day" control={control}>
          {(field) => (
            <DateField
              {...field}
              isRequired
              label={words.from}
              minValue={today}
              onChange={(day) => field.onChange(day ?? '')}
            />
          )}
        </FormField>
        <FormField name="to_day" control={control}>
          {(field) => (
            <DateField
              {...field}
              isRequired
              label={words.to}
              minValue={from || today}
              maxValue={daysAfter(from || today, MAX_SUBSTITUTE_DAYS - 1)}
              onChange={(day) => field.onChange(day ?? '')}
            />
          )}
        </FormField>
      </FormRow>
      <FormProse
        name="reason"
        control={control}
        isRequired
        label={reason}
        hint={words.reasonHint}
        limit={REASON_LENGTH}
        rows={2}
      />
      <DialogSubmit label={words.appoint} pending={isPending} cancel={{ label: keep, onPress: close }} />
    </Form>
  )
}
