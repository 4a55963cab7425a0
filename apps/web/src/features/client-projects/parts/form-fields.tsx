import type { FieldValues } from 'react-hook-form'
import { type Of, type Rest, useField } from '../../../forms/form-field.tsx'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { type CatalogueChoice, rolesQuery, useChoices } from '../../talents/api-choices.ts'

export function FormCombobox<Fields extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Of<Fields, Output> & Rest<typeof ComboboxField>) {
  const field = useField({ control, name })
  return <ComboboxField {...rest} {...field} />
}

export const optionOf = ({ id, name, aliases }: CatalogueChoice) => ({ id, label: name, search: aliases.join(' ') })

/** Who is looked for; a vacancy and a request ask it alike. */
export function FormRole<Fields extends FieldValues, Output>(
  props: Of<Fields, Output> & { label: string; placeholder: string },
) {
  return <FormCombobox {...props} isRequired options={useChoices(rolesQuery).map(optionOf)} />
}
