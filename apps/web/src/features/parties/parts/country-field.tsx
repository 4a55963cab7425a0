import type { Control, FieldValues, FieldPath } from 'react-hook-form'
import { FormField } from '../../../forms/form-field.tsx'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { countriesQuery, useChoices } from '../../talents/api-choices.ts'
import { usePartyWords } from '../messages/en.ts'

type Props<Fields extends FieldValues, Output> = {
  control: Control<Fields, unknown, Output>
  name: FieldPath<Fields>
}

export function CountryField<Fields extends FieldValues, Output>({ control, name }: Props<Fields, Output>) {
  const words = usePartyWords()
  const countries = useChoices(countriesQuery).map(({ id, name: label }) => ({ id, label }))
  return (
    <FormField name={name} control={control}>
      {(field) => (
        <ComboboxField
          {...field}
          isRequired
          label={words.country}
          options={countries}
          value={field.value || null}
          onChange={(code) => field.onChange(code ?? '')}
        />
      )}
    </FormField>
  )
}
