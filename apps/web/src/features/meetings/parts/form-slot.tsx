import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import type { SlotAnswer } from '@fareeq/domain/meetings/schema.ts'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../forms/form-field.tsx'
import { rulesOf } from '../../../forms/lazy-resolver.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { type SlotChoice, SlotPicker, type SlotsSource } from './slot-picker.tsx'
import { TakenNotice } from './taken-notice.tsx'
import { useMeetingWords } from '../messages/en.ts'

/** A time, and a word with it. */
type SlotFields = { slot: SlotChoice; note: string }

export const SLOT_RESOLVER = rulesOf(({ slot }: SlotFields) => ({ slot: slot.start ? undefined : rule.choice.code }))

type Props = {
  control: Control<SlotFields, unknown, SlotFields>
  /** Alternatives for a taken slot. */
  nearest: readonly SlotAnswer[] | null
  /** Shown beside the button, because the calendar is higher than a phone. */
  failure: string | undefined
  onChoose: () => void
  source?: SlotsSource | undefined
}

export function FormSlot({ control, nearest, failure, onChoose, source }: Props) {
  const { needed } = useMeetingWords().chosen
  return (
    <FormField name="slot" control={control}>
      {({ value, onChange, error }) => {
        const choose = (next: SlotChoice) => {
          onChoose()
          onChange(next)
        }
        const { timezone } = value
        const refused = failure ?? (error && needed)
        return (
          <>
            <SlotPicker value={value} onChange={choose} source={source} />
            {nearest && (
              <TakenNotice nearest={nearest} timezone={timezone} onChoose={(start) => choose({ start, timezone })} />
            )}
            {refused && (
              <Banner tone="danger" role="alert">
                {refused}
              </Banner>
            )}
          </>
        )
      }}
    </FormField>
  )
}
