import { MOST_YEARS } from '@fareeq/domain/referrals/limits.ts'
import { useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { sayFault } from '../../../forms/faults.ts'
import { FormCheckbox } from '../../../forms/form-checkbox.tsx'
import { FormText } from '../../../forms/form-text.tsx'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { HOME_REGION, visitorRegion } from '../../../platform/i18n/visitor-region.ts'
import { ComboboxField } from '../../../ui/fields/combobox-field.tsx'
import { dialOf } from '../../../ui/fields/countries.ts'
import { NumberField } from '../../../ui/fields/number-field.tsx'
import { PhoneField, type PhoneValue } from '../../../ui/fields/phone-field.tsx'
import { readPhone } from '../../../ui/fields/phone-reading.ts'
import { rolesQuery, useChoices } from '../../talents/api-choices.ts'
import type { ReferralFields } from './use-referral-form.ts'
import { useReferralWords } from './use-referral-words.ts'

// oxlint-disable-next-line no-explicit-any -- what the form hands on after judging is of no concern to its fields
type Props = { form: UseFormReturn<ReferralFields, unknown, any> }
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
  const lang = useLang()
  const roles = useChoices(rolesQuery)
  return (
    <Controller
      name="role_id"
      control={form.control}
      render={({ field, fieldState: { error } }) => (
        <ComboboxField
          ref={field.ref}
          name={field.name}
          isRequired
          label={words.role}
          options={roles.map(({ id, name, aliases }) => ({ id, label: name, search: aliases.join(' ') }))}
          value={field.value || null}
          onChange={(id) => field.onChange(id ?? '')}
          onBlur={field.onBlur}
          error={error?.message && sayFault(error.message, lang)}
        />
      )}
    />
  )
}

export function ReferralYears({ form }: Props) {
  const words = useReferralWords().form
  const lang = useLang()
  return (
    <Controller
      name="years"
      control={form.control}
      render={({ field: { value, onChange, ...field }, fieldState: { error } }) => (
        <NumberField
          {...field}
          isRequired
          label={words.years}
          minValue={0}
          maxValue={MOST_YEARS}
          places={1}
          value={value ?? NaN}
          onChange={(typed) => onChange(Number.isNaN(typed) ? undefined : typed)}
          error={error?.message && sayFault(error.message, lang)}
        />
      )}
    />
  )
}

/** As it is being typed; after a reload, as it was kept. */
const shownPhone = (kept: string | undefined, typed: PhoneValue): PhoneValue => {
  if (!kept) return { ...typed, number: '' }
  return typed.number ? typed : readPhone(kept, typed.country)
}

/** Kept as one number with its dial code; what is being typed is kept beside it. */
export function ReferralPhone({ form }: Props) {
  const words = useReferralWords().form
  const lang = useLang()
  const [typed, setTyped] = useState<PhoneValue>({
    country: visitorRegion() ?? HOME_REGION,
    number: '',
  })
  return (
    <Controller
      name="phone"
      control={form.control}
      render={({ field, fieldState: { error } }) => (
        <PhoneField
          ref={field.ref}
          name={field.name}
          optional
          label={words.phone}
          value={shownPhone(field.value, typed)}
          onChange={(phone) => {
            setTyped(phone)
            const digits = phone.number.replace(/\D/g, '').replace(/^0/, '')
            field.onChange(digits && `+${dialOf(phone.country)}${digits}`)
          }}
          onBlur={field.onBlur}
          error={error?.message && sayFault(error.message, lang)}
        />
      )}
    />
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
