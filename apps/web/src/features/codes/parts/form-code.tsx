import type { ComponentProps } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormField } from '../../../forms/form-field.tsx'
import { CodeField } from '../../../ui/fields/code-field.tsx'
import type { CodeFields } from './use-code-form.ts'

type Props = Omit<ComponentProps<typeof CodeField>, 'value' | 'onChange' | 'error'> & {
  form: UseFormReturn<CodeFields, unknown, CodeFields>
  name: keyof CodeFields
}

/** Clears a fault on change without validating: a code is validated as a whole. */
export const FormCode = ({ form, name, ...rest }: Props) => (
  <FormField name={name} control={form.control}>
    {({ value, error }) => (
      <CodeField
        {...rest}
        value={value}
        error={error}
        onChange={(digits) => {
          form.setValue(name, digits)
          form.clearErrors()
        }}
      />
    )}
  </FormField>
)
