import { SERVICE_SLUGS } from '@fareeq/domain/site/rules.ts'
import { FormField } from '../../../../forms/form-field.tsx'
import { CheckboxGroup } from '../../../../ui/fields/choices/checkbox.tsx'
import type { RequestFormState } from './use-request-form.ts'
import { useRequestWords } from '../../messages/wizard/en.ts'

export function RequestServices({ form }: { form: RequestFormState }) {
  const words = useRequestWords()
  return (
    <FormField name="services" control={form.control}>
      {(field) => (
        <CheckboxGroup
          {...field}
          columns
          label={words.services}
          options={SERVICE_SLUGS.map((id) => ({
            id,
            label: words.service[id]?.name ?? id,
            detail: words.service[id]?.text,
          }))}
          error={field.error && words.servicesNeeded}
        />
      )}
    </FormField>
  )
}
