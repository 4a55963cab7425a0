// <TextAreaField label=… limit={3000} rows={5} value onChange />: grows with its text; counts what is left, and what is too much.
import type { Ref } from 'react'
import { TextField as AriaTextField, TextArea, type TextFieldProps } from 'react-aria-components'
import { cx } from './cx.ts'
import { FIELD, TEXT_AREA } from './field-look.ts'
import { Counter } from './field-notes.tsx'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'

type Props = FieldProps &
  Omit<TextFieldProps, 'children' | 'className' | 'isInvalid' | 'value' | 'onChange' | 'maxLength'> & {
    value: string
    onChange: (value: string) => void
    /** Said, not enforced: nothing a person pastes is cut off. */
    limit?: number
    rows?: number
    placeholder?: string
    ref?: Ref<HTMLTextAreaElement>
  }

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  limit,
  rows = 4,
  placeholder,
  ref,
  ...rest
}: Props) {
  return (
    <AriaTextField {...rest} {...validity(error)} className={cx(FIELD, className)}>
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <TextArea ref={ref} rows={rows} placeholder={placeholder} className={TEXT_AREA} />
      <FieldNotes
        hint={hint}
        error={error}
        end={limit !== undefined && <Counter length={rest.value.length} limit={limit} />}
      />
    </AriaTextField>
  )
}
