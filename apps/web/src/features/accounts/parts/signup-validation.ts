// Lazy validation of a sign-up: the schemas of its calls and the phone metadata. The form is shown before it is loaded.
import { register, registerOneStep } from '@fareeq/domain/accounts/schema-sign-up.ts'
import { email as emailField } from '@fareeq/domain/kernel/validation/fields.ts'
import { CLIENT, TALENT } from '@fareeq/domain/kernel/permissions/user-types.ts'
import { rule } from '@fareeq/domain/kernel/validation/validation.ts'
import { parsePhone } from '@fareeq/domain/phone-verifications/rules.ts'
import { phoneInput } from '@fareeq/domain/phone-verifications/schema.ts'
import type { FieldValues, Resolver, ResolverOptions } from 'react-hook-form'
import * as z from 'zod/mini'
import { resolverOf } from '../../../forms/resolver.ts'
import { saysProject, type SignupBody, type SignupFields, type SignupPage } from './signup-body.ts'

type SignupResolver = Resolver<SignupFields, unknown, SignupBody>

const PHONE = phoneInput()
const SEPARATE = register()
const IN_ONE_STEP = registerOneStep()

const person = ({ first_name, last_name, email, phone, country_code, country, consent }: SignupFields) => ({
  first_name,
  last_name,
  email,
  phone,
  country_code,
  country,
  consent,
})

/** Validates with the call's own schema: the server refuses nothing that was accepted here. */
function validateAll(page: SignupPage, fields: SignupFields, ...rest: [unknown, ResolverOptions<SignupFields>]) {
  // Each part has its own schema; the results are merged.
  const validated = (schema: z.ZodMiniType<unknown, FieldValues>, part: object) =>
    (resolverOf(schema) as unknown as SignupResolver)(part as SignupFields, ...rest)
  if (page === 'talent-signup') return validated(SEPARATE, { type: TALENT, ...person(fields) })
  const company = { ...person(fields), website: fields.website, role: fields.role }
  return saysProject(fields)
    ? validated(IN_ONE_STEP, { ...company, about: fields.about })
    : validated(SEPARATE, { type: CLIENT, ...company })
}

/** Cross-field checks run only once every field is valid; the phone number is checked at once. */
export const signupResolver =
  (page: SignupPage): SignupResolver =>
  async (fields, context, options) => {
    const result = await validateAll(page, fields, context, options)
    const { phone, country_code } = fields
    const number = z.safeParse(PHONE, { phone, country_code })
    if (number.success || 'phone' in result.errors || !phone.trim()) return result
    return { values: {}, errors: { ...result.errors, phone: { type: 'custom', message: rule.phone.code } } }
  }

/** Normalised as the server does, or null while invalid. */
export const emailOf = (input: string): string | null => z.safeParse(emailField(), input).data ?? null
export const phoneOf = (input: string, country: string): string | null => parsePhone(input, country)?.e164 ?? null
