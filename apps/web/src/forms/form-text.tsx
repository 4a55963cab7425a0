import type { FieldValues } from 'react-hook-form'
import { TextField } from '../ui/fields/text-field.tsx'
import { type Of, type Rest, useField } from './form-field.tsx'

export function FormText<Fields extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Of<Fields, Output> & Rest<typeof TextField>) {
  const field = useField({ control, name })
  return <TextField {...rest} {...field} value={field.value ?? ''} />
}
