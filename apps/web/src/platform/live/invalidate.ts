import type { Query, QueryKey } from '@tanstack/react-query'
import { queryClient } from '../calls/query-client.ts'

/** Queries whose first run is answered too early, and which run again. */
const outdated = new WeakSet<Query>()

/**
 * Invalidation by a live event. A query on its way is cancelled and runs again, but not its first run: TanStack waits for
 * that, though its answer may be older than the event. It runs again once it is answered.
 */
export function invalidate(queryKey: QueryKey): void {
  const isFirst = ({ state }: Query) => state.data === undefined
  const first = queryClient.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching', predicate: isFirst })
  void queryClient.invalidateQueries({ queryKey })
  for (const query of first) {
    if (outdated.has(query)) continue
    outdated.add(query)
    const again = () => {
      outdated.delete(query)
      void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true })
    }
    // The run that is on its way, not another one.
    void query.fetch().then(again, again)
  }
}
