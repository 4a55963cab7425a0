// <TextAreaField label=… limit={3000} rows={5} value onChange />: grows with its text; counts what is left, and what is too
// much.
import type { ComponentProps, Ref } from 'react'
import { TEXT_AREA } from './field-classes.ts'
import { Counter } from './field-notes.tsx'
import { Field, type FieldProps } from './field-parts.tsx'

export type TextAreaProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  autoFocus?: boolean
  isDisabled?: boolean
  isRequired?: boolean
  /** A soft limit: shown, not enforced, so that nothing pasted is cut off. */
  limit?: number
  rows?: number
  /** Language of what is written, where it is not that of the page: sets its direction. */
  lang?: 'ar' | 'en'
  placeholder?: string
  ref?: Ref<HTMLTextAreaElement>
  /** Attributes and handlers of a field that completes what is written. */
  control?: Omit<ComponentProps<'textarea'>, 'ref'>
}

export function TextAreaField(props: TextAreaProps) {
  const { label, hint, error, optional, labelHidden, className, isDisabled, isRequired, ...own } = props
  const { limit, rows = 4, onChange, control: completion, ...rest } = own
  return (
    <Field
      {...{ label, hint, error, optional, labelHidden, className, isDisabled, isRequired }}
      end={limit !== undefined && <Counter length={rest.value.length} limit={limit} />}
    >
      {(control) => (
        <textarea
          {...rest}
          {...completion}
          {...control}
          dir={rest.lang && (rest.lang === 'ar' ? 'rtl' : 'ltr')}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
          className={TEXT_AREA}
        />
      )}
    </Field>
  )
}
