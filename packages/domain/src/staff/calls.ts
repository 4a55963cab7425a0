// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { staffContract } from './contract.ts'
import type { staffAccountsContract, staffSetupContract } from './contract-accounts.ts'
import type { accountImpersonationsContract, impersonationsContract } from './contract-impersonations.ts'

export const staffCalls: EndpointRefsOf<typeof staffContract> = {
  generateOtp: { method: 'POST', path: '/api/ops/auth/generateOTP', idempotent: false },
  login: { method: 'POST', path: '/api/ops/auth/login', idempotent: false },
  sendLink: { method: 'POST', path: '/api/ops/auth/sign-in-link', idempotent: false },
  loginByLink: { method: 'POST', path: '/api/ops/auth/login/link', idempotent: false },
  logout: { method: 'POST', path: '/api/ops/auth/logout' },
  me: { method: 'GET', path: '/api/ops/auth/me' },
  colleagues: { method: 'GET', path: '/api/ops/colleagues' },
  audit: { method: 'GET', path: '/api/ops/audit' },
  exportAudit: { method: 'POST', path: '/api/ops/audit/exports' },
}

export const staffAccountsCalls: EndpointRefsOf<typeof staffAccountsContract> = {
  list: { method: 'GET', path: '/api/ops/staff' },
  read: { method: 'GET', path: '/api/ops/staff/:id' },
  invite: { method: 'POST', path: '/api/ops/staff/invitations' },
  inviteAgain: { method: 'POST', path: '/api/ops/staff/invitations/:id/resend' },
  uninvite: { method: 'DELETE', path: '/api/ops/staff/invitations/:id' },
  setRoles: { method: 'PUT', path: '/api/ops/staff/:id/roles' },
  end: { method: 'POST', path: '/api/ops/staff/:id/end' },
  askReset: { method: 'POST', path: '/api/ops/staff/:id/resets' },
  confirmReset: { method: 'POST', path: '/api/ops/staff/:id/resets/confirm' },
  refuseReset: { method: 'DELETE', path: '/api/ops/staff/:id/resets' },
  endSession: { method: 'DELETE', path: '/api/ops/staff/:id/sessions/:session_id' },
  endSessions: { method: 'DELETE', path: '/api/ops/staff/:id/sessions' },
  unlock: { method: 'POST', path: '/api/ops/staff/:id/unlock' },
}

export const staffSetupCalls: EndpointRefsOf<typeof staffSetupContract> = {
  offer: { method: 'POST', path: '/api/ops/auth/setup', idempotent: false },
  confirm: { method: 'POST', path: '/api/ops/auth/setup/confirm', idempotent: false },
}

export const impersonationsCalls: EndpointRefsOf<typeof impersonationsContract> = {
  begin: { method: 'POST', path: '/api/ops/impersonations', idempotent: false },
  end: { method: 'DELETE', path: '/api/ops/impersonations/:id' },
}

export const accountImpersonationsCalls: EndpointRefsOf<typeof accountImpersonationsContract> = {
  list: { method: 'GET', path: '/api/users/impersonations' },
}
