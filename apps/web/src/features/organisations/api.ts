import type { AnswerOf, InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { MemberRole } from '@fareeq/domain/kernel/permissions/roles.ts'
import { organisationsCalls as calls } from '@fareeq/domain/organisations/calls.ts'
import type { organisationsContract as contract } from '@fareeq/domain/organisations/contract.ts'
import type { Organisation } from '@fareeq/domain/organisations/schema.ts'
import { queryOptions } from '@tanstack/react-query'
import { cacheWhole } from '../../platform/calls/cache-answer.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { meQuery } from '../../platform/session/me.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { session } from '../../platform/session/session.ts'

const KEY = () => ['organisation', session.get().user?.id]

export const organisationQuery = () =>
  queryOptions({
    queryKey: KEY(),
    queryFn: async ({ signal }) => (await callApi(calls.read, {}, { signal })).data,
  })

const cacheOrganisation = ({ data }: { data: Organisation }) => cacheWhole(KEY(), data)

/** Updates the session when the own role has changed. */
const cacheOwnRole = async (answer: AnswerOf<typeof contract.setRole>) => {
  await cacheOrganisation(answer)
  await queryClient.invalidateQueries({ queryKey: meQuery().queryKey })
}

export const invite = async (body: InputOf<typeof contract.invite>['body'], idempotencyKey: string) =>
  cacheOrganisation(await callApi(calls.invite, { body }, { idempotencyKey, quiet: true }))
export const sendAgain = async (id: string) =>
  cacheOrganisation(await callApi(calls.sendAgain, { params: { id } }, { key: `again-${id}` }))
export const withdraw = async (id: string) =>
  cacheOrganisation(await callApi(calls.withdraw, { params: { id } }, callerHandlesFailure))
export const setRole = async (id: string, role: MemberRole) =>
  cacheOwnRole(await callApi(calls.setRole, { params: { id }, body: { role } }, callerHandlesFailure))
export const removeMember = async (id: string) =>
  cacheOwnRole(await callApi(calls.remove, { params: { id } }, callerHandlesFailure))
