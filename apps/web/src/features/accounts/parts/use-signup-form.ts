import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormResolver } from '../../../forms/lazy-resolver.ts'
import type { Submit } from '../../../forms/submit-form.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { pageLanguage } from '../../../platform/i18n/language.ts'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { takeBrief } from '../../../platform/session/carried-brief.ts'
import type { SignupBody, SignupFields, SignupPage } from './signup-body.ts'
import { NOBODY, useSignupCountry } from './use-signup-country.ts'

export const VALIDATION = lazyModule(() => import('./signup-validation.ts'))

const resolverOf = (page: SignupPage): FormResolver<SignupFields, SignupBody> =>
  Object.assign<FormResolver<SignupFields, SignupBody>, { module: typeof VALIDATION }>(
    async (...args) => (await VALIDATION.load()).signupResolver(page)(...args),
    { module: VALIDATION },
  )
const RESOLVERS = { 'talent-signup': resolverOf('talent-signup'), 'client-signup': resolverOf('client-signup') }

const EMPTY = {
  ...NOBODY,
  about: { product_name: '', industry: '', scope: '' },
  consent: { marketing: false },
}

type SubmitOptions<Answer> = Pick<Submit<SignupFields, SignupBody, Answer>, 'send' | 'onDone'>

/** The form of either sign-up; what was typed survives a reload and a change of language. */
export function useSignupForm<Answer>(page: SignupPage, sending: SubmitOptions<Answer>) {
  const signup = useSubmitForm({
    resolver: RESOLVERS[page],
    initial: EMPTY,
    draft: page,
    guardUnsaved: true,
    ...sending,
  })
  const { form } = signup
  useSignupCountry({ form, draft: page, initial: EMPTY })
  useEffect(() => {
    const brief = page === 'client-signup' && takeBrief(location.search, pageLanguage())
    if (brief) form.setValue('about.scope', brief)
  }, [form, page])
  return signup
}

export type SignupForm = UseFormReturn<SignupFields, unknown, SignupBody>
