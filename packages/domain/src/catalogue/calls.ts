// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { catalogueContract } from './contract.ts'

export const catalogueCalls: EndpointRefsOf<typeof catalogueContract> = {
  projectTypes: { method: 'GET', path: '/api/staticContent/projectTypes' },
  countries: { method: 'GET', path: '/api/staticContent/countries' },
  nationalities: { method: 'GET', path: '/api/staticContent/nationalities' },
  languages: { method: 'GET', path: '/api/staticContent/languages' },
  timeZones: { method: 'GET', path: '/api/staticContent/timezones' },
  industries: { method: 'GET', path: '/api/staticContent/industries' },
  roles: { method: 'GET', path: '/api/staticContent/roles' },
  skills: { method: 'GET', path: '/api/staticContent/skills' },
  roleSkills: { method: 'GET', path: '/api/staticContent/roles/:id/skills' },
}
