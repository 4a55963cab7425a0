// <TextField label=… hint=… error=… value onChange /> · type="email" | "url" | "tel" are left-to-right by default; `ltr` for
// codes and ids; `before`/`after` for a unit or an icon.
import type { ReactNode, Ref } from 'react'
import { cx } from '../cx.ts'
import { BARE_INPUT, CONTROL, CONTROL_BOX, LTR_INPUT } from './field-classes.ts'
import { Counter } from './field-notes.tsx'
import { Field, type FieldProps, stateOf } from './field-parts.tsx'

type Props = FieldProps & {
  value: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  type?: 'text' | 'email' | 'url' | 'tel'
  autoComplete?: string
  autoFocus?: boolean
  maxLength?: number
  isDisabled?: boolean
  isRequired?: boolean
  ltr?: boolean
  /** A soft limit with a counter: nothing pasted is cut off. */
  limit?: number
  /** Language of what is written, where it is not that of the page: sets its direction. */
  lang?: 'ar' | 'en'
  placeholder?: string
  before?: ReactNode
  after?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField(props: Props) {
  const { label, hint, error, optional, labelHidden, className, isDisabled, isRequired, ...own } = props
  const { ltr, before, after, value = '', onChange, type = 'text', limit, ...rest } = own
  const island = ltr ?? type !== 'text'
  const isBoxed = Boolean(before || after)
  return (
    <Field
      {...{ label, hint, error, optional, labelHidden, className, isDisabled, isRequired }}
      end={limit !== undefined && <Counter length={value.length} limit={limit} />}
    >
      {(control) => {
        const input = (
          <input
            {...rest}
            {...control}
            type={type}
            value={value}
            dir={island || rest.lang === 'en' ? 'ltr' : rest.lang && 'rtl'}
            onChange={(event) => onChange(event.target.value)}
            className={cx(isBoxed ? BARE_INPUT : CONTROL, island && LTR_INPUT)}
          />
        )
        if (!isBoxed) return input
        return (
          <div {...stateOf({ isDisabled, error })} className={cx(CONTROL_BOX, 'gap-2.5')}>
            {before && <span className="flex flex-none text-ink-faint">{before}</span>}
            {input}
            {after && <span className="flex flex-none text-sm text-ink-faint">{after}</span>}
          </div>
        )
      }}
    </Field>
  )
}
