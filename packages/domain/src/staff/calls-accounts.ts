import type { CallsOf } from '../kernel/endpoint.ts'
import type { staffAccountsContract, staffSetupContract } from './contract-accounts.ts'

export const staffAccountsCalls: CallsOf<typeof staffAccountsContract> = {
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

export const staffSetupCalls: CallsOf<typeof staffSetupContract> = {
  offer: { method: 'POST', path: '/api/ops/auth/setup', idempotent: false },
  confirm: { method: 'POST', path: '/api/ops/auth/setup/confirm', idempotent: false },
}
