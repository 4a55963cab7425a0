import { MAX_YEARS } from '@fareeq/domain/referrals/rules.ts'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { HOME_REGION, visitorRegion } from '../../../platform/i18n/visitor-region.ts'
import { ComboboxField } from '../../../ui/fields/listbox/combobox-field.tsx'
import { dialOf } from '../../../ui/fields/phone/countries.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { PhoneField, type PhoneValue } from '../../../ui/fields/phone/phone-field.tsx'
import { readPhone } from '../../../ui/fields/phone/phone-reading.ts'
import { rolesQuery, useChoices } from '../../talents/api-choices.ts'
import type { ReferralBody, ReferralFields } from './use-referral-form.ts'
import { useReferralWords } from '../messages/en.ts'

type Props = { form: UseFormReturn<ReferralFields, unknown, ReferralBody> }
type TextProps = Props & { name: 'name' | 'email' | 'linkedin'; hint?: string; optional?: boolean }

const TYPES = { name: 'text', email: 'email', linkedin: 'url' } as const

export function ReferralText({ form, name, optional, hint }: TextProps) {
  const words = useReferralWords().form
  return (
    <FormText
      name={name}
      control={form.control}
      type={TYPES[name]}
      label={words[name]}
      hint={hint}
      optional={optional}
      isRequired={!optional}
      autoComplete="off"
    />
  )
}

export function ReferralRole({ form }: Props) {
  const words = useReferralWords().form
  const roles = useChoices(rolesQuery)
  return (
    <FormField name="role_id" control={form.control}>
      {(field) => (
        <ComboboxField
          {...field}
          isRequired
          label={words.role}
          options={roles.map(({ id, name, aliases }) => ({ id, label: name, search: aliases.join(' ') }))}
          value={field.value || null}
          onChange={(id) => field.onChange(id ?? '')}
        />
      )}
    </FormField>
  )
}

export function ReferralYears({ form }: Props) {
  const words = useReferralWords().form
  return (
    <FormField name="years" control={form.control}>
      {({ value, onChange, ...field }) => (
        <NumberField
          {...field}
          isRequired
          label={words.years}
          minValue={0}
          maxValue={MAX_YEARS}
          places={1}
          value={value ?? NaN}
          onChange={(number) => onChange(Number.isNaN(number) ? undefined : number)}
        />
      )}
    </FormField>
  )
}

/** The typed value; after a reload, the draft. */
const shownPhone = (storedNumber: string | undefined, input: PhoneValue): PhoneValue => {
  if (!storedNumber) return { ...input, number: '' }
  return input.number ? input : readPhone(storedNumber, input.country)
}

/** The form value is one number with its dial code; the raw input is local state. */
export function ReferralPhone({ form }: Props) {
  const words = useReferralWords().form
  const [input, setInput] = useState<PhoneValue>({
    country: visitorRegion() ?? HOME_REGION,
    number: '',
  })
  return (
    <FormField name="phone" control={form.control}>
      {(field) => (
        <PhoneField
          {...field}
          optional
          label={words.phone}
          value={shownPhone(field.value, input)}
          onChange={(phone) => {
            setInput(phone)
            const digits = phone.number.replace(/\D/g, '').replace(/^0/, '')
            field.onChange(digits && `+${dialOf(phone.country)}${digits}`)
          }}
        />
      )}
    </FormField>
  )
}

export function ReferralConsent({ form }: Props) {
  const words = useReferralWords().form
  return (
    <FormCheckbox form={form} name="consent" isRequired>
      {words.consent}
    </FormCheckbox>
  )
}
