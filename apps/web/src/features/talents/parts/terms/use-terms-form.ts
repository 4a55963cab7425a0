import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { useEffect, useMemo, useRef } from 'react'
import { lazyRules } from '../../../../forms/lazy-resolver.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { lazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { confirmTerms, profileKey } from '../../api.ts'
import { useUnsaved } from '../wizard/use-unsaved.ts'
import { bodyOf, fieldOfAnswer, fieldsOf, type TermsFields } from './terms-fields.ts'

/** Lazy: the form renders without its schema. */
const VALIDATION = lazyModule(() => import('./terms-validation.ts'))

type Options = { isGuarded: boolean; onSaved: ((profile: Profile) => void) | undefined }

/** One submit for both parts; in the wizard also on "next". */
export function useTermsForm(profile: Profile, { isGuarded, onSaved }: Options) {
  const minimums = profile.minimum_salaries
  const resolver = useMemo(
    () => lazyRules(VALIDATION, (rules, fields: TermsFields) => rules.faultsIn(fields, minimums)),
    [minimums],
  )
  const saved = useMemo(() => fieldsOf(profile), [profile])
  const terms = useSubmitForm({
    resolver,
    saved,
    draft: `talents:${profile.basicInfo.id}:terms`,
    guardUnsaved: isGuarded ? 'links' : true,
    send: (fields) => confirmTerms(bodyOf(fields)),
    onDone: (confirmed) => {
      terms.form.reset(fieldsOf(confirmed))
      onSaved?.(confirmed)
    },
    onRefused: ({ errors }) => {
      // Refetches: the policy may have changed since the page was opened.
      if (errors.some(({ field }) => field && fieldOfAnswer(field)))
        void queryClient.invalidateQueries({ queryKey: profileKey() })
    },
    fieldOf: fieldOfAnswer,
  })
  const { isDirty, submit } = terms

  const latest = useRef({ isDirty, submit })
  useEffect(() => {
    latest.current = { isDirty, submit }
  })
  useUnsaved(
    useMemo(
      () => ({
        flush: () => (latest.current.isDirty ? latest.current.submit() : Promise.resolve(true)),
        isUnsaved: () => latest.current.isDirty,
      }),
      [],
    ),
  )
  return { ...terms, minimums }
}
