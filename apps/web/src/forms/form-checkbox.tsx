import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../ui/fields/choices/checkbox.tsx'
import { type Rest, useField } from './form-field.tsx'

type Props<Fields extends FieldValues, Output> = Rest<typeof Checkbox> & {
  form: UseFormReturn<Fields, unknown, Output>
  name: FieldPath<Fields>
}

export function FormCheckbox<Fields extends FieldValues, Output>({ form, name, ...rest }: Props<Fields, Output>) {
  const field = useField({ control: form.control, name })
  return (
    <Checkbox
      {...rest}
      {...field}
      value={field.value ?? false}
      onChange={(on) => {
        field.onChange(on)
        // Validates on change, not on blur: an error that disappears on the way to a button moves the button.
        if (field.error) void form.trigger(name)
      }}
    />
  )
}
