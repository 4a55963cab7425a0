import { interviewErrors } from '@fareeq/domain/interviews/errors.ts'
import type { ComponentProps } from 'react'
import { faultOf } from '../../../../forms/faults.ts'
import { FormField, type Of } from '../../../../forms/form-field.tsx'
import { rulesOf } from '../../../../forms/lazy-resolver.ts'
import { Banner } from '../../../../ui/display/banner.tsx'
import { SlotChoice } from './slot-choice.tsx'

/** Client-side check of what the server would refuse. */
export const SLOT_RESOLVER = rulesOf(({ slot }: { slot: string }) => ({
  slot: slot ? undefined : faultOf(interviewErrors.slot_needed),
}))

export const Problem = ({ text }: { text: string | undefined }) =>
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
