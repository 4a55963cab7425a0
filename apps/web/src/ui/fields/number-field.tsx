// <NumberField label=… minValue={1} maxValue={120} value onChange after={…} />: parses ٣ as well as 3, formats on blur
// and says when the number is beyond its limits. NaN is empty; `places` are decimal places, none by default.
import { Minus, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react'
import { formatDigits } from '../../platform/i18n/digit-format.ts'
import { useLang } from '../../platform/i18n/i18n.ts'
import { announce } from '../announce.ts'
import { cx } from '../cx.ts'
import { CONTROL_BOX } from './field-classes.ts'
import { Field, type FieldProps, stateOf } from './field-parts.tsx'
import { clampNumber, formatNumber, isPartialNumber, limitFault, type NumberLimits, readNumber } from './number-text.ts'
import { StepButton } from './step-button.tsx'
import { useUiWords } from '../words/en.ts'

type Props = FieldProps &
  NumberLimits & {
    value: number
    onChange: (value: number) => void
    onBlur?: () => void
    name?: string
    isDisabled?: boolean
    isRequired?: boolean
    after?: ReactNode
    /** Step buttons for small counts; money and large numbers are typed. */
    steps?: boolean
    placeholder?: string
    ref?: Ref<HTMLInputElement>
  }

/** onChange on blur, not while typing. */
function useNumber({ value, onChange, minValue, maxValue, places = 0 }: Props) {
  const [input, setInput] = useState<string | null>(null)
  const limits = { minValue, maxValue }
  const now = input === null ? value : readNumber(input, places)
  const emit = (next: number) => {
    setInput(null)
    if (!Object.is(next, value)) onChange(next)
  }
  const step = (by: 1 | -1) => {
    // An empty field starts at its limit.
    const next = Number.isNaN(now) ? ((by === 1 ? minValue : maxValue) ?? 0) : now + by
    const within = clampNumber(Math.max(0, next), limits)
    emit(within)
    announce(formatNumber(within, places))
  }
  return {
    text: input ?? formatNumber(value, places),
    type: (text: string) => isPartialNumber(text, places) && setInput(text),
    commit: () => emit(now),
    step,
    isAtMin: now <= (minValue ?? 0),
    isAtMax: maxValue !== undefined && now >= maxValue,
  }
}

const KEYS = { ArrowUp: 1, ArrowDown: -1 } as const

export function NumberField(props: Props) {
  const { steps = true, after, places = 0, placeholder, name, onBlur, ref, error, ...others } = props
  const words = useUiWords()
  const lang = useLang()
  const number = useNumber(props)
  const refusal = limitFault(props.value, props, lang)
  const field = { ...others, error: error ?? (refusal && formatDigits(refusal)) }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') number.commit()
    const by = KEYS[event.key as keyof typeof KEYS]
    if (!by) return
    event.preventDefault()
    number.step(by)
  }
  const renderStepButton = (label: string, by: 1 | -1, isOff: boolean, icon: ReactNode) => (
    <StepButton label={label} isOff={isOff || field.isDisabled === true} onStep={() => number.step(by)}>
      {icon}
    </StepButton>
  )
  return (
    <Field {...field}>
      {(control) => (
        <div {...stateOf(field)} className={cx(CONTROL_BOX, 'gap-1 pe-1')}>
          <input
            {...control}
            {...{ name, placeholder, ref }}
            type="text"
            inputMode={places > 0 ? 'decimal' : 'numeric'}
            autoComplete="off"
            dir="ltr"
            value={number.text}
            onChange={(event) => number.type(event.target.value)}
            onKeyDown={press}
            onBlur={() => {
              number.commit()
              onBlur?.()
            }}
            className="num min-w-0 flex-1 self-stretch bg-transparent outline-none rtl:text-end"
          />
          {after && <span className="flex-none pe-2 text-sm text-ink-faint">{after}</span>}
          {steps && renderStepButton(words.decrease, -1, number.isAtMin, <Minus aria-hidden className="size-4" />)}
          {steps && renderStepButton(words.increase, 1, number.isAtMax, <Plus aria-hidden className="size-4" />)}
        </div>
      )}
    </Field>
  )
}
