import { email as emailField } from '@fareeq/domain/kernel/validation/fields.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import * as z from 'zod/mini'
import { FormText } from '../../../forms/form-text.tsx'
import { FormRow } from '../../../ui/fields/form.tsx'
import { validateEmail } from '../../accounts/api.ts'
import { SignupEmail } from '../../accounts/parts/email-field.tsx'
import { CountryField, NameFields, SignupPhone } from '../../accounts/parts/signup-fields.tsx'
import { useAccountWords } from '../../accounts/parts/use-account-words.ts'
import { useServerCheck } from '../../accounts/parts/use-server-check.ts'
import type { SignupForm } from '../../accounts/parts/use-signup-form.ts'

/** The short form of D-26, in the order of the sign-up. */
export function VisitorFields({ form }: { form: SignupForm }) {
  const words = useAccountWords().signup
  const parsed = z.safeParse(emailField(), form.watch('email'))
  const email = useServerCheck(parsed.data ?? null, (address) => validateEmail(address, CLIENT))
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
          control={form.control}
          isRequired
          name="website"
          type="url"
          label={words.website}
          autoComplete="url"
          placeholder="example.com"
        />
        <FormText control={form.control} isRequired name="role" label={words.role} autoComplete="organization-title" />
      </FormRow>
      <SignupPhone form={form} verdict={{ kind: 'unknown' }} onLeave={() => {}} />
      <CountryField form={form} label={words.country} />
    </>
  )
}
