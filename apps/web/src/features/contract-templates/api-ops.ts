import { contractTemplatesCalls as calls } from '@fareeq/domain/contract-templates/calls.ts'
import type { contractTemplatesContract as contract } from '@fareeq/domain/contract-templates/contract.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing, signedIn } from '../staff/api.ts'

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['staff', 'contract-templates', 'list'],
    queryFn: ({ signal }) => signedIn(callApi(calls.list, {}, { signal, quiet: true })),
  })

export const templateQuery = (version: number) =>
  queryOptions({
    queryKey: ['staff', 'contract-templates', 'one', version],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { version } }, { signal, quiet: true }))).data,
  })

export const draftTemplate = async () =>
  (await changing('contract-templates', callApi(calls.draft, {}, callerHandlesFailure))).data
export const saveTemplate = (version: number, body: InputOf<typeof contract.save>['body']) =>
  changing('contract-templates', callApi(calls.save, { params: { version }, body }, callerHandlesFailure))
export const releaseTemplate = (version: number, body: InputOf<typeof contract.release>['body']) =>
  changing('contract-templates', callApi(calls.release, { params: { version }, body }, callerHandlesFailure))
export const withdrawTemplate = (version: number) =>
  changing('contract-templates', callApi(calls.withdraw, { params: { version } }, callerHandlesFailure))
