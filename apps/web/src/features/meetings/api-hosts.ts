import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { meetingHostsCalls as calls } from '@fareeq/domain/meetings/calls.ts'
import type { meetingHostsContract as contract } from '@fareeq/domain/meetings/contract-hosts.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

export const hostsQuery = () =>
  queryOptions({
    queryKey: ['staff', 'meetings', 'hosts'],
    queryFn: async ({ signal }) => (await signedIn(callApi(calls.list, {}, { signal, quiet: true }))).data,
  })

export const addHost = (body: InputOf<typeof contract.add>['body']) =>
  changing('meetings', callApi(calls.add, { body }, callerHandlesFailure))
export const changeHost = (id: string, body: InputOf<typeof contract.change>['body']) =>
  changing('meetings', callApi(calls.change, { params: { id }, body }, callerHandlesFailure))
export const activateHost = (id: string, body: InputOf<typeof contract.activate>['body']) =>
  changing('meetings', callApi(calls.activate, { params: { id }, body }, callerHandlesFailure))
export const removeHost = (id: string) =>
  changing('meetings', callApi(calls.remove, { params: { id } }, callerHandlesFailure))
