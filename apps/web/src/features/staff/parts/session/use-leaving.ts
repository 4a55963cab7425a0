import { useQueryClient } from '@tanstack/react-query'
import { leaveAsStaff } from '../../api.ts'
import { staffSession } from './staff-session.ts'

/** Signs a colleague out and clears the query cache. */
export function useLeaving() {
  const client = useQueryClient()
  return async () => {
    // A server that does not answer must not keep a person signed in.
    await leaveAsStaff().catch(() => undefined)
    await staffSession.end()
    client.removeQueries({ queryKey: ['staff'] })
  }
}
