// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { organisationsContract } from './contract.ts'
import type { joiningContract } from './contract-joining.ts'

export const organisationsCalls: EndpointRefsOf<typeof organisationsContract> = {
  read: { method: 'GET', path: '/api/client/organisation' },
  invite: { method: 'POST', path: '/api/client/organisation/invitations' },
  sendAgain: { method: 'POST', path: '/api/client/organisation/invitations/:id/send-again' },
  withdraw: { method: 'DELETE', path: '/api/client/organisation/invitations/:id' },
  setRole: { method: 'PUT', path: '/api/client/organisation/members/:id' },
  remove: { method: 'DELETE', path: '/api/client/organisation/members/:id' },
}

export const joiningCalls: EndpointRefsOf<typeof joiningContract> = {
  offer: { method: 'GET', path: '/api/organisation-invitations/:token' },
  signUp: { method: 'POST', path: '/api/organisation-invitations/:token/sign-up', idempotent: false },
  join: { method: 'POST', path: '/api/organisation-invitations/:token/join' },
}
