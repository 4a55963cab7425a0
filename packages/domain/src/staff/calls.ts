import type { CallsOf } from '../kernel/endpoint.ts'
import type { staffContract } from './contract.ts'

export const staffCalls: CallsOf<typeof staffContract> = {
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
