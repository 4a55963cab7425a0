import type { QueryKey } from '@tanstack/react-query'
import { queryClient } from './query-client.ts'

/**
 * Updates the cache with the answer of a write. A query that is running may be older than the answer, or newer (an event
 * told of a later change of somebody else): it is cancelled and, once the answer is in the cache, runs again.
 */
export async function cacheAnswer(queryKey: QueryKey, update: () => void): Promise<void> {
  const wasFetching = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  update()
  if (wasFetching) void queryClient.invalidateQueries({ queryKey })
}

/** Where the write answers what the query would. */
export const cacheWhole = (queryKey: QueryKey, answer: unknown): Promise<void> =>
  cacheAnswer(queryKey, () => queryClient.setQueryData(queryKey, answer))
