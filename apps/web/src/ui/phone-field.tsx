// <PhoneField label=… value={{ country: 'SA', number: '' }} onChange />: the country beside the number, both left-to-right.
// Arabic digits become Latin ones while typing; a pasted +966… moves its dial code into the country.
import { foldDigits } from '@fareeq/domain/kernel/text.ts'
import { type Ref, useRef } from 'react'
import { Group, Input, TextField } from 'react-aria-components'
import { late } from '../platform/late.ts'
import { CountrySelect } from './country-select.tsx'
import { cx } from './cx.ts'
import { CONTROL_BOX, FIELD } from './field-look.ts'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import { INTERNATIONAL, nationalDigits, type PhoneValue } from './phone-text.ts'

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

const READING = late(() => import('./phone-reading.ts'))

/** The table comes when it is needed; until then what was typed stays as it is. */
function useReading({ country }: PhoneValue, onChange: (value: PhoneValue) => void) {
  const latest = useRef('')
  return (typed: string) => {
    latest.current = typed
    const text = foldDigits(typed)
    const isInternational = INTERNATIONAL.test(text)
    const read = READING.get()?.readPhone
    if (isInternational && read) return onChange(read(typed, country))
    onChange({ country, number: isInternational ? text.trim() : nationalDigits(text) })
    if (!isInternational) return
    void READING.load().then(
      ({ readPhone }) => latest.current === typed && onChange(readPhone(typed, country)),
      () => undefined,
    )
  }
}

export function PhoneField({
  label,
  hint,
  error,
  optional,
  labelHidden,
  className,
  value,
  onChange,
  ref,
  placeholder,
  isDisabled,
  ...rest
}: Props) {
  const type = useReading(value, onChange)
  return (
    <TextField
      {...rest}
      {...validity(error)}
      isDisabled={isDisabled}
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      value={value.number}
      onChange={type}
      onFocus={() => void READING.load().catch(() => undefined)}
      className={cx(FIELD, className)}
    >
      <FieldLabel optional={optional} hidden={labelHidden}>
        {label}
      </FieldLabel>
      <Group dir="ltr" isDisabled={isDisabled} isInvalid={Boolean(error)} className={cx(CONTROL_BOX, 'px-0!')}>
        <CountrySelect
          value={value.country}
          isDisabled={isDisabled}
          onChange={(country) => onChange({ ...value, country })}
        />
        <span aria-hidden className="h-6 w-px flex-none bg-line" />
        <Input
          ref={ref}
          dir="ltr"
          placeholder={placeholder}
          className="num min-w-0 flex-1 self-stretch bg-transparent px-3.5 outline-none"
        />
      </Group>
      <FieldNotes hint={hint} error={error} />
    </TextField>
  )
}
