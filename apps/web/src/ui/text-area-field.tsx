// <TextAreaField label=… limit={3000} rows={5} value onChange />: grows with its text; counts what is left, and what is too much.
import type { Ref } from 'react'
import { TextField as AriaTextField, TextArea, type TextFieldProps } from 'react-aria-components'
import { cx } from './cx.ts'
import { CONTROL, FIELD, FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import { useUiWords } from './words/use-ui-words.ts'

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
      <TextArea
        ref={ref}
        rows={rows}
        placeholder={placeholder}
        className={cx(CONTROL, 'field-sizing-content max-h-[60vh] min-h-28 resize-y py-2.5 [unicode-bidi:plaintext]')}
      />
      <FieldNotes
        hint={hint}
        error={error}
        end={limit !== undefined && <Counter length={rest.value.length} limit={limit} />}
      />
    </AriaTextField>
  )
}

/** Shown from the start, spoken only near the end, so that it does not talk over the typing. */
function Counter({ length, limit }: { length: number; limit: number }) {
  const words = useUiWords()
  const left = limit - length
  const near = left <= Math.min(50, limit / 10)
  return (
    <span className={cx('num flex-none', left < 0 && 'font-strong text-danger')}>
      <span aria-hidden className="ltr-island">
        {length} / {limit}
      </span>
      <span className="sr-only" aria-live="polite">
        {near && (left < 0 ? words.charactersOver(-left) : words.charactersLeft(left))}
      </span>
    </span>
  )
}
