import { accountImpersonationsCalls, impersonationsCalls as calls } from '@fareeq/domain/staff/calls.ts'
import type { AnswerOf } from '@fareeq/domain/kernel/endpoint.ts'
import type { impersonationsContract } from '@fareeq/domain/staff/contract-impersonations.ts'
import { callApi, callerHandlesFailure } from '../../platform/calls/call-api.ts'
import { logQuery } from '../../platform/calls/list-query.ts'
import { session } from '../../platform/session/session.ts'
import { storage } from '../../platform/session/storage.ts'
import { signedIn } from './api.ts'

type OpenedImpersonation = AnswerOf<typeof impersonationsContract.begin>['data']

/** Documents are loaded anew at both ends: nothing that was fetched for one person is shown to the other. */
export function enterImpersonation(
  { id, access_token, expires_at: until, user }: OpenedImpersonation,
  home: string,
  acts = false,
): void {
  const name = `${user.first_name} ${user.last_name}`.trim()
  storage.set('impersonation', { id, until, name, acts, back: location.pathname + location.search })
  session.signIn({ access_token, user })
  location.assign(home)
}

export async function beginImpersonation(
  user_id: string,
  reason: string,
  home: (type: number) => string,
): Promise<void> {
  const body = { user_id, reason }
  const { data } = await signedIn(callApi(calls.begin, { body }, callerHandlesFailure))
  enterImpersonation(data, home(data.user.type))
}

export async function endImpersonation(): Promise<void> {
  const impersonation = storage.get('impersonation')
  if (!impersonation) return
  // The impersonation ends in the tab even if the server does not answer; on the server it expires.
  await callApi(calls.end, { params: { id: impersonation.id } }, callerHandlesFailure).catch(() => undefined)
  storage.endImpersonation()
  location.assign(impersonation.back)
}

export const accountImpersonationsQuery = () =>
  logQuery(['account-impersonations', session.get().user?.id], (before, { signal }) =>
    callApi(accountImpersonationsCalls.list, { query: { before } }, { signal }),
  )
