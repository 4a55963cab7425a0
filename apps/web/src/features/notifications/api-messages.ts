import { messagesCalls as calls } from '@fareeq/domain/notifications/calls.ts'
import type { messagesContract as contract } from '@fareeq/domain/notifications/contract-messages.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'

import { staffList } from '../staff/api-lists.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing } from '../staff/api.ts'

export type MessageFilter = Pick<NonNullable<InputOf<typeof contract.list>['query']>, 'state' | 'channel' | 'id'>

const EVERY_MINUTE = 60_000

export const messagesQuery = (filter: MessageFilter) =>
  staffList(
    ['staff', 'messages', filter],
    (cursor, options) => callApi(calls.list, { query: { ...filter, cursor } }, options),
    { refetchInterval: EVERY_MINUTE },
  )

export const dismissMessage = (id: string, reason: string) =>
  changing('messages', callApi(calls.dismiss, { params: { id }, body: { reason } }, callerHandlesFailure))
export const retryMessage = (id: string) =>
  changing('messages', callApi(calls.retry, { params: { id } }, callerHandlesFailure))
