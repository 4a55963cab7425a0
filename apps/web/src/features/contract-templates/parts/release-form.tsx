import {
  LAWYER_LENGTH,
  LICENCE_LENGTH,
  MAX_DAYS_AHEAD,
  RELEASE_NOTE_LENGTH,
} from '@fareeq/domain/contract-templates/limits.ts'
import type { ContractTemplate } from '@fareeq/domain/contract-templates/schema.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useState } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { lazyResolver } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { releaseTemplate } from '../api-ops.ts'
import { useTemplateWords } from '../messages/en.ts'

const RESOLVER = lazyResolver(async () =>
  (await import('@fareeq/domain/contract-templates/schema.ts')).templateRelease(),
)

/** The lawyer's opinion, and the day from which the version writes contracts. */
export function ReleaseForm({ template, close }: { template: ContractTemplate; close: () => void }) {
  const { release: words } = useTemplateWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { version, revision } = template
  const { control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: {
      lawyer_name: '',
      lawyer_licence: '',
      opinion_day: today,
      from_day: daysAfter(today, 1),
      note: '',
      expected_revision: revision,
    },
    send: (body) => releaseTemplate(version, body),
    done: words.done,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.title(version)}>
      <FormRow>
        <FormText name="lawyer_name" control={control} isRequired label={words.lawyer} maxLength={LAWYER_LENGTH} />
        <FormText name="lawyer_licence" control={control} isRequired label={words.licence} maxLength={LICENCE_LENGTH} />
      </FormRow>
      <FormRow>
        <FormField name="opinion_day" control={control}>
          {(field) => (
            <DateField
              {...field}
              isRequired
              label={words.opinion}
              maxValue={today}
              onChange={(day) => field.onChange(day ?? '')}
            />
          )}
        </FormField>
        <FormField name="from_day" control={control}>
          {(field) => (
            <DateField
              {...field}
              isRequired
              label={words.from}
              minValue={today}
              maxValue={daysAfter(today, MAX_DAYS_AHEAD)}
              onChange={(day) => field.onChange(day ?? '')}
            />
          )}
        </FormField>
      </FormRow>
      <FormProse name="note" control={control} optional label={words.note} limit={RELEASE_NOTE_LENGTH} rows={2} />
      <DialogSubmit label={words.submit} pending={isPending} />
    </Form>
  )
}
