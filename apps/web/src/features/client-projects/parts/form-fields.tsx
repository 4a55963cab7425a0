import type { ComponentProps, ElementType } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { sayFault } from '../../../platform/forms/faults.ts'
import { useLang } from '../../../platform/i18n.tsx'
import { ComboboxField } from '../../../ui/combobox-field.tsx'
import { TextAreaField } from '../../../ui/text-area-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { type Choice, rolesQuery, useChoices } from '../../talents/api-choices.ts'

/** A field of a form: its name is all it needs to be told about the form. */
type Of<Fields extends FieldValues, Output> = { control: Control<Fields, unknown, Output>; name: FieldPath<Fields> }
type Rest<Field extends ElementType> = Omit<
  ComponentProps<Field>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
>

function useField<Fields extends FieldValues, Output>({ control, name }: Of<Fields, Output>) {
  const lang = useLang()
  const { field, fieldState } = useController({ control, name })
  const fault = fieldState.error?.message
  return { ...field, error: fault && sayFault(fault, lang, field.value) }
}

export function FormText<Fields extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Of<Fields, Output> & Rest<typeof TextField>) {
  const field = useField({ control, name })
  return <TextField {...rest} {...field} value={field.value ?? ''} />
}

export function FormProse<Fields extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Of<Fields, Output> & Rest<typeof TextAreaField>) {
  const field = useField({ control, name })
  return <TextAreaField {...rest} {...field} value={field.value ?? ''} />
}

export function FormCombobox<Fields extends FieldValues, Output>({
  control,
  name,
  ...rest
}: Of<Fields, Output> & Rest<typeof ComboboxField>) {
  const field = useField({ control, name })
  return <ComboboxField {...rest} {...field} />
}

export const optionOf = ({ id, name, aliases }: Choice) => ({ id, label: name, search: aliases.join(' ') })

/** Who is looked for; a vacancy and a request ask it alike. */
export function FormRole<Fields extends FieldValues, Output>(
  props: Of<Fields, Output> & { label: string; placeholder: string },
) {
  return <FormCombobox {...props} isRequired options={useChoices(rolesQuery).map(optionOf)} />
}
