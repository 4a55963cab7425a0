import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { saveDraft } from '../../../platform/session/drafts.ts'
import { pageLanguage } from '../../../platform/i18n/language.ts'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { takeBrief } from '../../site/parts/brief/brief-carried.ts'
import type { SignupBody, SignupFields, SignupPage } from './signup-body.ts'
import { NOBODY, useKeptSignup } from './use-kept-signup.ts'

export const JUDGING = lazyModule(() => import('./signup-judging.ts'))

const FRESH = {
  ...NOBODY,
  about: { product_name: '', industry: '', scope: '' },
  consent: { marketing: false },
}

/** The form of either sign-up; what was typed survives a reload and a change of language. */
export function useSignupForm(page: SignupPage) {
  const form = useForm<SignupFields, unknown, SignupBody>({
    resolver: async (...asked) => (await JUDGING.load()).judge(page)(...asked),
    mode: 'onTouched',
    // The form itself moves to the first field in error, in the order of the page.
    shouldFocusError: false,
    defaultValues: FRESH,
  })
  useKeptSignup({ form, shelf: page, fresh: FRESH })
  useEffect(() => {
    const brief = page === 'client-signup' && takeBrief(location.search, pageLanguage())
    if (!brief) return
    form.setValue('about.scope', brief)
    saveDraft(page, form.getValues())
  }, [form, page])
  return form
}

export type SignupForm = ReturnType<typeof useSignupForm>
