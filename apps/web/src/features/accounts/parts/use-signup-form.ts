import { register, registerOneStep } from '@fareeq/domain/accounts/schema-sign-up.ts'
import { CLIENT, TALENT } from '@fareeq/domain/kernel/user-types.ts'
import { rule } from '@fareeq/domain/kernel/validation.ts'
import { phoneInput } from '@fareeq/domain/phone-verifications/schema.ts'
import { useEffect } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, type ResolverOptions, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { resolverOf } from '../../../platform/forms/resolver.ts'
import { keep, readKept } from '../../../platform/forms/kept.ts'
import { pageLanguage } from '../../../platform/language.ts'
import { HOME_REGION, visitorRegion } from '../../../platform/visitor-region.ts'
import { takeBrief } from '../../site/parts/brief-carried.ts'

/** Everything either sign-up asks; each sends its own part of it. */
export type SignupFields = z.input<ReturnType<typeof registerOneStep>>
export type SignupBody = z.output<ReturnType<typeof register>> | z.output<ReturnType<typeof registerOneStep>>
export type SignupPage = 'talent-signup' | 'client-signup'

type Judge = Resolver<SignupFields, unknown, SignupBody>

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

/** Whoever wrote anything about the project signs up and describes it in one step. */
export const saysProject = ({ about }: Pick<SignupFields, 'about'>): boolean =>
  [about?.product_name, about?.industry, about?.scope].some((text) => text?.trim())

/** The call's own schema judges the form: nothing is refused later that was accepted here. */
function judgeWhole(page: SignupPage, fields: SignupFields, ...rest: [unknown, ResolverOptions<SignupFields>]) {
  // Each part has a schema of its own; to the form they are one.
  const one = (schema: z.ZodMiniType<unknown, FieldValues>, part: object) =>
    (resolverOf(schema) as unknown as Judge)(part as SignupFields, ...rest)
  if (page === 'talent-signup') return one(SEPARATE, { type: TALENT, ...person(fields) })
  const company = { ...person(fields), website: fields.website, role: fields.role }
  return saysProject(fields)
    ? one(IN_ONE_STEP, { ...company, about: fields.about })
    : one(SEPARATE, { type: CLIENT, ...company })
}

/** A question about two fields is put to the whole only once every field is in order; the number is asked after at once. */
const judge =
  (page: SignupPage): Judge =>
  async (fields, context, options) => {
    const whole = await judgeWhole(page, fields, context, options)
    const { phone, country_code } = fields
    const number = z.safeParse(PHONE, { phone, country_code })
    if (number.success || 'phone' in whole.errors || !phone.trim()) return whole
    return { values: {}, errors: { ...whole.errors, phone: { type: 'custom', message: rule.phone.code } } }
  }

const FRESH: DefaultValues<SignupFields> = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  country_code: HOME_REGION,
  country: '',
  website: '',
  role: '',
  about: { product_name: '', industry: '', scope: '' },
  consent: { marketing: false },
}

/** The form of either sign-up; what was typed survives a reload and a change of language. */
export function useSignupForm(page: SignupPage) {
  const form = useForm<SignupFields, unknown, SignupBody>({
    resolver: judge(page),
    mode: 'onTouched',
    // The form itself moves to the first field in error, in the order of the page.
    shouldFocusError: false,
    defaultValues: FRESH,
  })
  useEffect(() => {
    const region = visitorRegion()
    if (region) form.reset({ ...FRESH, country_code: region, country: region })
    const draft = readKept(page) as SignupFields | null
    if (draft) form.reset(draft, { keepDefaultValues: true })
    const brief = page === 'client-signup' && takeBrief(location.search, pageLanguage())
    if (brief) {
      form.setValue('about.scope', brief)
      keep(page, form.getValues())
    }
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(page, values) })
  }, [form, page])
  return form
}

export type SignupForm = ReturnType<typeof useSignupForm>
