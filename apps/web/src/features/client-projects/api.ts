import { clientProjectsCalls as calls } from '@fareeq/domain/client-projects/calls.ts'
import type { clientProjectsContract as contract } from '@fareeq/domain/client-projects/contract.ts'
import type { ClientProject, MinimalProject } from '@fareeq/domain/client-projects/schema.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { cacheAnswer } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { activate, minimalKey, switchProject, useActiveProject, fullKey } from './api-active.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'
import { storage } from '../../platform/session/storage.ts'

/** `project.changed` invalidates by the first element of the key. */
export const projectsQuery = () =>
  queryOptions({
    queryKey: fullKey(),
    queryFn: async ({ signal }) => (await callApi(calls.list, {}, { signal })).data,
  })

/** All requests and the active one. */
export function useProjects() {
  const query = useQuery(projectsQuery())
  const id = useActiveProject()
  const project = query.data?.find((candidate) => candidate.id === id) ?? query.data?.[0]
  return { ...query, projects: query.data, project }
}

export const minimalOf = ({ id, name, step, meeting_link, meeting_start_time }: ClientProject): MinimalProject => ({
  id,
  name,
  step,
  meeting_link,
  meeting_start_time,
})

/** Updates caches and guards with a newer answer, and makes it the active request. */
export async function cacheProject(project: ClientProject): Promise<ClientProject> {
  const placed = <One extends { id: string }>(list: readonly One[] | undefined, item: One): One[] | undefined =>
    list &&
    (list.some(({ id }) => id === item.id) ? list.map((old) => (old.id === item.id ? item : old)) : [item, ...list])
  await cacheAnswer(['projects'], () => {
    queryClient.setQueryData<ClientProject[]>(fullKey(), (list) => placed(list, project))
    queryClient.setQueryData<MinimalProject[]>(minimalKey(), (list) => placed(list, minimalOf(project)))
  })
  if (storage.get('activeProject') === project.id) activate(project)
  else await switchProject(project)
  return project
}

type Body<Name extends keyof typeof contract> =
  InputOf<(typeof contract)[Name]> extends { body: infer Given } ? Given : never

const saving = async (answer: Promise<{ data: ClientProject }>) => {
  const { data } = await with401Handling(answer)
  // The flag belonged to the page before this submit (D-05).
  storage.remove('pressedBack')
  return cacheProject(data)
}

export const saveAbout = (body: Body<'saveAbout'>) => saving(callApi(calls.saveAbout, { body }, callerHandlesFailure))
export const saveServices = (body: Body<'saveServices'>) =>
  saving(callApi(calls.saveServices, { body }, callerHandlesFailure))
export const saveRequest = (id: string, body: Body<'saveRequest'>) =>
  saving(callApi(calls.saveRequest, { params: { id }, body }, callerHandlesFailure))

export const versionsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['projects', session.get().user?.id, 'versions', id, version],
    queryFn: async ({ signal }) => (await callApi(calls.versions, { params: { id } }, { signal, quiet: true })).data,
  })
