// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { clientContractsContract, talentContractsContract } from './contract.ts'
import type { clientEndingsContract, endingsOpsContract, talentEndingsContract } from './contract-endings.ts'
import type { contractsOpsContract } from './contract-ops.ts'
import type { contractsPublicContract } from './contract-verify.ts'

export const talentContractsCalls: EndpointRefsOf<typeof talentContractsContract> = {
  list: { method: 'GET', path: '/api/talent/contracts' },
  read: { method: 'GET', path: '/api/talent/contracts/:id' },
  document: { method: 'GET', path: '/api/talent/contracts/:id/document' },
  print: { method: 'GET', path: '/api/talent/contracts/:id/pdf' },
  sendCode: { method: 'POST', path: '/api/talent/contracts/:id/code', idempotent: false },
  sign: { method: 'POST', path: '/api/talent/contracts/:id/sign', idempotent: false },
}

export const clientContractsCalls: EndpointRefsOf<typeof clientContractsContract> = {
  list: { method: 'GET', path: '/api/client/contracts' },
  read: { method: 'GET', path: '/api/client/contracts/:id' },
  document: { method: 'GET', path: '/api/client/contracts/:id/document' },
  print: { method: 'GET', path: '/api/client/contracts/:id/pdf' },
  sendCode: { method: 'POST', path: '/api/client/contracts/:id/code', idempotent: false },
  sign: { method: 'POST', path: '/api/client/contracts/:id/sign', idempotent: false },
}

export const talentEndingsCalls: EndpointRefsOf<typeof talentEndingsContract> = {
  give: { method: 'POST', path: '/api/talent/contracts/:id/notice' },
  withdraw: { method: 'POST', path: '/api/talent/contracts/:id/notice/withdraw' },
  acknowledge: { method: 'POST', path: '/api/talent/contracts/:id/notice/acknowledge' },
}

export const clientEndingsCalls: EndpointRefsOf<typeof clientEndingsContract> = {
  give: { method: 'POST', path: '/api/client/contracts/:id/notice' },
  withdraw: { method: 'POST', path: '/api/client/contracts/:id/notice/withdraw' },
  acknowledge: { method: 'POST', path: '/api/client/contracts/:id/notice/acknowledge' },
  replace: { method: 'POST', path: '/api/client/contracts/:id/replacement' },
}

export const endingsOpsCalls: EndpointRefsOf<typeof endingsOpsContract> = {
  give: { method: 'POST', path: '/api/ops/contracts/:id/notice' },
  withdraw: { method: 'POST', path: '/api/ops/contracts/:id/notice/withdraw' },
}

export const contractsOpsCalls: EndpointRefsOf<typeof contractsOpsContract> = {
  list: { method: 'GET', path: '/api/ops/contracts' },
  read: { method: 'GET', path: '/api/ops/contracts/:id' },
  parties: { method: 'GET', path: '/api/ops/contracts/:id/parties' },
  document: { method: 'GET', path: '/api/ops/contracts/:id/document' },
  print: { method: 'GET', path: '/api/ops/contracts/:id/pdf' },
  prepare: { method: 'POST', path: '/api/ops/contracts' },
  change: { method: 'PUT', path: '/api/ops/contracts/:id' },
  send: { method: 'POST', path: '/api/ops/contracts/:id/send' },
  takeBack: { method: 'POST', path: '/api/ops/contracts/:id/take-back' },
  terminate: { method: 'POST', path: '/api/ops/contracts/:id/terminate' },
}

export const contractsPublicCalls: EndpointRefsOf<typeof contractsPublicContract> = {
  verify: { method: 'POST', path: '/api/contracts/verify', idempotent: false },
}
