import { POLICY_FACTS } from '@fareeq/domain/kernel/policies/policy-facts.ts'
import { REASON_LENGTH, MAX_DAYS_AHEAD } from '@fareeq/domain/policies/rules.ts'
import { storedValue, scaleOf, formValue } from '@fareeq/domain/kernel/policies/policy-values.ts'
import type { Policy } from '@fareeq/domain/policies/schema.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useState } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { FormProse } from '../../../forms/form-prose.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form, FormRow } from '../../../ui/fields/form.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { changePolicy } from '../api-ops.ts'
import { PolicyPreview } from './policy-preview.tsx'
import { usePolicyText, usePolicyWords } from './use-policy-words.ts'

type Fields = { value: number; from_day: string | null; reason: string }
const RESOLVER = rulesOf(({ value, from_day, reason }: Fields) => ({
  value: Number.isNaN(value) ? rule.required.code : undefined,
  from_day: from_day ? undefined : rule.required.code,
  reason: reason.trim() ? undefined : rule.reason_needed.code,
}))

/** A new value, the day it begins and why, beside what it changes. */
export function ChangeForm({ policy, close }: { policy: Policy; close: () => void }) {
  const { key, value, revision } = policy
  const words = usePolicyWords()
  const text = usePolicyText()
  const [today] = useState(() => riyadhDay(new Date()))
  const { unit, min, max } = POLICY_FACTS[key]
  const places = Math.log10(scaleOf(unit))
  const { form, control, isPending, props } = useSubmitForm<Fields, Fields, unknown>({
    resolver: RESOLVER,
    initial: { value: formValue(key, value), from_day: daysAfter(today, 1), reason: '' },
    send: ({ value: input, from_day, reason }) =>
      changePolicy(key, {
        value: storedValue(key, input),
        from_day: from_day ?? today,
        reason,
        expected_revision: revision,
      }),
    done: policy.takes_two ? words.submitted : words.saved,
    onDone: close,
  })
  const [watched, from_day] = form.watch(['value', 'from_day'])
  const newValue = Number.isNaN(watched) ? value : storedValue(key, watched)
  return (
    <Form {...props} aria-label={words.changeOf(text.nameOf(key))}>
      <FormRow>
        <FormField name="value" control={control}>
          {(field) => (
            <NumberField
              {...field}
              isRequired
              label={words.newValue}
              hint={words.bounds(text.value(key, min), text.value(key, max))}
              minValue={formValue(key, min)}
              maxValue={formValue(key, max)}
              places={places}
              steps={unit !== 'usd' && unit !== 'rate' && unit !== 'basis_points'}
            />
          )}
        </FormField>
        <FormField name="from_day" control={control}>
          {(field) => (
            <DateField
              {...field}
              isRequired
              label={words.fromDay}
              minValue={today}
              maxValue={daysAfter(today, MAX_DAYS_AHEAD)}
            />
          )}
        </FormField>
      </FormRow>
      <FormProse
        name="reason"
        control={control}
        isRequired
        label={words.reason}
        hint={words.reasonHint}
        limit={REASON_LENGTH}
        rows={2}
      />
      {newValue !== value && newValue >= min && newValue <= max && from_day && (
        <PolicyPreview policyKey={key} value={newValue} fromDay={from_day} />
      )}
      {policy.takes_two && <p className="text-sm text-ink-soft">{words.takesTwo}</p>}
      <DialogSubmit
        label={policy.takes_two ? words.submit : words.save}
        pending={isPending}
        cancel={{ label: words.keep, onPress: close }}
      />
    </Form>
  )
}
