import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { useMemo, useState } from 'react'
import { lazyRules } from '../../../../forms/lazy-resolver.ts'
import type { DraftCodec, Submit } from '../../../../forms/submit-form.ts'
import { useSubmitForm } from '../../../../forms/use-submit-form.ts'
import { lazyModule } from '../../../../platform/lazy/lazy-module.ts'
import { session } from '../../../../platform/session/session.ts'
import { type RequestFields, briefOf, fieldNamed, fieldsOf } from './request-fields.ts'

/** Draft key per request, and one for a new request. */
export const draftOf = (projectId: string | undefined, use = 'wizard'): string =>
  `client-projects:${session.get().user?.id}:${use}:${projectId ?? 'new'}`

/** Lazy: the form renders without its schemas. */
const VALIDATION = lazyModule(() => import('./request-validation.ts'))

function createValidator() {
  let pages: readonly Page[] = []
  return {
    showPages: (next: readonly Page[]): void => void (pages = next),
    resolver: lazyRules(VALIDATION, (rules, fields: RequestFields) =>
      Object.assign({}, ...pages.map((page) => rules.faultsOn(page, fields))),
    ),
  }
}

type SubmitOptions<Answer> = Pick<Submit<RequestFields, RequestFields, Answer>, 'send' | 'onDone' | 'onRefused'> & {
  draft: string
  draftCodec?: DraftCodec<RequestFields>
  guardUnsaved?: boolean
}

/** The form of a request. Only the pages passed to `showPages` are validated. */
export function useRequestForm<Answer>(project: ClientProject | undefined, about: SubmitOptions<Answer>) {
  const [{ showPages, resolver }] = useState(createValidator)
  const saved = useMemo(() => fieldsOf(project, briefOf(project)), [project])
  return { ...useSubmitForm({ resolver, saved, fieldOf: fieldNamed, ...about }), showPages }
}

export type RequestFormState = ReturnType<typeof useRequestForm>['form']
