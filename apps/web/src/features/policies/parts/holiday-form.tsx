import { HOLIDAY_NAME_LENGTH, MAX_DAYS_AHEAD } from '@fareeq/domain/policies/rules.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { daysAfter, riyadhDay } from '@fareeq/domain/kernel/time/working-days.ts'
import { useState } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { DateField } from '../../../ui/dates/date-field.tsx'
import { Form } from '../../../ui/fields/form.tsx'
import { DialogSubmit } from '../../../ui/overlays/dialog.tsx'
import { addHoliday } from '../api-ops.ts'
import { usePolicyWords } from './use-policy-words.ts'

type Fields = { day: string | null; name_ar: string; name_en: string }
const needed = (value: string | null) => (value?.trim() ? undefined : rule.required.code)
const RESOLVER = rulesOf(({ day, name_ar, name_en }: Fields) => ({
  day: needed(day),
  name_ar: needed(name_ar),
  name_en: needed(name_en),
}))

export function HolidayForm({ close }: { close: () => void }) {
  const { holidays: words, keep } = usePolicyWords()
  const [today] = useState(() => riyadhDay(new Date()))
  const { control, isPending, props } = useSubmitForm<Fields, Fields, unknown>({
    resolver: RESOLVER,
    initial: { day: null, name_ar: '', name_en: '' },
    send: ({ day, ...names }) => addHoliday({ day: day ?? today, ...names }),
    done: words.added,
    onDone: close,
  })
  return (
    <Form {...props} aria-label={words.add}>
      <FormField name="day" control={control}>
        {(field) => (
          <DateField
            {...field}
            isRequired
            label={words.day}
            minValue={daysAfter(today, 1)}
            maxValue={daysAfter(today, MAX_DAYS_AHEAD)}
          />
        )}
      </FormField>
      <FormText name="name_ar" control={control} isRequired label={words.nameAr} maxLength={HOLIDAY_NAME_LENGTH} />
      <FormText name="name_en" control={control} isRequired label={words.nameEn} maxLength={HOLIDAY_NAME_LENGTH} />
      <DialogSubmit label={words.add} pending={isPending} cancel={{ label: keep, onPress: close }} />
    </Form>
  )
}
