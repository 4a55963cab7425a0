import { useEffect } from 'react'
import { type DefaultValues, useForm } from 'react-hook-form'
import { keep, readKept } from '../../../platform/forms/kept.ts'
import { pageLanguage } from '../../../platform/language.ts'
import { late } from '../../../platform/late.ts'
import { HOME_REGION, visitorRegion } from '../../../platform/visitor-region.ts'
import { takeBrief } from '../../site/parts/brief-carried.ts'
import type { SignupBody, SignupFields, SignupPage } from './signup-body.ts'

export const JUDGING = late(() => import('./signup-judging.ts'))

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
    resolver: async (...asked) => (await JUDGING.load()).judge(page)(...asked),
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
