import { email as emailField } from '@fareeq/domain/kernel/fields.ts'
import { CLIENT } from '@fareeq/domain/kernel/user-types.ts'
import * as z from 'zod/mini'
import { FormText } from '../../../forms/form-text.tsx'
import { useLang } from '../../../platform/i18n/i18n.tsx'
import { sayFault } from '../../../forms/faults.ts'
import type { FieldErrorEntry } from '../../../ui/fields/form.tsx'
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
  const typed = z.safeParse(emailField(), form.watch('email'))
  const email = useServerCheck(typed.data ?? null, (address) => validateEmail(address, CLIENT))
  return (
    <>
      <NameFields form={form} />
      <SignupEmail
        form={form}
        label={words.workEmail}
        hint={words.workEmailHint}
        verdict={email.verdict}
        onLeave={email.hurry}
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

/** After a refused submit: every field in error by its name, in the order of the page. */
export function useFieldErrors(form: SignupForm): FieldErrorEntry[] {
  const { signup } = useAccountWords()
  const lang = useLang()
  const { errors, submitCount } = form.formState
  if (submitCount === 0) return []
  const fields = [
    ['first_name', signup.firstName],
    ['last_name', signup.lastName],
    ['email', signup.workEmail],
    ['website', signup.website],
    ['role', signup.role],
    ['phone', signup.phone],
    ['country', signup.country],
  ] as const
  return fields.flatMap(([name, label]) => {
    const fault = errors[name]?.message
    return fault ? [{ name, message: signup.fault(label, sayFault(fault, lang, form.getValues('email'))) }] : []
  })
}
