import { accountsCalls } from '@fareeq/domain/accounts/calls.ts'
import { afterLogout } from '@fareeq/domain/navigation/rules-session.ts'
import { callApi, callerHandlesFailure } from '../calls/call-api.ts'
import { navigate } from '../navigation/navigate.ts'
import { session } from './session.ts'

/** Timeout in milliseconds, after which the local sign-out continues regardless. */
const MAX_WAIT = 3000

/**
 * Calls the server, clears the session and opens the front page. A server that does not answer must not keep a person signed
 * in.
 */
export async function signOut(): Promise<void> {
  const { to } = afterLogout(session.get().user?.type)
  session.startSignOut()
  const logout = callApi(accountsCalls.logout, {}, callerHandlesFailure).catch(() => undefined)
  await Promise.race([logout, new Promise((resolve) => setTimeout(resolve, MAX_WAIT))])
  session.end()
  const { queryClient } = await import('../calls/query-client.ts')
  queryClient.clear()
  await navigate(to)
}
