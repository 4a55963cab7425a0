import type { Profile } from '@fareeq/domain/talents/schema-profile.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isCallFailure } from '../../../../platform/calls/call-failure.ts'
import { saveDraft, readDraft } from '../../../../platform/session/drafts.ts'
import { useFaults } from '../../../../forms/late-resolver.ts'
import { saidAtFields, submitted } from '../../../../forms/submitted.ts'
import { lazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { queryClient } from '../../../../platform/calls/query-client.ts'
import { confirmTerms, profileKey } from '../../api.ts'
import { bodyOf, fieldOfAnswer, fieldsOf, type TermsFields } from './terms-fields.ts'
import { useSettling } from '../wizard/use-settling.ts'

/** The schema that judges them is not needed to show them. */
const JUDGING = lazyModule(() => import('./terms-judging.ts'))

/** Both parts are confirmed together; among the steps of the application, leaving the step confirms them, too. */
export function useTermsForm(profile: Profile, onSaved?: (profile: Profile) => void) {
  const least = profile.minimum_salaries
  const shelf = `talents:${profile.basicInfo.id}:terms`
  const [failure, setFailure] = useState<string>()
  const resolver = useFaults(JUDGING, (rules, fields: TermsFields) => rules.faultsIn(fields, least))
  const form = useForm<TermsFields>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    // What another window saved shows here, except where somebody is writing.
    values: fieldsOf(profile),
    resetOptions: { keepDirtyValues: true },
  })
  const { isDirty } = form.formState

  useEffect(() => {
    const draft = readDraft(shelf) as TermsFields | null
    if (draft) form.reset(draft, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty: changed }) => saveDraft(shelf, changed ? values : null),
    })
  }, [form, shelf])

  async function send(fields: TermsFields): Promise<boolean> {
    setFailure(undefined)
    try {
      const saved = await confirmTerms(bodyOf(fields))
      saveDraft(shelf, null)
      form.reset(fieldsOf(saved))
      onSaved?.(saved)
      return true
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (!saidAtFields(form, error, fieldOfAnswer)) setFailure(error.text)
      // The policy may have changed since the page was opened.
      else void queryClient.invalidateQueries({ queryKey: profileKey() })
      return false
    }
  }

  const submit = async (): Promise<boolean> => {
    let isSaved = false
    await submitted(form, async (fields) => void (isSaved = await send(fields)))
    return isSaved
  }

  const latest = useRef({ isDirty, submit })
  useEffect(() => {
    latest.current = { isDirty, submit }
  })
  useSettling(
    useMemo(
      () => ({
        settle: () => (latest.current.isDirty ? latest.current.submit() : Promise.resolve(true)),
        isUnsaved: () => latest.current.isDirty,
      }),
      [],
    ),
  )
  return { form, failure, submit, least }
}
