import { phoneInput } from '@fareeq/domain/phone-verifications/schema.ts'
import { Banner } from '../../../ui/display/banner.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import type { CountryCode } from '../../../ui/fields/phone/countries.ts'
import { Form } from '../../../ui/fields/form.tsx'
import { PhoneField, type PhoneValue } from '../../../ui/fields/phone/phone-field.tsx'
import { resolverOf } from '../../../forms/resolver.ts'
import { FormField } from '../../../forms/form-field.tsx'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { usePhoneWords } from '../messages/en.ts'

const RESOLVER = resolverOf(phoneInput())

type Props = {
  initial: PhoneValue
  note?: string
  /** Throws the failure of its call. */
  onSend: (phone: PhoneValue) => Promise<void>
}

/** Enter or confirm the number that the code is sent to. */
export function NumberStep({ initial, note, onSend }: Props) {
  const words = usePhoneWords().dialog
  const { form, control, isPending, props } = useSubmitForm({
    resolver: RESOLVER,
    initial: { phone: initial.number, country_code: initial.country },
    send: (values) => onSend({ number: values.phone, country: values.country_code as CountryCode }),
    fieldOf: (path) => (path === 'phone' ? path : undefined),
  })
  return (
    <Form {...props}>
      {note && <Banner tone="info">{note}</Banner>}
      <FormField name="phone" control={control}>
        {({ value, onChange, ...field }) => (
          <PhoneField
            {...field}
            isRequired
            label={words.phone}
            value={{ number: value, country: form.watch('country_code') as CountryCode }}
            onChange={({ number, country }) => {
              form.setValue('country_code', country, { shouldDirty: true })
              onChange(number)
            }}
          />
        )}
      </FormField>
      <Button type="submit" pending={isPending} className="w-full">
        {words.send}
      </Button>
    </Form>
  )
}
