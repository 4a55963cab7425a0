import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { isCallFailure } from '../../../platform/calls/call-failure.ts'
import { saveDraft, readDraft } from '../../../platform/session/drafts.ts'
import { useFaults } from '../../../forms/late-resolver.ts'
import { saidAtFields } from '../../../forms/submitted.ts'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { session } from '../../../platform/session/session.ts'
import { type RequestFields, briefOf, fieldNamed, fieldsOf } from './request-fields.ts'

/** Where what is typed waits for a reload, one place for each request and for the one that is not begun. */
export const shelfOf = (projectId: string | undefined, use = 'wizard'): string =>
  `client-projects:${session.get().user?.id}:${use}:${projectId ?? 'new'}`

/** The schemas that judge it are not needed to show it. */
const JUDGING = lazyModule(() => import('./request-judging.ts'))

/** A form that took over what another window saved no longer says itself whether it was changed here. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The form of a request. It is judged by the pages that are on screen, which `judge` is told. */
export function useRequestForm(project: ClientProject | undefined, shelf: string) {
  const [failure, setFailure] = useState<string>()
  const judged = useRef<readonly Page[]>([])
  const start = useMemo(() => fieldsOf(project, briefOf(project)), [project])
  const resolver = useFaults(JUDGING, (rules, fields: RequestFields) =>
    Object.assign({}, ...judged.current.map((page) => rules.faultsOn(page, fields))),
  )
  const form = useForm<RequestFields>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    values: start,
    // What was said of this form stays said when another window saves.
    resetOptions: { keepDirtyValues: true, keepErrors: true, keepIsSubmitted: true, keepSubmitCount: true },
  })

  const judge = useCallback((pages: readonly Page[]) => {
    judged.current = pages
  }, [])

  useEffect(() => {
    const draft = readDraft(shelf) as RequestFields | null
    if (draft) form.reset(draft, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => saveDraft(shelf, isSame(values, defaultValues) ? null : values),
    })
  }, [form, shelf])

  /** Says a refusal where it belongs; true when `work` went through. */
  async function sent(work: () => Promise<unknown>): Promise<boolean> {
    setFailure(undefined)
    try {
      await work()
      return true
    } catch (error) {
      if (!isCallFailure(error)) throw error
      if (!saidAtFields(form, error, fieldNamed)) setFailure(error.text)
      return false
    }
  }
  return { form, failure, sent, judge }
}

export type RequestFormState = ReturnType<typeof useRequestForm>['form']
