import type { FieldValues } from 'react-hook-form'
import { TextAreaField } from '../ui/fields/text-area-field.tsx'
import { type Of, type Rest, useField } from './form-field.tsx'

export function FormProse<Fields extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Of<Fields, Output> & Rest<typeof TextAreaField>) {
  const field = useField({ control, name })
  return <TextAreaField {...rest} {...field} value={field.value ?? ''} />
}
