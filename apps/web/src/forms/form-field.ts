import type { ComponentProps, ElementType } from 'react'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useLang } from '../platform/i18n/i18n.tsx'
import { sayFault } from './faults.ts'

/** A field of a form: its name is all it needs to be told about the form. */
export type Of<Fields extends FieldValues, Output> = {
  control: Control<Fields, unknown, Output>
  name: FieldPath<Fields>
}
export type Rest<Field extends ElementType> = Omit<
  ComponentProps<Field>,
  'name' | 'value' | 'onChange' | 'onBlur' | 'error' | 'ref'
>

export function useField<Fields extends FieldValues, Output>({ control, name }: Of<Fields, Output>) {
  const lang = useLang()
  const { field, fieldState } = useController({ control, name })
  const fault = fieldState.error?.message
  return { ...field, error: fault && sayFault(fault, lang, field.value) }
}
