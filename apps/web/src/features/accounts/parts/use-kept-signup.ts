import { useEffect } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { saveDraft, readDraft } from '../../../platform/session/drafts.ts'
import { HOME_REGION, visitorRegion } from '../../../platform/i18n/visitor-region.ts'
import type { SignupBody, SignupFields } from './signup-body.ts'

/** Whoever signs up, before they have said anything. */
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

type Kept = {
  form: UseFormReturn<SignupFields, unknown, SignupBody>
  /** Under this name what is typed survives a reload and a change of language. */
  shelf: string
  fresh: DefaultValues<SignupFields>
}

/** Begins in the visitor's country, or where they had stopped. */
export function useKeptSignup({ form, shelf, fresh }: Kept): void {
  useEffect(() => {
    const region = visitorRegion()
    if (region) form.reset({ ...fresh, country_code: region, country: region })
    const draft = readDraft(shelf) as SignupFields | null
    if (draft) form.reset(draft, { keepDefaultValues: true })
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => saveDraft(shelf, values) })
  }, [form, shelf, fresh])
}
