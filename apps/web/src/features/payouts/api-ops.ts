import { payoutsOpsCalls as calls } from '@fareeq/domain/payouts/calls.ts'
import type { PayoutState } from '@fareeq/domain/payouts/states.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing } from '../staff/api.ts'

export type PayoutFilter = { state?: PayoutState | undefined; due_by?: string | undefined; id?: string }
export const staffPayoutsQuery = (filter: PayoutFilter, lang: string) =>
  staffList(['staff', 'payouts', 'list', filter, lang], (cursor, options) =>
    callApi(calls.list, { query: { ...filter, cursor } }, options),
  )

export const holdPayout = (id: string, reason: string) =>
  changing('payouts', callApi(calls.hold, { params: { id }, body: { reason } }, callerHandlesFailure))
export const releasePayout = (id: string, reason: string) =>
  changing('payouts', callApi(calls.release, { params: { id }, body: { reason } }, callerHandlesFailure))
