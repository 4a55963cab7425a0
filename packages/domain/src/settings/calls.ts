// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { settingsContract } from './contract.ts'

export const settingsCalls: EndpointRefsOf<typeof settingsContract> = {
  settings: { method: 'GET', path: '/api/users/settings' },
  saveSettings: { method: 'PUT', path: '/api/users/settings' },
  sessions: { method: 'GET', path: '/api/users/sessions' },
  endSession: { method: 'DELETE', path: '/api/users/sessions/:id' },
  endOtherSessions: { method: 'DELETE', path: '/api/users/sessions' },
}
