import { companiesCalls as calls } from '@fareeq/domain/companies/calls.ts'
import type { companiesContract as contract } from '@fareeq/domain/companies/contract.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

export type CompanyFilter = Pick<
  NonNullable<InputOf<typeof contract.list>['query']>,
  'q' | 'manager' | 'health' | 'proof'
>

export const companiesQuery = (filter: CompanyFilter) =>
  staffList(['staff', 'companies', 'list', filter], (cursor, options) =>
    callApi(calls.list, { query: { ...filter, cursor } }, options),
  )

export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'companies', 'one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const assignManager = (id: string, body: InputOf<typeof contract.assign>['body']) =>
  changing('companies', callApi(calls.assign, { params: { id }, body }, callerHandlesFailure))
export const proveCompany = (id: string, body: InputOf<typeof contract.prove>['body']) =>
  changing('companies', callApi(calls.prove, { params: { id }, body }, callerHandlesFailure))
export const takeProofBack = (id: string, reason: string) =>
  changing('companies', callApi(calls.takeBack, { params: { id }, body: { reason } }, callerHandlesFailure))
