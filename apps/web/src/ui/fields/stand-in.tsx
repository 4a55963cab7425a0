// What stands where a field with a list will be, until the list has come: it looks the same, can be typed into and pressed, and
// hands over what was begun.
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, type Ref, useState } from 'react'
import { cx } from '../cx.ts'
import { CONTROL_BOX, FIELD, OPENER } from './field-look.ts'
import {
  describedBy,
  Field,
  FieldIds,
  FieldLabel,
  FieldNotes,
  type FieldProps,
  stateOf,
  useFieldIds,
} from './field-parts.tsx'
import { useUiWords } from '../words/use-ui-words.ts'

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
export function TypedStandIn(props: Props) {
  const { label, hint, error, optional, labelHidden, className, isDisabled, isRequired, end, ...own } = props
  const { begun, text = '', before, ltr, placeholder, hold, onType, onFocusChange, onPress, onBlur } = own
  const words = useUiWords()
  return (
    <Field {...{ label, hint, error, optional, labelHidden, className, isDisabled, isRequired, end }}>
      {(control) => {
        const input = (
          <input
            {...control}
            ref={own.ref}
            name={own.name}
            role="combobox"
            aria-expanded={false}
            // The list it will have.
            aria-controls={`${control.id}c`}
            aria-autocomplete="list"
            autoComplete="off"
            value={begun.typed ?? text}
            placeholder={placeholder ?? words.choose}
            dir={ltr ? 'ltr' : undefined}
            onChange={(event) => onType(event.target.value)}
            onFocus={() => onFocusChange(true)}
            onBlur={() => {
              onFocusChange(false)
              onBlur?.()
            }}
            onCompositionStart={() => hold(true)}
            onCompositionEnd={() => hold(false)}
            {...held(hold, onPress)}
            className={cx(
              'min-w-0 flex-1 bg-transparent outline-none',
              before ? 'min-h-9 min-w-12 ps-1.5' : 'self-stretch',
              ltr && 'rtl:text-end',
            )}
          />
        )
        return (
          <div
            {...stateOf({ isDisabled, error })}
            className={cx(CONTROL_BOX, 'gap-1 pe-1', Boolean(before) && 'items-start py-1 ps-2')}
          >
            {before ? (
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-1.5">
                {before}
                {input}
              </div>
            ) : (
              input
            )}
            {/* A press on it is one on the input. */}
            <label htmlFor={control.id} aria-hidden className={OPENER}>
              <ChevronDown className="size-4.5" />
            </label>
          </div>
        )
      }}
    </Field>
  )
}

type Hold = (isHeld: boolean) => void

/** A press is held until it is one: between the finger's leaving and the click nothing may take the place of what is pressed. */
const held = (hold: Hold, onPress?: () => void) => ({
  onPointerDown: () => hold(true),
  onPointerCancel: () => hold(false),
  onPointerLeave: ({ pointerType }: { pointerType: string }) => pointerType === 'mouse' && hold(false),
  onClick: () => {
    hold(false)
    onPress?.()
  },
})

type ButtonProps = Pick<ComponentProps<'button'>, 'ref' | 'className' | 'children'> &
  Pick<ReturnType<typeof useStandIn>, 'hold' | 'onFocusChange'> & {
    onPress?: () => void
    isDisabled?: boolean | undefined
    'aria-label'?: string
    'aria-labelledby'?: string
    'aria-describedby'?: string | undefined
    'aria-haspopup'?: 'listbox'
  }

/** The button of a field that is pressed. */
export const StandInButton = ({ hold, onPress, onFocusChange, isDisabled, ...rest }: ButtonProps) => (
  <button
    {...rest}
    {...held(hold, onPress)}
    type="button"
    disabled={isDisabled}
    data-disabled={isDisabled || undefined}
    onKeyDown={({ key }) => key === ' ' && hold(true)}
    onFocus={() => onFocusChange(true)}
    onBlur={() => {
      hold(false)
      onFocusChange(false)
    }}
  />
)

type PressedProps = FieldProps & { children: (ids: { label: string; value: string; notes?: string }) => ReactNode }

/** Of a field that is pressed: its name and its notes around what looks like it. */
export function PressedStandIn({ label, hint, error, optional, labelHidden, className, children }: PressedProps) {
  const { control, ...ids } = useFieldIds()
  return (
    <FieldIds value={ids}>
      <div {...stateOf({ error })} className={cx(FIELD, className)}>
        <FieldLabel optional={optional} hidden={labelHidden}>
          {label}
        </FieldLabel>
        {children({ label: ids.label, value: `${control}v`, notes: describedBy(ids, { hint, error }) })}
        <FieldNotes hint={hint} error={error} />
      </div>
    </FieldIds>
  )
}
