// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { companiesContract } from './contract.ts'
import type { companyActsContract } from './contract-acts.ts'
import type { companyNotesContract } from './contract-notes.ts'

export const companiesCalls: EndpointRefsOf<typeof companiesContract> = {
  list: { method: 'GET', path: '/api/ops/companies' },
  read: { method: 'GET', path: '/api/ops/companies/:id' },
  assign: { method: 'PUT', path: '/api/ops/companies/:id/manager' },
  prove: { method: 'POST', path: '/api/ops/companies/:id/prove' },
  takeBack: { method: 'POST', path: '/api/ops/companies/:id/take-back-proof' },
}

export const companyActsCalls: EndpointRefsOf<typeof companyActsContract> = {
  begin: { method: 'POST', path: '/api/ops/companies/:id/acting', idempotent: false },
  manager: { method: 'GET', path: '/api/client/organisation/manager' },
  list: { method: 'GET', path: '/api/client/organisation/acts' },
  ofCompany: { method: 'GET', path: '/api/ops/companies/:id/acts' },
}

export const companyNotesCalls: EndpointRefsOf<typeof companyNotesContract> = {
  read: { method: 'GET', path: '/api/ops/companies/:id/notes' },
  note: { method: 'POST', path: '/api/ops/companies/:id/notes' },
  addTask: { method: 'POST', path: '/api/ops/companies/:id/tasks' },
  changeTask: { method: 'PUT', path: '/api/ops/companies/:id/tasks/:task' },
  finishTask: { method: 'PUT', path: '/api/ops/companies/:id/tasks/:task/done' },
}
