import { profileViewsCalls as calls } from '@fareeq/domain/profile-views/calls.ts'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/call.ts'
import { session } from '../../platform/session/session.ts'

export const profileViewsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['profile-views', session.get().user?.id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: before }) => call(calls.profileViews, { query: { before } }, { signal }),
    getNextPageParam: ({ data, meta }) => (meta.more ? data.at(-1)?.id : undefined),
  })
