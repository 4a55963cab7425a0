// <DateField label=… value={'2026-03-18' | null} onChange minValue maxValue />: typed, or picked from the month. Values are ISO days
// ('YYYY-MM-DD'), what the contracts carry. Not <input type="date">: it speaks the language of the browser, not of the page.
import { CalendarDays } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { useWrite } from '../../platform/i18n/i18n.tsx'
import { cx } from '../cx.ts'
import { BARE_INPUT, CONTROL_BOX, OPENER } from '../fields/field-look.ts'
import { Field, type FieldProps, stateOf } from '../fields/field-parts.tsx'
import { Popup } from '../overlays/popup.tsx'
import { useUiWords } from '../words/use-ui-words.ts'
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

/** Parsed on blur, not while typing; an invalid text stays in the field. */
function useDayText({ value, onChange, minValue, maxValue }: Props) {
  const write = useWrite()
  const words = useUiWords()
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState<string>()
  const tell = (day: string | null) => {
    if (day !== value) onChange(day)
  }
  const settle = () => {
    if (typed === null) return
    const day = readDay(typed)
    const isOut = day !== null && ((minValue && day < minValue) || (maxValue && day > maxValue))
    const isEmpty = typed.trim() === ''
    setFault(isEmpty || (day && !isOut) ? undefined : isOut ? words.dayOutOfRange : words.notADay)
    if (isEmpty || (day && !isOut)) setTyped(null)
    tell(isOut ? null : day)
  }
  return {
    text: typed ?? (value ? write(writeDay(value)) : ''),
    fault,
    settle,
    type: (text: string) => {
      setTyped(text)
      setFault(undefined)
    },
    pick: (day: string) => {
      setTyped(null)
      setFault(undefined)
      tell(day)
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
  const { text, fault, settle, type, pick } = useDayText(props)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  const error = field.error ?? fault
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
                onChange={(chosen) => {
                  pick(chosen)
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
