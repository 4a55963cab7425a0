import { nearFirst } from '@fareeq/domain/catalogue/rules-countries.ts'
import { useMemo } from 'react'
import { FormField } from '../../../forms/form-field.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { useLang } from '../../../platform/i18n/i18n.ts'
import { visitorRegion } from '../../../platform/i18n/visitor-region.ts'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { type CountryCode, useCountries } from '../../../ui/fields/phone/countries.ts'
import { FormRow } from '../../../ui/fields/form.tsx'
import { PhoneField } from '../../../ui/fields/phone/phone-field.tsx'
import { faultText } from '../../../forms/faults.ts'
import type { CheckState } from './use-server-check.ts'
import { useAccountWords } from '../messages/en.ts'
import type { SignupForm } from './use-signup-form.ts'

export function NameFields({ form }: { form: SignupForm }) {
  const words = useAccountWords().signup
  return (
    <FormRow>
      <FormText control={form.control} isRequired name="first_name" label={words.firstName} autoComplete="given-name" />
      <FormText control={form.control} isRequired name="last_name" label={words.lastName} autoComplete="family-name" />
    </FormRow>
  )
}

type PhoneProps = { form: SignupForm; verdict: CheckState; onLeave: () => void }

export function SignupPhone({ form, verdict, onLeave }: PhoneProps) {
  const words = useAccountWords().signup
  const lang = useLang()
  const country = form.watch('country_code') as CountryCode
  return (
    <FormField name="phone" control={form.control}>
      {(field) => {
        const error = field.error ?? (verdict.kind === 'refused' ? faultText(verdict.fault, lang) : undefined)
        return (
          <PhoneField
            {...field}
            isRequired
            label={words.phone}
            hint={verdict.kind === 'fine' && !error ? words.phoneFree : words.phoneHint}
            value={{ country, number: field.value }}
            onChange={(phone) => {
              form.setValue('country_code', phone.country, { shouldDirty: true })
              field.onChange(phone.number)
            }}
            onBlur={() => {
              field.onBlur()
              onLeave()
            }}
            error={error}
          />
        )
      }}
    </FormField>
  )
}

export function CountryField({ form, label }: { form: SignupForm; label: string }) {
  const countries = useCountries()
  const options = useMemo(
    () =>
      nearFirst(
        countries.map(({ code, name }) => ({ id: code, label: name, search: code })),
        countries.length > 0 ? visitorRegion() : null,
      ),
    [countries],
  )
  return (
    <FormField name="country" control={form.control}>
      {(field) => (
        <ComboboxField
          {...field}
          isRequired
          label={label}
          options={options}
          value={field.value || null}
          onChange={(code) => field.onChange(code ?? '')}
        />
      )}
    </FormField>
  )
}
