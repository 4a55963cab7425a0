import { accountsCalls } from '@fareeq/domain/accounts/calls.ts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../calls/call-api.ts'
import { session } from './session.ts'

export const PROFILE_CACHE_LIFETIME = 5 * 60_000

/** The signed-in person, refetched now and then; it also detects an expired session. */
export const meQuery = () =>
  queryOptions({
    queryKey: ['me', session.get().user?.id],
    staleTime: PROFILE_CACHE_LIFETIME,
    retry: false,
    queryFn: async ({ signal }) => {
      const { data } = await callApi(accountsCalls.me, {}, { signal })
      session.setUser(data)
      return data
    },
  })
