import type { FieldValues } from 'react-hook-form'
import { SelectField } from '../ui/fields/choices/select-field.tsx'
import { type Of, type Rest, useField } from './form-field.tsx'

export const FormSelect = <Fields extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Of<Fields, Output> & Rest<typeof SelectField>) => <SelectField {...rest} {...useField({ control, name })} />
