// What stands where a field with a list will be, until the list has come: it looks the same, can be typed into and pressed, and
// hands over what was begun.
import { ChevronDown } from 'lucide-react'
import { type ReactNode, type Ref, useId, useState } from 'react'
import { Group, Input, TextField } from 'react-aria-components'
import { cx } from './cx.ts'
import { CONTROL_BOX, ERROR, FIELD, HINT_LINE, OPENER } from './field-look.ts'
import { ErrorLine } from './field-notes.tsx'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import { useUiWords } from './words/use-ui-words.ts'

/** What a person did before the list was here. */
export type Begun = { isFocused: boolean; isOpen: boolean; typed: string | null }

export function useStandIn() {
  const [begun, set] = useState<Begun>({ isFocused: false, isOpen: false, typed: null })
  // Letters that are still being put together belong to the input they are put together in, and a press that has begun to
  // the button it began on.
  const [isHeld, hold] = useState(false)
  return {
    begun,
    isHeld,
    hold,
    onFocusChange: (isFocused: boolean) => set((before) => ({ ...before, isFocused })),
    onType: (typed: string) => set((before) => ({ ...before, typed })),
    onPress: () => set((before) => ({ ...before, isOpen: true })),
  }
}

type Props = FieldProps &
  Omit<ReturnType<typeof useStandIn>, 'isHeld'> & {
    /** What is chosen, where it stands in the input. */
    text?: string
    before?: ReactNode
    end?: ReactNode
    name?: string
    placeholder?: string
    isDisabled?: boolean | undefined
    isRequired?: boolean
    ltr?: boolean
    onBlur?: () => void
    ref?: Ref<HTMLInputElement>
  }

/** Of a field that is typed into. */
export function TypedStandIn({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  begun,
  text = '',
  ref,
  before,
  end,
  ltr,
  placeholder,
  hold,
  ...rest
}: Props) {
  const words = useUiWords()
  const id = useId()
  const input = (
    <Input
      ref={ref}
      role="combobox"
      aria-expanded={false}
      // The list it will have.
      aria-controls={id}
      aria-autocomplete="list"
      placeholder={placeholder ?? words.choose}
      dir={ltr ? 'ltr' : undefined}
      onCompositionStart={() => hold(true)}
      onCompositionEnd={() => hold(false)}
      onPointerDown={() => hold(true)}
      // Not before the press has become a click.
      onClick={() => {
        rest.onPress()
        hold(false)
      }}
      onPointerCancel={() => hold(false)}
      onPointerLeave={() => hold(false)}
      className={cx(
        'min-w-0 flex-1 bg-transparent outline-none',
        before ? 'min-h-9 min-w-12 ps-1.5' : 'self-stretch',
        ltr && 'rtl:text-end',
      )}
    />
  )
  return (
    <TextField
      {...validity(error)}
      id={`${id}i`}
      name={rest.name}
      value={begun.typed ?? text}
      onChange={rest.onType}
      onFocusChange={rest.onFocusChange}
      onBlur={rest.onBlur}
      isDisabled={rest.isDisabled}
      isRequired={rest.isRequired}
      autoComplete="off"
      className={cx(FIELD, className)}
    >
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Group className={cx(CONTROL_BOX, 'gap-1 pe-1', Boolean(before) && 'items-start py-1 ps-2')}>
        {before ? (
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
            {before}
            {input}
          </div>
        ) : (
          input
        )}
        {/* A press on it is one on the input. */}
        <label htmlFor={`${id}i`} aria-hidden className={OPENER}>
          <ChevronDown className="size-4.5" />
        </label>
      </Group>
      <FieldNotes hint={hint} error={error} end={end} />
    </TextField>
  )
}

type PressedProps = Pick<FieldProps, 'label' | 'hint' | 'error' | 'optional' | 'labelHidden' | 'className'> & {
  /** The label has this id, `…n` what is to be known; `…v` is for what is chosen. */
  children: (id: string) => ReactNode
}

/** Of a field that is pressed: its name and its notes around what looks like it. */
export function PressedStandIn({ label, hint, error, optional, labelHidden, className, children }: PressedProps) {
  const id = useId()
  return (
    <div className={cx(FIELD, className)} data-invalid={error ? '' : undefined}>
      <FieldLabel optional={optional} hidden={labelHidden} id={id}>
        {label}
      </FieldLabel>
      {children(id)}
      <div id={`${id}n`} className="contents">
        {hint && (
          <div className={HINT_LINE}>
            <span>{hint}</span>
          </div>
        )}
        {error && (
          <p className={ERROR}>
            <ErrorLine>{error}</ErrorLine>
          </p>
        )}
      </div>
    </div>
  )
}
