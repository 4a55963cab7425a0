// Native radio buttons and checkboxes, visually hidden: keyboard and screen-reader support is the browser's. The label
// around one has its state: data-selected, -disabled, -invalid, -focus-visible.
import { type FocusEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { cx } from '../../cx.ts'
import { FieldIds } from '../field-parts.tsx'

type Props = {
  type: 'radio' | 'checkbox' | 'switch'
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  onBlur?: (() => void) | undefined
  name?: string | undefined
  value?: string
  isDisabled?: boolean | undefined
  isInvalid?: boolean | undefined
  isRequired?: boolean | undefined
  'aria-label'?: string | undefined
  'aria-labelledby'?: string | undefined
  'aria-describedby'?: string | undefined
  className?: string
  children: ReactNode
  ref?: Ref<HTMLInputElement> | undefined
}

export function Choice({ type, isSelected, onChange, isDisabled, isInvalid, isRequired, ...props }: Props) {
  const { className, children, onBlur, ...rest } = props
  const [isFocusVisible, setFocusVisible] = useState(false)
  return (
    // The other field is blurred by the click, not by mousedown: its error would move this from under the pointer.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <label
      onMouseDown={(event) => event.preventDefault()}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid || undefined}
      data-focus-visible={isFocusVisible || undefined}
      className={cx('relative', className)}
    >
      <input
        {...rest}
        type={type === 'radio' ? type : 'checkbox'}
        role={type === 'switch' ? type : undefined}
        checked={isSelected}
        disabled={isDisabled}
        // For radio buttons the group has both attributes.
        aria-invalid={(type !== 'radio' && isInvalid) || undefined}
        aria-required={(type !== 'radio' && isRequired) || undefined}
        onChange={(event) => onChange(event.target.checked)}
        onFocus={(event) => setFocusVisible(event.target.matches(':focus-visible'))}
        onBlur={() => {
          setFocusVisible(false)
          onBlur?.()
        }}
        // Positioned over the mark, for touch exploration with a screen reader; clicks go to the label.
        className="pointer-events-none absolute start-1 top-2 size-6 opacity-0"
      />
      {children}
    </label>
  )
}

type GroupProps = {
  role: 'radiogroup' | 'group'
  /** Focus has left the group. */
  onBlur?: (() => void) | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
  isInvalid?: boolean | undefined
  /** A <FieldNotes> inside has a hint. */
  hasHint?: boolean
  /** Without it a <FieldLabel> inside names the group. */
  'aria-label'?: string | undefined
  'aria-orientation'?: 'horizontal' | 'vertical'
  className?: string
  children: ReactNode
}

/** Fieldset: <FieldLabel> and <FieldNotes> inside it label and describe the group. */
export function ChoiceGroup({ onBlur, isDisabled, isRequired, isInvalid = false, hasHint, ...props }: GroupProps) {
  const { role, 'aria-label': label, children, ...rest } = props
  const id = useId()
  const ids = { label: `${id}label`, hint: `${id}hint`, error: `${id}error` }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
  }
  return (
    <div
      {...rest}
      role={role}
      aria-label={label}
      aria-labelledby={label ? undefined : ids.label}
      aria-describedby={[hasHint && ids.hint, isInvalid && ids.error].filter(Boolean).join(' ') || undefined}
      aria-disabled={isDisabled || undefined}
      {...(role === 'radiogroup' && {
        'aria-invalid': isInvalid || undefined,
        'aria-required': isRequired || undefined,
      })}
      data-invalid={isInvalid || undefined}
      onBlur={leave}
    >
      <FieldIds value={ids}>{children}</FieldIds>
    </div>
  )
}
