// <PhoneField label=… value={{ country: 'SA', number: '' }} onChange />: the country beside the number, both left-to-right.
// Arabic digits become Latin ones while typing; a pasted +966… moves its dial code into the country.
import { foldDigits } from '@fareeq/domain/kernel/text.ts'
import { ChevronDown } from 'lucide-react'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Ref } from 'react'
import { Autocomplete, Button, Group, Input, Select, TextField } from 'react-aria-components'
import { type Country, type CountryCode, dialOf, useCountries } from './countries.ts'
import { cx } from './cx.ts'
import { CONTROL_BOX, FIELD } from './field-look.ts'
import { FieldLabel, FieldNotes, type FieldProps, validity } from './field-parts.tsx'
import { OptionList, OptionPopover, useArabicFilter } from './option-list.tsx'
import { SearchField } from './text-field.tsx'
import { useUiWords } from './words/use-ui-words.ts'

export type PhoneValue = { country: CountryCode; number: string }

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

/** What was typed or pasted, as country and national digits. */
export function readPhone(typed: string, country: CountryCode): PhoneValue {
  const text = foldDigits(typed)
  const international = /^\s*(\+|00)/.test(text)
    ? parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), country)
    : undefined
  if (international?.country) return { country: international.country, number: international.nationalNumber }
  return { country, number: text.replace(/[^\d\s-]/g, '') }
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
  return (
    <TextField
      {...rest}
      {...validity(error)}
      isDisabled={isDisabled}
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      value={value.number}
      onChange={(typed) => onChange(readPhone(typed, value.country))}
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

type CountryProps = { value: CountryCode; onChange: (country: CountryCode) => void; isDisabled?: boolean }

function CountrySelect({ value, onChange, isDisabled }: CountryProps) {
  const words = useUiWords()
  const filter = useArabicFilter()
  const countries = useCountries()
  const chosen = countries.find((country) => country.code === value)
  return (
    <Select
      aria-label={words.country}
      value={value}
      isDisabled={isDisabled}
      onChange={(key) => key && onChange(key as CountryCode)}
    >
      <Button className="flex min-h-11 items-center gap-1.5 rounded-s-md ps-3.5 pe-2.5 outline-none data-focus-visible:bg-accent-soft">
        <span aria-hidden className="text-xs font-strong text-ink-faint">
          {value}
        </span>
        <span className="sr-only">{chosen?.name}</span>
        <span className="num">+{dialOf(value)}</span>
        <ChevronDown aria-hidden className="size-4 text-ink-faint" />
      </Button>
      <OptionPopover placement="bottom left" className="w-80 max-w-[calc(100vw-2rem)]">
        <Autocomplete filter={filter}>
          <div className="border-b border-line p-1.5">
            <SearchField label={words.searchCountry} placeholder={words.searchCountry} autoFocus />
          </div>
          <OptionList items={countries.map(countryOption)} className="max-h-72" />
        </Autocomplete>
      </OptionPopover>
    </Select>
  )
}

const countryOption = ({ code, name, dial }: Country) => ({
  id: code,
  label: name,
  // Letters, not emoji flags: those are missing on Windows and start arguments everywhere.
  start: <span className="w-6 text-xs font-strong">{code}</span>,
  end: <span className="ltr-island num">+{dial}</span>,
  search: `+${dial} ${code}`,
})
