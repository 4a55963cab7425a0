import { clientProjectsCalls } from '@fareeq/domain/client-projects/calls.ts'
import type { MinimalProject } from '@fareeq/domain/client-projects/schema.ts'
import { bidiIsolate } from '@fareeq/domain/kernel/language/bidi.ts'
import { DEFAULT_LANG } from '@fareeq/domain/kernel/language/locale.ts'
import { CLIENT_STEP, stepOfProject } from '@fareeq/domain/kernel/steps.ts'
import { activeProject, mustLoadProjects } from '@fareeq/domain/navigation/rules-projects.ts'
import { useSyncExternalStore } from 'react'
import { callApi } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { mayNow } from '../../platform/session/may.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { ar } from '../../platform/messages/ar.ts'
import { en } from '../../platform/messages/en.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { session } from '../../platform/session/session.ts'
import { storage } from '../../platform/session/storage.ts'

/** Active project of a client: stored in this browser, read by the guards, sent with every call. */

const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const present = () => storage.get('activeProject') ?? null

/** The id of the active project, if any. */
export const useActiveProject = (): string | null => useSyncExternalStore(subscribe, present, () => null)

export const minimalKey = () => ['projects', session.get().user?.id, 'minimal'] as const
export const fullKey = () => ['projects', session.get().user?.id, 'full'] as const

/** Sets the active project and with it the client's step. */
export function activate(project: Pick<MinimalProject, 'id' | 'step'> | undefined): void {
  const isNew = project?.id !== storage.get('activeProject')
  if (project) {
    storage.set('activeProject', project.id)
    // Without permission to write, nobody is redirected to an unfinished request.
    const step = mayNow('requests.write') ? stepOfProject(project) : CLIENT_STEP.DONE
    if (step !== session.get().step) session.setStep(step)
  } else storage.remove('activeProject')
  if (isNew) for (const listener of listeners) listener()
}

/** GET clients/projects/minimal, cached for 30 seconds unless forced (D-13); sets the active one. */
export async function loadProjects({ force = false } = {}): Promise<MinimalProject[]> {
  const queryKey = minimalKey()
  const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {}
  const isOld = mustLoadProjects(Date.now(), dataUpdatedAt || null, force)
  const projects = await queryClient.fetchQuery({
    queryKey,
    staleTime: isOld ? 0 : Infinity,
    retry: false,
    queryFn: async ({ signal }) =>
      (await with401Handling(callApi(clientProjectsCalls.minimal, {}, { signal, quiet: true }))).data,
  })
  activate(activeProject(storage.get('activeProject') ?? null, projects))
  // Other queries contain the same requests.
  if (force) void queryClient.invalidateQueries({ queryKey: fullKey() })
  return projects
}

const texts = { ar, en }

/** Says that the pages are about another request now, because what was opened belongs to it. */
export function announceProject({ name }: Pick<MinimalProject, 'name'>): void {
  const lang = storage.get('lang') ?? DEFAULT_LANG
  if (name)
    void showToast({ key: 'otherRequest', title: texts[lang].otherRequest.replace('{name}', bidiIsolate(name, lang)) })
}

/** Query keys that do not depend on the project; all others are invalidated when it changes. */
const OF_EVERY_PROJECT: readonly unknown[] = ['catalogue', 'projects', 'me', 'notices', 'sessions', 'settings']

export async function switchProject(project: Pick<MinimalProject, 'id' | 'step'>): Promise<void> {
  activate(project)
  await queryClient.resetQueries({ predicate: ({ queryKey }) => !OF_EVERY_PROJECT.includes(queryKey[0]) })
}
