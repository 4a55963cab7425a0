import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { recurringOpsCalls as calls } from '@fareeq/domain/recurring-invoices/calls.ts'
import type { recurringOpsContract as contract } from '@fareeq/domain/recurring-invoices/contract.ts'
import type { RecurringState } from '@fareeq/domain/recurring-invoices/states.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

/** A tab of the section of invoices, whose events it hears. */
export const recurringListQuery = (state?: RecurringState) =>
  staffList(['staff', 'invoices', 'recurring', state], (cursor, options) =>
    callApi(calls.list, { query: { state, cursor } }, options),
  )

export const recurringQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff', 'invoices', 'recurring-one', id],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const makeRecurring = (body: InputOf<typeof contract.make>['body']) =>
  changing('invoices', callApi(calls.make, { body }, callerHandlesFailure))
export const changeRecurring = (id: string, body: InputOf<typeof contract.change>['body']) =>
  changing('invoices', callApi(calls.change, { params: { id }, body }, callerHandlesFailure))
export const pauseRecurring = (id: string) =>
  changing('invoices', callApi(calls.pause, { params: { id } }, callerHandlesFailure))
export const resumeRecurring = (id: string) =>
  changing('invoices', callApi(calls.resume, { params: { id } }, callerHandlesFailure))
export const endRecurring = (id: string) =>
  changing('invoices', callApi(calls.end, { params: { id } }, callerHandlesFailure))
