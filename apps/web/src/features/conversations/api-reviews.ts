import { messageReviewsCalls as calls } from '@fareeq/domain/conversations/calls.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { changing } from '../staff/api.ts'
import { staffList } from '../staff/api-lists.ts'

export const messageReviewsQuery = (lang: string) =>
  staffList(['staff', 'conversations', 'reviews', lang], (cursor, options) =>
    callApi(calls.list, { query: { cursor } }, options),
  )

const what = (id: string) => ({ params: { id } })
export const releaseMessage = (id: string) =>
  changing('conversations', callApi(calls.release, what(id), callerHandlesFailure))
export const keepMessage = (id: string, note: string) =>
  changing('conversations', callApi(calls.keep, { ...what(id), body: { note } }, callerHandlesFailure))
export const hideMessage = (id: string) =>
  changing('conversations', callApi(calls.hide, what(id), callerHandlesFailure))
export const dismissReport = (id: string) =>
  changing('conversations', callApi(calls.dismiss, what(id), callerHandlesFailure))
