import { email as emailField } from '@fareeq/domain/kernel/validation/fields.ts'
import { CLIENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import * as z from 'zod/mini'
import { validateEmail } from '../../accounts/api.ts'
import { ClientFields } from '../../accounts/parts/client-fields.tsx'
import { useServerCheck } from '../../accounts/parts/use-server-check.ts'
import type { SignupForm } from '../../accounts/parts/use-signup-form.ts'

/** The short form of D-26, in the order of the sign-up. */
export function VisitorFields({ form }: { form: SignupForm }) {
  const parsed = z.safeParse(emailField(), form.watch('email'))
  const email = useServerCheck(parsed.data ?? null, (address) => validateEmail(address, CLIENT))
  return <ClientFields form={form} email={email} phone={{ verdict: { kind: 'unknown' }, flush: () => {} }} />
}
