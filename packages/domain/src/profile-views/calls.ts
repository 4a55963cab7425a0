// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { profileViewsContract } from './contract.ts'

export const profileViewsCalls: EndpointRefsOf<typeof profileViewsContract> = {
  profileViews: { method: 'GET', path: '/api/users/profile-views' },
}
