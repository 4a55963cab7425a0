import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import { SLOT, type Slot } from '@fareeq/domain/interviews/rules-slots.ts'
import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { faultOf } from '../../../../forms/faults.ts'
import { FormField, type Of } from '../../../../forms/form-field.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { AdviceList } from '../outcome/advice-list.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { TimesField } from './times-field.tsx'

const { slot_needed, two_slots_needed, two_slots_only } = interviewErrors

/** Client-side check of what the server would refuse. */
export const ONE_CHOSEN = rulesOf(({ slot }: { slot: string }) => ({ slot: slot ? undefined : faultOf(slot_needed) }))

export type TimesFields = { slots: Slot[]; note: string }
const timesRules = (least: number, fault: string) =>
  rulesOf(({ slots }: TimesFields) => ({ slots: slots.length < least ? fault : undefined }))
export const ONE_TIME = timesRules(1, faultOf(slot_needed))
export const TWO_TIMES = timesRules(SLOT.offered, faultOf(two_slots_needed))

/** Body of the call. */
export const isoTimes = (slots: readonly Slot[]) =>
  slots.map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))

const Problem = ({ text }: { text: string | undefined }) =>
  text && (
    <Banner tone="danger" role="alert">
      {text}
    </Banner>
  )

type ChoiceProps = Omit<ComponentProps<typeof SlotChoice>, 'value' | 'onChange'>

export const FormSlotChoice = ({
  control,
  ...rest
}: Pick<Of<{ slot: string }, { slot: string }>, 'control'> & ChoiceProps) => (
  <FormField name="slot" control={control}>
    {({ value, onChange, error }) => (
      <>
        <SlotChoice {...rest} value={value || null} onChange={onChange} />
        <Problem text={error} />
      </>
    )}
  </FormField>
)

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
