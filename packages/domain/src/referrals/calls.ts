// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { referralsContract } from './contract.ts'

export const referralsCalls: EndpointRefsOf<typeof referralsContract> = {
  invite: { method: 'POST', path: '/api/referrals' },
  list: { method: 'GET', path: '/api/referrals' },
  sendAgain: { method: 'POST', path: '/api/referrals/:id/send-again' },
  link: { method: 'GET', path: '/api/referrals/link' },
  inviter: { method: 'GET', path: '/api/referrals/links/:code' },
  quote: { method: 'GET', path: '/api/referrals/quote' },
  invitation: { method: 'GET', path: '/api/referrals/invitations/:token' },
  accept: { method: 'POST', path: '/api/referrals/invitations/:token/accept' },
  decline: { method: 'POST', path: '/api/referrals/invitations/:token/decline' },
}
