import type { ComponentProps, ElementType, ReactNode } from 'react'
import {
  type Control,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
  useController,
} from 'react-hook-form'
import { useLang } from '../platform/i18n/i18n.ts'
import { faultText } from './faults.ts'

/** A form field needs only its name and the form's control. */
export type Of<Fields extends FieldValues, Output, Name extends FieldPath<Fields> = FieldPath<Fields>> = {
  control: Control<Fields, unknown, Output>
  name: Name
}
export type Rest<Field extends ElementType> = Omit<
  ComponentProps<Field>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
>
type Bound<Fields extends FieldValues, Name extends FieldPath<Fields>> = ControllerRenderProps<Fields, Name> & {
  error: string | undefined
}

export function useField<Fields extends FieldValues, Output, Name extends FieldPath<Fields>>({
  control,
  name,
}: Of<Fields, Output, Name>): Bound<Fields, Name> {
  const lang = useLang()
  const { field, fieldState } = useController({ control, name })
  const fault = fieldState.error?.message
  return { ...field, error: fault ? faultText(fault, lang, field.value) : undefined }
}

/** Binds any field of `ui/`: `<FormField control={control} name="years">{(field) => <NumberField {...field} … />}</FormField>`. */
export const FormField = <Fields extends FieldValues, Output, Name extends FieldPath<Fields>>({
  children,
  ...of
}: Of<Fields, Output, Name> & { children: (field: Bound<Fields, Name>) => ReactNode }) => children(useField(of))
