import { FormText } from '../../../forms/form-text.tsx'
import { FormRow } from '../../../ui/fields/form.tsx'
import { SignupEmail } from './email-field.tsx'
import { CountryField, NameFields, SignupPhone } from './signup-fields.tsx'
import { useAccountWords } from '../messages/en.ts'
import type { CheckState } from './use-server-check.ts'
import type { SignupForm } from './use-signup-form.ts'

type Check = { verdict: CheckState; flush: () => void }

/** Who signs up for a company, and for which. */
export function ClientFields({ form, email, phone }: { form: SignupForm; email: Check; phone: Check }) {
  const words = useAccountWords().signup
  const { control } = form
  return (
    <>
      <NameFields form={form} />
      <SignupEmail
        form={form}
        label={words.workEmail}
        hint={words.workEmailHint}
        verdict={email.verdict}
        onLeave={email.flush}
      />
      <FormRow>
        <FormText
          control={control}
          isRequired
          name="website"
          type="url"
          label={words.website}
          autoComplete="url"
          placeholder="example.com"
        />
        <FormText control={control} isRequired name="role" label={words.role} autoComplete="organization-title" />
      </FormRow>
      <SignupPhone form={form} verdict={phone.verdict} onLeave={phone.flush} />
      <CountryField form={form} label={words.country} />
    </>
  )
}
