// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { accountsContract } from './contract.ts'
import type { googleContract } from './contract-google.ts'
import type { linksContract } from './contract-links.ts'
import type { profileContract } from './contract-profile.ts'
import type { signUpContract } from './contract-sign-up.ts'

export const accountsCalls: EndpointRefsOf<typeof accountsContract> = {
  generateOtp: { method: 'POST', path: '/api/auth/generateOTP', idempotent: false },
  login: { method: 'POST', path: '/api/auth/login', idempotent: false },
  socialRegister: { method: 'POST', path: '/api/auth/social/register', idempotent: false },
  socialLogin: { method: 'POST', path: '/api/auth/social/login', idempotent: false },
  logout: { method: 'POST', path: '/api/auth/logout' },
  validateEmail: { method: 'POST', path: '/api/auth/validate-email', idempotent: false },
  setTimezone: { method: 'POST', path: '/api/user/timezone' },
  me: { method: 'GET', path: '/api/auth/me' },
}

export const googleCalls: EndpointRefsOf<typeof googleContract> = {
  start: { method: 'GET', path: '/api/auth/google/start' },
  callback: { method: 'GET', path: '/api/auth/google/callback' },
  exchange: { method: 'POST', path: '/api/auth/google/exchange', idempotent: false },
}

export const linksCalls: EndpointRefsOf<typeof linksContract> = {
  send: { method: 'POST', path: '/api/auth/sign-in-link', idempotent: false },
  enter: { method: 'POST', path: '/api/auth/login/link', idempotent: false },
}

export const profileCalls: EndpointRefsOf<typeof profileContract> = {
  saveClient: { method: 'PUT', path: '/api/client/profile' },
}

export const signUpCalls: EndpointRefsOf<typeof signUpContract> = {
  registerOneStep: { method: 'POST', path: '/api/auth/register/one-step-client-wizard' },
  register: { method: 'POST', path: '/api/auth/register' },
}
