// <PhoneField label=… value={{ country: 'SA', number: '' }} onChange />: country and number, both left-to-right. Arabic
// digits become Latin ones while typing; the dial code of a pasted +966… selects the country.
import { type Ref, useRef } from 'react'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { CountrySelect } from './country-select.tsx'
import { cx } from '../../cx.ts'
import { CONTROL_BOX } from '../field-classes.ts'
import { Field, type FieldProps, stateOf } from '../field-parts.tsx'
import { isInternational, type PhoneValue, unparsedPhone } from './phone-text.ts'

export type { PhoneValue }

type Props = FieldProps & {
  value: PhoneValue
  onChange: (value: PhoneValue) => void
  onBlur?: () => void
  name?: string
  isDisabled?: boolean
  isRequired?: boolean
  placeholder?: string
  ref?: Ref<HTMLInputElement>
}

const READING = lazyModule(() => import('./phone-reading.ts'))

/** Lazy metadata: loaded on demand; until then the text stays unparsed. */
function useReading({ country }: PhoneValue, onChange: (value: PhoneValue) => void) {
  const latest = useRef('')
  return (input: string) => {
    latest.current = input
    const readPhone = READING.get()?.readPhone
    if (isInternational(input) && readPhone) return onChange(readPhone(input, country))
    onChange(unparsedPhone(input, country))
    if (!isInternational(input)) return
    void READING.load().then(
      ({ readPhone }) => latest.current === input && onChange(readPhone(input, country)),
      () => undefined,
    )
  }
}

export function PhoneField({ value, onChange, onBlur, name, placeholder, ref, ...field }: Props) {
  const type = useReading(value, onChange)
  return (
    <Field {...field}>
      {(control) => (
        <div dir="ltr" {...stateOf(field)} className={cx(CONTROL_BOX, 'px-0!')}>
          <CountrySelect
            value={value.country}
            isDisabled={field.isDisabled}
            onChange={(country) => onChange({ ...value, country })}
          />
          <span aria-hidden className="h-6 w-px flex-none bg-line" />
          <input
            {...control}
            {...{ name, placeholder, onBlur, ref }}
            type="tel"
            autoComplete="tel-national"
            dir="ltr"
            value={value.number}
            onChange={(event) => type(event.target.value)}
            onFocus={() => void READING.load().catch(() => undefined)}
            className="num min-w-0 flex-1 self-stretch bg-transparent px-3.5 outline-none"
          />
        </div>
      )}
    </Field>
  )
}
