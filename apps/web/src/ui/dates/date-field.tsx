// <DateField label=… value={'2026-03-18' | null} onChange minValue maxValue />: typed, or picked from the month. Values
// are ISO days ('YYYY-MM-DD'), what the contracts carry. Not <input type="date">: it uses the language of the browser,
// not of the page.
import { CalendarDays } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type Ref, type RefObject, useRef, useState } from 'react'
import { useWrite } from '../../platform/i18n/i18n.ts'
import { cx } from '../cx.ts'
import { BARE_INPUT, CONTROL_BOX, OPENER } from '../fields/field-classes.ts'
import { Field, type FieldProps, stateOf } from '../fields/field-parts.tsx'
import { Popup } from '../overlays/popup.tsx'
import { useUiWords } from '../words/en.ts'
import { readDay, writeDay } from './date-text.ts'
import { MonthGrid } from './month-grid.tsx'

type Props = FieldProps & {
  value: string | null
  onChange: (day: string | null) => void
  onBlur?: () => void
  minValue?: string
  maxValue?: string
  isDisabled?: boolean
  isRequired?: boolean
  name?: string
  ref?: Ref<HTMLInputElement>
}

/** Parsed on blur, not while typing; an invalid text stays in the field, and its custom validity stops `Form`. */
function useDayText({ value, onChange, minValue, maxValue }: Props, box: RefObject<HTMLElement | null>) {
  const write = useWrite()
  const words = useUiWords()
  const [input, setInput] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  // Not only the state: Enter submits before the next render.
  const updateFault = (next: string | undefined) => {
    setFault(next)
    box.current?.querySelector('input')?.setCustomValidity(next ?? '')
  }
  const emit = (day: string | null) => {
    if (day !== value) onChange(day)
  }
  const settle = () => {
    if (input === null) return
    const day = readDay(input)
    const isOut = day !== null && ((minValue && day < minValue) || (maxValue && day > maxValue))
    const isEmpty = input.trim() === ''
    updateFault(isEmpty || (day && !isOut) ? undefined : isOut ? words.dayOutOfRange : words.notADay)
    if (isEmpty || (day && !isOut)) setInput(null)
    emit(isOut ? null : day)
  }
  return {
    text: input ?? (value ? write(writeDay(value)) : ''),
    fault,
    settle,
    type: (text: string) => {
      setInput(text)
      updateFault(undefined)
    },
    pick: (day: string) => {
      setInput(null)
      updateFault(undefined)
      emit(day)
    },
  }
}

export function DateField(props: Props) {
  const { value, minValue, maxValue, name, onBlur, ref, ...field } = props
  const words = useUiWords()
  const { day, month, year } = words.dateParts
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { text, fault, settle, type, pick } = useDayText(props, box)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  // What was typed names the cause; the form only knows that there is no day.
  const error = fault ?? field.error
  return (
    <Field {...field} error={error}>
      {(control) => (
        <>
          <div ref={box} {...stateOf({ ...field, error })} className={cx(CONTROL_BOX, 'pe-1')}>
            <input
              {...control}
              {...{ ref, name }}
              type="text"
              autoComplete="off"
              value={text}
              placeholder={`${day}/${month}/${year}`}
              onChange={(event) => type(event.target.value)}
              onKeyDown={({ key }) => key === 'Enter' && settle()}
              onBlur={() => {
                settle()
                onBlur?.()
              }}
              className={cx(BARE_INPUT, 'tabular-nums')}
            />
            <button
              ref={button}
              type="button"
              disabled={field.isDisabled}
              aria-label={words.openCalendar}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              onMouseDown={(event) => isOpen && event.preventDefault()}
              onClick={() => setOpen(!isOpen)}
              className={OPENER}
            >
              <CalendarDays aria-hidden className="size-4.5" />
            </button>
          </div>
          {isOpen && (
            <Popup
              anchor={box}
              role="dialog"
              aria-label={words.openCalendar}
              onClose={() => setOpen(false)}
              onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
                currentTarget.contains(relatedTarget) || setOpen(false)
              }
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key !== 'Escape') return
                event.preventDefault()
                close()
              }}
              className="p-3"
            >
              <MonthGrid
                hasFocus
                label={words.openCalendar}
                value={value}
                minValue={minValue}
                maxValue={maxValue}
                onChange={(nextDay) => {
                  pick(nextDay)
                  close()
                }}
              />
            </Popup>
          )}
        </>
      )}
    </Field>
  )
}
