import { profileViewsCalls as calls } from '@fareeq/domain/profile-views/calls.ts'
import { call } from '../../platform/calls/call.ts'
import { logQuery } from '../../platform/calls/list-query.ts'
import { session } from '../../platform/session/session.ts'

export const profileViewsQuery = () =>
  logQuery(['profile-views', session.get().user?.id], (before, { signal }) =>
    call(calls.profileViews, { query: { before } }, { signal }),
  )
