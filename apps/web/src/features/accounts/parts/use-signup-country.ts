import { useEffect } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { readDraft } from '../../../platform/session/drafts.ts'
import { HOME_REGION, visitorRegion } from '../../../platform/i18n/visitor-region.ts'
import type { SignupBody, SignupFields } from './signup-body.ts'

/** Initial values. */
export const NOBODY = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  country_code: HOME_REGION,
  country: '',
  website: '',
  role: '',
} satisfies DefaultValues<SignupFields>

type Options = {
  form: UseFormReturn<SignupFields, unknown, SignupBody>
  draft: string
  initial: DefaultValues<SignupFields>
}

/** Starts with the visitor's country unless there is a draft. In an effect, because it is unknown at prerendering. */
export function useSignupCountry({ form, draft, initial }: Options): void {
  useEffect(() => {
    const region = visitorRegion()
    if (region && readDraft(draft) === null) form.reset({ ...initial, country_code: region, country: region })
  }, [form, draft, initial])
}
