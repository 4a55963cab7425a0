import { contractsOpsCalls as calls } from '@fareeq/domain/contracts/calls.ts'
import type { contractsOpsContract as contract } from '@fareeq/domain/contracts/contract-ops.ts'
import type { StaffContract } from '@fareeq/domain/contracts/schema.ts'
import type { ContractState } from '@fareeq/domain/contracts/states.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { download } from '../../platform/calls/download.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

type ContractFilter = { state: ContractState | undefined; organisation_id: string | undefined }
export const staffContractsQuery = (filter: ContractFilter) =>
  staffList(['staff', 'contracts', 'list', filter], (cursor, options) =>
    callApi(calls.list, { query: { ...filter, cursor } }, options),
  )

export const staffContractQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

/** What both sides have said of themselves; it changes with them, not with the contract. */
export const contractPartiesQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'parties', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.parties, { params: { id } }, { signal, quiet: true }))).data,
  })

/** The text both sides read; every signature and change of the terms is another one. */
export const contractDocumentQuery = ({ id, version }: Pick<StaffContract, 'id' | 'version'>) =>
  queryOptions({
    queryKey: ['staff', 'contracts', 'document', id, version],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.document, { params: { id } }, { signal, quiet: true }))).data,
  })

export const saveContractForStaff = ({ id, number }: Pick<StaffContract, 'id' | 'number'>) =>
  signedIn(download(calls.print, { params: { id } }, `${number}.pdf`))

export const prepareContract = (body: InputOf<typeof contract.prepare>['body']) =>
  changing('contracts', callApi(calls.prepare, { body }, callerHandlesFailure))
export const changeContract = (id: string, body: InputOf<typeof contract.change>['body']) =>
  changing('contracts', callApi(calls.change, { params: { id }, body }, callerHandlesFailure))
export const sendContract = (id: string) =>
  changing('contracts', callApi(calls.send, { params: { id } }, callerHandlesFailure))
export const takeBackContract = (id: string, reason: string) =>
  changing('contracts', callApi(calls.takeBack, { params: { id }, body: { reason } }, callerHandlesFailure))
export const terminateContract = (id: string, reason: string) =>
  changing('contracts', callApi(calls.terminate, { params: { id }, body: { reason } }, callerHandlesFailure))
