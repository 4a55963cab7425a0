import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import type { Slot } from '@fareeq/domain/calendars/rules.ts'
import { SLOT } from '@fareeq/domain/interviews/rules-slots.ts'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { faultOf } from '../../../../forms/faults.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { AdviceList } from '../outcome/advice-list.tsx'
import { Problem } from './slot-fields.tsx'
import { TimesField } from './times-field.tsx'

const { slot_needed, two_slots_needed, two_slots_only } = interviewErrors

export type TimesFields = { slots: Slot[]; note: string }
const timesRules = (min: number, fault: string) =>
  rulesOf(({ slots }: TimesFields) => ({ slots: slots.length < min ? fault : undefined }))
export const ONE_TIME = timesRules(1, faultOf(slot_needed))
export const TWO_TIMES = timesRules(SLOT.offered, faultOf(two_slots_needed))

/** Body of the call. */
export const isoTimes = (slots: readonly Slot[]) =>
  slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))

type TimesProps = Omit<ComponentProps<typeof TimesField>, 'value' | 'onChange' | 'onTooMany'>

export const FormTimes = ({
  form,
  ...rest
}: { form: UseFormReturn<TimesFields, unknown, TimesFields> } & TimesProps) => (
  <FormField name="slots" control={form.control}>
    {({ value, onChange, error }) => (
      <>
        <TimesField
          {...rest}
          value={value}
          onChange={(slots) => {
            form.clearErrors('slots')
            onChange(slots)
          }}
          onTooMany={() => form.setError('slots', { type: 'rule', message: faultOf(two_slots_only) })}
        />
        <AdviceList slots={value} zone={rest.theirs} />
        <Problem text={error} />
      </>
    )}
  </FormField>
)
