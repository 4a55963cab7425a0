import type { ReactNode } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { FormField } from '../../../../forms/form-field.tsx'
import { FormText } from '../../../../forms/form-text.tsx'
import { Checkbox } from '../../../../ui/fields/choices/checkbox.tsx'
import { MonthField } from '../../../../ui/dates/month-field.tsx'

/** The fields the forms of all four lists are made of. */
type Props<Fields extends FieldValues> = {
  form: UseFormReturn<Fields, unknown, Fields>
  name: FieldPath<Fields>
  label: string
  hint?: ReactNode
  optional?: boolean
}

type TextProps = { type?: 'text' | 'url'; ltr?: boolean; placeholder?: string; autoFocus?: boolean }

export const EntryText = <Fields extends FieldValues>({ form, optional, ...rest }: Props<Fields> & TextProps) => (
  <FormText control={form.control} optional={optional} isRequired={!optional} {...rest} />
)

type MonthProps<Fields extends FieldValues> = Props<Fields> & {
  /** Validated together with this one. */
  asks?: FieldPath<Fields>
  maxYear: number
  isDisabled?: boolean
}

export function EntryMonth<Fields extends FieldValues>({ form, name, asks, ...rest }: MonthProps<Fields>) {
  return (
    <FormField name={name} control={form.control}>
      {(field) => (
        <MonthField
          {...rest}
          name={name}
          value={field.value || null}
          onBlur={field.onBlur}
          error={field.error}
          onChange={(month) => {
            field.onChange(month)
            if (asks && form.getFieldState(asks).isTouched) void form.trigger(asks)
          }}
        />
      )}
    </FormField>
  )
}

export function EntryFlag<Fields extends FieldValues>({
  form,
  name,
  label,
  onChange,
}: Props<Fields> & { onChange?: (value: boolean) => void }) {
  return (
    <FormField name={name} control={form.control}>
      {(field) => (
        <Checkbox
          name={name}
          value={Boolean(field.value)}
          onBlur={field.onBlur}
          onChange={(value) => {
            field.onChange(value)
            onChange?.(value)
          }}
        >
          {label}
        </Checkbox>
      )}
    </FormField>
  )
}
