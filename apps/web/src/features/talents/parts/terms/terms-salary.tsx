import type { Time } from '@fareeq/domain/talents/rules-terms.ts'
import type { Control } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { useLang } from '../../../../platform/i18n/i18n.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { amountText } from './amount-text.ts'
import type { TermsFields } from './terms-fields.ts'
import { useTermsWords } from '../../messages/terms/en.ts'

type Props = {
  time: Time
  control: Control<TermsFields, unknown, TermsFields>
  minimum: number
  error: string | undefined
}

/** A text input without steps; too small a value is a fault, never corrected. */
export function TermsSalary({ time, control, minimum, error }: Props) {
  const words = useTermsWords()
  const lang = useLang()
  return (
    <FormField name={time} control={control}>
      {({ value, onChange, ...field }) => (
        <NumberField
          {...field}
          isRequired
          steps={false}
          label={words.salary[time]}
          hint={words.least(amountText(minimum, lang))}
          after={words.unit}
          value={value ?? NaN}
          onChange={(amount) => onChange(Number.isNaN(amount) ? null : amount)}
          error={error}
        />
      )}
    </FormField>
  )
}
