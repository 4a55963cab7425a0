import { MAX_RAISE } from '@fareeq/domain/contracts/limits.ts'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../forms/form-field.tsx'
import { Segmented } from '../../../ui/fields/choices/segmented.tsx'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import type { Fields } from './terms-fields.ts'
import { useRenewalWords } from '../messages/en.ts'

type Props = { control: Control<Fields>; isRaised: boolean; now: string; offered: string | null }

/** A raise for those whose time stays, added to the current salary. */
export function RaiseFields({ control, isRaised, now, offered }: Props) {
  const { change: words } = useRenewalWords()
  return (
    <>
      <FormField name="raise" control={control}>
        {({ value, onChange }) => (
          <Segmented
            label={words.raise}
            options={[
              { id: 'no', label: words.no },
              { id: 'yes', label: words.yes },
            ]}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      {isRaised && (
        <FormField name="price" control={control}>
          {(field) => (
            <NumberField
              {...field}
              label={words.price}
              hint={words.priceHint(now, offered)}
              steps={false}
              maxValue={MAX_RAISE}
            />
          )}
        </FormField>
      )}
    </>
  )
}
