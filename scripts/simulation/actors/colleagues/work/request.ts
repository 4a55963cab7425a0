import { requestsOpsCalls } from '@fareeq/domain/client-projects/calls.ts'
import type { Work } from '../work-item.ts'

/** An account manager takes care of a request from now on. */
export const request: Work = {
  kind: 'request',
  async do({ call, me, count, did }, { id }) {
    if (!me.roles.includes('account_manager')) return
    await call(requestsOpsCalls.take, { params: { id }, body: {} })
    did('request.taken', id)
    count('request.taken')
  },
}
