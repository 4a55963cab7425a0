import type { Page } from '@fareeq/domain/client-projects/rules.ts'
import type { ClientProject } from '@fareeq/domain/client-projects/schema.ts'
import { useMemo, useState } from 'react'
import { lazyRules } from '../../../forms/lazy-resolver.ts'
import type { Submit } from '../../../forms/submit-form.ts'
import { useSubmitForm } from '../../../forms/use-submit-form.ts'
import { lazyModule } from '../../../platform/lazy/lazy-module.ts'
import { session } from '../../../platform/session/session.ts'
import { type RequestFields, briefOf, fieldNamed, fieldsOf } from './request-fields.ts'

/** Draft key per request, and one for a new request. */
export const draftOf = (projectId: string | undefined, use = 'wizard'): string =>
  `client-projects:${session.get().user?.id}:${use}:${projectId ?? 'new'}`

/** Lazy: the form renders without its schemas. */
const JUDGING = lazyModule(() => import('./request-judging.ts'))

function createJudge() {
  let pages: readonly Page[] = []
  return {
    judge: (next: readonly Page[]): void => void (pages = next),
    resolver: lazyRules(JUDGING, (rules, fields: RequestFields) =>
      Object.assign({}, ...pages.map((page) => rules.faultsOn(page, fields))),
    ),
  }
}

type About<Answer> = Pick<Submit<RequestFields, RequestFields, Answer>, 'send' | 'onDone' | 'onRefused'> & {
  draft: string
  guardLeaving?: boolean
}

/** The form of a request. `judge` gets the visible pages, which are validated. */
export function useRequestForm<Answer>(project: ClientProject | undefined, about: About<Answer>) {
  const [{ judge, resolver }] = useState(createJudge)
  const saved = useMemo(() => fieldsOf(project, briefOf(project)), [project])
  return { ...useSubmitForm({ resolver, saved, fieldOf: fieldNamed, ...about }), judge }
}

export type RequestFormState = ReturnType<typeof useRequestForm>['form']
