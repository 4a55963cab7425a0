// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { phoneVerificationsContract } from './contract.ts'

export const phoneVerificationsCalls: EndpointRefsOf<typeof phoneVerificationsContract> = {
  requestPhoneCode: { method: 'POST', path: '/api/auth/verification/phone/request', idempotent: false },
  verifyPhone: { method: 'POST', path: '/api/auth/verification/phone/verify', idempotent: false },
  validatePhone: { method: 'POST', path: '/api/auth/validate-phone', idempotent: false },
}
