import { registerPending } from '@fareeq/domain/accounts/schema-sign-up.ts'
import { type Resolver, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { resolverOf } from '../../../forms/resolver.ts'
import type { SignupBody, SignupFields } from '../../accounts/parts/signup-body.ts'
import { NOBODY, useKeptSignup } from '../../accounts/parts/use-kept-signup.ts'
import { FORM } from './visitor-kept.ts'

export type VisitorBody = z.output<ReturnType<typeof registerPending>>

const PENDING = registerPending()

/** The fields of a sign-up without its consents and its project: the call's own schema judges what is left. */
const judge: Resolver<SignupFields, unknown, SignupBody> = (fields, ...rest) => {
  const { first_name, last_name, email, phone, country_code, country, website, role } = fields
  const person = { first_name, last_name, email, phone, country_code, country, website, role }
  const ask = resolverOf(PENDING) as unknown as Resolver<SignupFields, unknown, SignupBody>
  return ask(person as SignupFields, ...rest)
}

/** What a stranger types survives a reload. */
export function useVisitorForm() {
  const form = useForm<SignupFields, unknown, SignupBody>({
    resolver: judge,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: NOBODY,
  })
  useKeptSignup({ form, shelf: FORM, fresh: NOBODY })
  return form
}
