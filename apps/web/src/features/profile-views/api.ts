import { profileViewsCalls as calls } from '@fareeq/domain/profile-views/calls.ts'
import { callApi } from '../../platform/calls/call-api.ts'
import { logQuery } from '../../platform/calls/list-query.ts'
import { session } from '../../platform/session/session.ts'

export const profileViewsQuery = () =>
  logQuery(['profile-views', session.get().user?.id], (before, { signal }) =>
    callApi(calls.profileViews, { query: { before } }, { signal }),
  )
