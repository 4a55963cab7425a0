import type { FieldValues } from 'react-hook-form'
import { NumberField } from '../ui/fields/number-field.tsx'
import { type Of, type Rest, useField } from './form-field.tsx'

/** An amount in dollars and cents. */
export const FormMoney = <Fields extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Of<Fields, Output> & Pick<Rest<typeof NumberField>, 'label' | 'hint'>) => (
  <NumberField {...rest} {...useField({ control, name })} steps={false} places={2} minValue={0} />
)
