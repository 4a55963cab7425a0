import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { privacyRequestsOpsCalls as calls } from '@fareeq/domain/privacy-requests/calls.ts'
import type { privacyRequestsOpsContract } from '@fareeq/domain/privacy-requests/contract-ops.ts'
import type { PrivacyState } from '@fareeq/domain/privacy-requests/rules.ts'
import { queryOptions } from '@tanstack/react-query'
import type { Lang } from '@fareeq/domain/kernel/language/locale.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { staffList } from '../staff/api-lists.ts'
import { changing, signedIn } from '../staff/api.ts'

/** Names come in the reader's language. */
export const requestsQuery = (state: PrivacyState | undefined, lang: Lang) =>
  staffList(['staff', 'privacy', state, lang], (cursor, options) =>
    callApi(calls.list, { query: { state, cursor } }, options),
  )

export const requestQuery = (id: string, lang: Lang) =>
  queryOptions({
    queryKey: ['staff', 'privacy', id, lang],
    queryFn: async ({ signal }) =>
      (await signedIn(callApi(calls.read, { params: { id } }, { signal, quiet: true }))).data,
  })

export const recordRequest = (body: InputOf<typeof privacyRequestsOpsContract.record>['body']) =>
  changing('privacy', callApi(calls.record, { body }, callerHandlesFailure))
export const stopRequest = (id: string, reason: string) =>
  changing('privacy', callApi(calls.stop, { params: { id }, body: { reason } }, callerHandlesFailure))
