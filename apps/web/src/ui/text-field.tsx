// <TextField label=… hint=… error=… value onChange /> · type="email" | "url" | "tel" sit left-to-right by themselves;
// `ltr` for codes and ids; `before`/`after` for a unit or an icon.
import type { ReactNode, Ref } from 'react'
import { TextField as AriaTextField, Group, Input, type TextFieldProps } from 'react-aria-components'
import { cx } from './cx.ts'
import { BARE_INPUT, CONTROL, CONTROL_BOX, FIELD, LTR_INPUT } from './field-look.ts'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'

type Props = FieldProps &
  Omit<TextFieldProps, 'children' | 'className' | 'isInvalid' | 'type'> & {
    type?: 'text' | 'email' | 'url' | 'tel'
    ltr?: boolean
    placeholder?: string
    before?: ReactNode
    after?: ReactNode
    ref?: Ref<HTMLInputElement>
  }

export function TextField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  ltr,
  placeholder,
  before,
  after,
  ref,
  ...rest
}: Props) {
  const island = ltr ?? (rest.type !== undefined && rest.type !== 'text')
  const input = { ref, placeholder, dir: island ? 'ltr' : undefined }
  return (
    <AriaTextField {...rest} {...validity(error)} className={cx(FIELD, className)}>
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      {before || after ? (
        <Group className={cx(CONTROL_BOX, 'gap-2.5')}>
          {before && <span className="flex flex-none text-ink-faint">{before}</span>}
          <Input {...input} className={cx(BARE_INPUT, island && LTR_INPUT)} />
          {after && <span className="flex flex-none text-sm text-ink-faint">{after}</span>}
        </Group>
      ) : (
        <Input {...input} className={cx(CONTROL, island && LTR_INPUT)} />
      )}
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  )
}
