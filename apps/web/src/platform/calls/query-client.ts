import { QueryClient } from '@tanstack/react-query'
import { isCallFailure } from './call-failure.ts'

const MOST_RETRIES = 2

/** Retries network errors and 5xx; a refusal is final. */
export const worthRetrying = (count: number, error: unknown): boolean =>
  count < MOST_RETRIES && isCallFailure(error) && !error.canceled && (error.status === 0 || error.status >= 500)

/** Query cache. The error catalogue is applied by `call`, not here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: true },
    // `call` itself delays a write while offline.
    mutations: { retry: false, networkMode: 'always' },
  },
})
