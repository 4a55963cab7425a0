// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientProjectsContract } from './contract.ts'
import type { requestsOpsContract } from './contract-ops.ts'
import type { vacanciesContract } from './contract-vacancies.ts'

export const clientProjectsCalls: EndpointRefsOf<typeof clientProjectsContract> = {
  saveAbout: { method: 'POST', path: '/api/client/projects/about' },
  saveServices: { method: 'POST', path: '/api/client/projects/services' },
  list: { method: 'GET', path: '/api/client/projects' },
  minimal: { method: 'GET', path: '/api/clients/projects/minimal' },
  saveRequest: { method: 'PUT', path: '/api/client/projects/:id/request' },
  versions: { method: 'GET', path: '/api/client/projects/:id/versions' },
  uploadVoice: { method: 'POST', path: '/api/client/recordings', idempotent: false },
  voice: { method: 'GET', path: '/api/client/recordings/:id' },
  staffVoice: { method: 'GET', path: '/api/ops/client-projects/:id/recording' },
}

export const requestsOpsCalls: EndpointRefsOf<typeof requestsOpsContract> = {
  board: { method: 'GET', path: '/api/ops/client-projects' },
  read: { method: 'GET', path: '/api/ops/client-projects/:id' },
  take: { method: 'POST', path: '/api/ops/client-projects/:id/take' },
  handOver: { method: 'POST', path: '/api/ops/client-projects/:id/hand-over' },
  giveBack: { method: 'POST', path: '/api/ops/client-projects/:id/give-back' },
}

export const vacanciesCalls: EndpointRefsOf<typeof vacanciesContract> = {
  submit: { method: 'POST', path: '/api/client/vacancies' },
  packages: { method: 'GET', path: '/api/client/packages' },
  askForPackage: { method: 'POST', path: '/api/client/packages/:slug/ask' },
  askForConsultant: { method: 'POST', path: '/api/client/consultants' },
}
