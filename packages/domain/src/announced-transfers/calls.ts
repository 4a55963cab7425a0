// Generated from the contracts: see kernel/calls.test.ts.
import type { EndpointRefsOf } from '../kernel/endpoint.ts'
import type { announcedTransfersContract } from './contract.ts'

export const announcedTransfersCalls: EndpointRefsOf<typeof announcedTransfersContract> = {
  read: { method: 'GET', path: '/api/client/how-to-pay' },
  announce: { method: 'POST', path: '/api/client/announced-transfers' },
  withdraw: { method: 'POST', path: '/api/client/announced-transfers/:id/withdraw' },
}
