import { profileCalls as calls } from '@fareeq/domain/accounts/calls.ts'
import type { profileContract as contract } from '@fareeq/domain/accounts/contract-profile.ts'
import type { InputOf } from '@fareeq/domain/kernel/endpoint.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { with401Handling } from '../../platform/calls/with-401-handling.ts'
import { session } from '../../platform/session/session.ts'

export async function saveProfile(body: InputOf<typeof contract.saveClient>['body']) {
  const { data } = await with401Handling(callApi(calls.saveClient, { body }, callerHandlesFailure))
  session.setUser(data)
  return data
}
