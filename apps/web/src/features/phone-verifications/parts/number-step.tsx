import { phoneInput } from '@fareeq/domain/phone-verifications/schema.ts'
import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import type { CountryCode } from '../../../ui/fields/countries.ts'
import { Form } from '../../../ui/fields/form.tsx'
import { PhoneField, type PhoneValue } from '../../../ui/fields/phone-field.tsx'
import { sayFault } from '../../../forms/faults.ts'
import { resolverOf } from '../../../forms/resolver.ts'
import { saidAtFields, submitted } from '../../../forms/submitted.ts'
import { useOnce } from '../../../forms/use-once.ts'
import { usePhoneWords } from './use-phone-words.ts'

type Props = {
  initial: PhoneValue
  note?: string
  /** Throws the failure of its call. */
  onSend: (phone: PhoneValue) => Promise<void>
}

/** Enter or confirm the number that the code is sent to. */
export function NumberStep({ initial, note, onSend }: Props) {
  const words = usePhoneWords().dialog
  const lang = useLang()
  const [failure, setFailure] = useState<string>()
  const once = useOnce()
  const form = useForm({
    resolver: resolverOf(phoneInput()),
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: { phone: initial.number, country_code: initial.country },
  })
  const { errors, isSubmitting, submitCount } = form.formState
  const fault = errors.phone?.message

  const send = async (typed: { phone: string; country_code: string }) => {
    setFailure(undefined)
    try {
      await onSend({ number: typed.phone, country: typed.country_code as CountryCode })
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (!saidAtFields(form, error, (field) => (field === 'phone' ? field : undefined))) setFailure(error.text)
    }
  }
  return (
    <Form
      onSubmit={once(() => submitted(form, send))}
      errors={submitCount > 0 && fault ? [{ name: 'phone', message: sayFault(fault, lang) }] : []}
      failure={failure}
    >
      {note && <Banner tone="info">{note}</Banner>}
      <Controller
        name="phone"
        control={form.control}
        render={({ field: { ref, value, onChange, onBlur, name } }) => (
          <PhoneField
            ref={ref}
            name={name}
            isRequired
            label={words.phone}
            value={{ number: value, country: form.watch('country_code') as CountryCode }}
            onChange={({ number, country }) => {
              form.setValue('country_code', country, { shouldDirty: true })
              onChange(number)
            }}
            onBlur={onBlur}
            error={fault && sayFault(fault, lang)}
          />
        )}
      />
      <Button type="submit" pending={isSubmitting} className="w-full">
        {words.send}
      </Button>
    </Form>
  )
}
