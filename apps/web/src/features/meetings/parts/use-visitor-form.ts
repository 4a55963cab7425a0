import { registerPending } from '@fareeq/domain/meetings/schema-visitors.ts'
import type { Resolver } from 'react-hook-form'
import type * as z from 'zod/mini'
import { resolverOf } from '../../../forms/resolver.ts'
import type { Submit } from '../../../forms/submit-form.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import type { SignupBody, SignupFields } from '../../accounts/parts/signup-body.ts'
import { NOBODY, useSignupCountry } from '../../accounts/parts/use-signup-country.ts'
import { FORM } from './visitor-draft.ts'

export type VisitorBody = z.output<ReturnType<typeof registerPending>>

const validatePending = resolverOf(registerPending()) as unknown as Resolver<SignupFields, unknown, SignupBody>

/** The sign-up fields without consents and project, validated by the call's own schema. */
const RESOLVER: typeof validatePending = (fields, ...rest) => {
  const { first_name, last_name, email, phone, country_code, country, website, role } = fields
  const person = { first_name, last_name, email, phone, country_code, country, website, role }
  return validatePending(person as SignupFields, ...rest)
}

type SubmitOptions<Answer> = Pick<Submit<SignupFields, SignupBody, Answer>, 'send' | 'onDone' | 'onRefused'>

/** Input survives a reload. */
export function useVisitorForm<Answer>(sending: SubmitOptions<Answer>) {
  const visitor = useSubmitForm({ resolver: RESOLVER, initial: NOBODY, draft: FORM, guardUnsaved: true, ...sending })
  useSignupCountry({ form: visitor.form, draft: FORM, initial: NOBODY })
  return visitor
}
