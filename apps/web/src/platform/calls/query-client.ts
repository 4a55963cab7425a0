import { QueryClient } from '@tanstack/react-query'
import { isCallFailure } from './call-failure.ts'

const MOST_RETRIES = 2

/** Only what may pass by itself is asked again: no answer, or a server in trouble. A "no" stays a no. */
export const worthRetrying = (count: number, error: unknown): boolean =>
  count < MOST_RETRIES && isCallFailure(error) && !error.canceled && (error.status === 0 || error.status >= 500)

/** The server's facts as the screens last heard them. The error catalogue is applied by `call`, not here. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: worthRetrying, refetchOnWindowFocus: true },
    // `call` itself lets a write wait for the connection.
    mutations: { retry: false, networkMode: 'always' },
  },
})
